import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { CodedError } from '../../../platform/coded-error'
import { inFileThread } from '../../../platform/thread-queue'
import { archiveLibrary, listEntries, officeKind, REPACK } from '../../foundation/file'

const READ_MS = 15_000
const MEMORY_MB = 256
/** What the parts of a docx may inflate to; the text of a long book takes a few. */
const MAX_INFLATED_BYTES = 32 * 1024 * 1024
/** What a model is given of a document; a longer one is cut. */
const LONGEST = 24_000

type Kind = 'docx' | 'pdf' | 'text'

/**
 * Runs in a thread of its own, as a text because the server's bundle is one file: a document that takes too much memory
 * or time takes that thread's, not the server's. What a docx inflates to is counted before it is read.
 */
const THREAD = `
const { parentPort, workerData } = require('node:worker_threads')
${REPACK}
const readers = {
  docx: async (bytes) => {
    const { entries, maxBytes, paths } = workerData
    const buffer = repack(bytes, entries, maxBytes, paths.fflate)
    return (await require(paths.mammoth).extractRawText({ buffer })).value
  },
  pdf: async (bytes) => {
    const { extractText } = await import(workerData.paths.unpdf)
    return (await extractText(new Uint8Array(bytes), { mergePages: true })).text
  },
}
readers[workerData.kind](workerData.bytes).then(
  (text) => parentPort.postMessage(text),
  () => parentPort.postMessage(null),
)`

const require = createRequire(import.meta.url)

/** Where the readers are, as this module finds them: the thread has no place of its own to look from. */
const paths = {
  mammoth: require.resolve('mammoth'),
  unpdf: pathToFileURL(require.resolve('unpdf')).href,
  fflate: archiveLibrary(),
}

/** The parts of a docx that hold words, without its pictures. */
const wordsOf = (bytes: Uint8Array) =>
  (listEntries(Buffer.from(bytes)) ?? []).filter(({ name }) => /\.(xml|rels)$/.test(name))

const refuse = (message: string) => new CodedError('UNSUPPORTED_FILE', { message, issues: [{ path: 'file', message }] })

function kindOf(bytes: Uint8Array, name: string): Kind | null {
  const head = Buffer.from(bytes.subarray(0, 5)).toString('latin1')
  if (head.startsWith('%PDF-')) return 'pdf'
  if (head.startsWith('PK')) return officeKind(Buffer.from(bytes.buffer)) === 'docx' ? 'docx' : null
  return /\.(?:txt|md)$/i.test(name) && !bytes.includes(0) ? 'text' : null
}

function readInThread(kind: Kind, bytes: Uint8Array): Promise<string | null> {
  return new Promise((resolve) => {
    const worker = new Worker(THREAD, {
      eval: true,
      workerData: { kind, bytes, paths, entries: kind === 'docx' ? wordsOf(bytes) : [], maxBytes: MAX_INFLATED_BYTES },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    })
    const end = (text: string | null) => {
      clearTimeout(timer)
      resolve(text)
      void worker.terminate()
    }
    const timer = setTimeout(() => end(null), READ_MS)
    worker.once('message', (text: string | null) => end(text))
    worker.once('error', () => end(null))
    worker.once('exit', () => end(null))
  })
}

/**
 * The words of an uploaded docx, pdf, txt or md, told by content, at most 24,000 characters.
 * @throws CodedError UNSUPPORTED_FILE when it is another kind, cannot be read within limits, or holds no words;
 * UNAVAILABLE when many documents wait to be read.
 */
export async function readDocument(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = kindOf(bytes, file.name)
  if (!kind) throw refuse('Choose a docx, pdf, txt or md file.')
  const text = kind === 'text' ? new TextDecoder().decode(bytes) : await inFileThread(() => readInThread(kind, bytes))
  if (text === null) throw refuse('This file cannot be read.')
  const words = text.replaceAll(/[^\S\n]+/g, ' ').trim()
  if (words.length < 20) throw refuse('There are no words in this file.')
  return words.slice(0, LONGEST)
}
