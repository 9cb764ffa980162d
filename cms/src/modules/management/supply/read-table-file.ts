import papaparse from 'papaparse'
import { text } from '@stackyard/shared/messages/text'
import { maxFileBytes } from '@stackyard/shared/schema/file'
import { CodedError } from '../../../platform/coded-error'
import { inFileThread } from '../../../platform/thread-queue'
import { officeKind } from '../../foundation/file'
import { readInThread } from './workbook-thread'

/** Rows a table may have; a file of more is refused before it is read through. */
const MAX_ROWS = 5000

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
  const read = officeKind(bytes) === 'xlsx' ? await inFileThread(() => readInThread(bytes)) : 'unreadable'
  if (read === 'too-large') throw new CodedError('BODY_TOO_LARGE', { message: text('file.workbookTooLarge') })
  if (read === 'unreadable') throw new CodedError('UNSUPPORTED_FILE', { message: 'This workbook cannot be read.' })
  return read
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
