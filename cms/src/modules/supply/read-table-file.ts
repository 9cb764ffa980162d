import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import papaparse from 'papaparse'
import { maxFileBytes } from '@stackyard/shared/schema/file'
import { CodedError } from '../../platform/coded-error'
import { inFileThread } from '../../platform/thread-queue'
import { officeKind } from '../file'

/** Rows a table may have; a file of more is refused before it is read through. */
const MAX_ROWS = 5000

const READ_MS = 10_000
const MEMORY_MB = 128

/**
 * Runs in a thread of its own, as a text because the server's bundle is one file: the reader makes every cell up to the
 * last one, so that a small workbook with one cell far out runs out of that thread's memory, not the server's.
 */
const THREAD = `
const { parentPort, workerData } = require('node:worker_threads')
require(workerData.reader).readSheet(Buffer.from(workerData.bytes)).then(
  (rows) => parentPort.postMessage(rows),
  () => parentPort.postMessage(null),
)`

const require = createRequire(import.meta.url)

/** Where the reader is, as this module finds it: the thread has no place of its own to look from. */
const reader = require.resolve('read-excel-file/node')

const startsLikeZip = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 0x03, 0x04]))

/**
 * The rows of a CSV or XLSX file, told by its content. @throws CodedError BODY_TOO_LARGE, UNSUPPORTED_FILE for what is
 * neither, VALIDATION_FAILED for what cannot be read, UNAVAILABLE when many workbooks
 * wait to be read
 */
export async function readTableFile(file: File): Promise<unknown[][]> {
  if (file.size > maxFileBytes) throw new CodedError('BODY_TOO_LARGE')
  const bytes = Buffer.from(await file.arrayBuffer())
  const rows = startsLikeZip(bytes) ? await readWorkbook(bytes) : readText(bytes)
  if (rows.length > MAX_ROWS) throw new CodedError('BODY_TOO_LARGE')
  return rows
}

async function readWorkbook(bytes: Buffer): Promise<unknown[][]> {
  const rows = officeKind(bytes) === 'xlsx' ? await inFileThread(() => readInThread(bytes)) : null
  if (!rows) throw new CodedError('UNSUPPORTED_FILE', { message: 'This workbook cannot be read.' })
  return rows
}

function readInThread(bytes: Buffer): Promise<unknown[][] | null> {
  return new Promise((resolve) => {
    const worker = new Worker(THREAD, {
      eval: true,
      workerData: { bytes: new Uint8Array(bytes), reader },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    })
    const end = (rows: unknown[][] | null) => {
      clearTimeout(timer)
      resolve(rows)
      void worker.terminate()
    }
    const timer = setTimeout(() => end(null), READ_MS)
    worker.once('message', (rows: unknown[][] | null) => end(rows))
    worker.once('error', () => end(null))
    worker.once('exit', () => end(null))
  })
}

function readText(bytes: Buffer): unknown[][] {
  if (bytes.includes(0)) throw new CodedError('UNSUPPORTED_FILE')
  const { data, errors } = papaparse.parse<string[]>(bytes.toString('utf8').replace(/^\uFEFF/, ''), {
    skipEmptyLines: false,
  })
  const [first] = errors.filter(({ type }) => type === 'Quotes')
  if (first)
    throw new CodedError('VALIDATION_FAILED', {
      message: `Row ${(first.row ?? 0) + 1}: ${first.message}`,
      issues: [{ path: `rows[${(first.row ?? 0) + 1}]`, message: first.message }],
    })
  return data
}
