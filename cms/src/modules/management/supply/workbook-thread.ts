import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { archiveLibrary, listEntries, REPACK } from '../../foundation/file'

const READ_MS = 10_000
const MEMORY_MB = 128

/** What the parts of a workbook may inflate to. 5,000 rows of 100 columns take about 20 MB. */
export const MAX_INFLATED_BYTES = 32 * 1024 * 1024

/**
 * Runs in a thread of its own, as text because the server's bundle is one file. The reader makes every cell up to the last one, so that a small workbook with one cell far out runs out of that
 * thread's memory, not the server's.
 */
const THREAD = `
const { parentPort, workerData } = require('node:worker_threads')
${REPACK}
async function read() {
  const { bytes, entries, maxBytes, fflate, reader } = workerData
  return require(reader).readSheet(repack(bytes, entries, maxBytes, fflate))
}
read().then(
  (rows) => parentPort.postMessage(rows),
  (error) => parentPort.postMessage(error.code === 'ERR_BUFFER_TOO_LARGE' ? 'too-large' : 'unreadable'),
)`

const require = createRequire(import.meta.url)

/** Where the libraries are, as this module finds them: the thread has no place of its own to look from. */
const libraries = { reader: require.resolve('read-excel-file/node'), fflate: archiveLibrary() }

export type WorkbookRows = unknown[][] | 'too-large' | 'unreadable'

/** The rows of a workbook's first sheet, or why there are none. It takes bounded time and memory, whatever it is given. */
export function readInThread(bytes: Buffer): Promise<WorkbookRows> {
  const entries = (listEntries(bytes) ?? []).filter(({ name }) => /\.(xml|rels)$/.test(name))
  return new Promise((resolve) => {
    const worker = new Worker(THREAD, {
      eval: true,
      workerData: { bytes: new Uint8Array(bytes), entries, maxBytes: MAX_INFLATED_BYTES, ...libraries },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    })
    const end = (rows: WorkbookRows) => {
      clearTimeout(timer)
      resolve(rows)
      void worker.terminate()
    }
    const timer = setTimeout(() => end('unreadable'), READ_MS)
    worker.once('message', (rows: WorkbookRows) => end(rows))
    worker.once('error', () => end('unreadable'))
    worker.once('exit', () => end('unreadable'))
  })
}
