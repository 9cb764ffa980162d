import { Readable } from 'node:stream'
import parseRange from 'range-parser'
import { etagOf } from '../static-files'
import type { ByteRange, Storage, StoredObject } from './storage'

const toWeb = (body: Readable): ReadableStream => Readable.toWeb(body) as ReadableStream

/** The one range of bytes that a request asks for: null for the whole object, -1 when it lies outside of it. */
function rangeOf(request: Request, size: number, etag: string): ByteRange | null | -1 {
  const wanted = request.headers.get('range')
  const condition = request.headers.get('if-range')
  if (!wanted || (condition && condition !== etag)) return null
  const ranges = parseRange(size, wanted)
  if (ranges === -1) return -1
  const [first, ...others] = ranges === -2 || ranges.type !== 'bytes' ? [] : ranges
  return first && others.length === 0 ? { start: first.start, end: first.end } : null
}

/** The answer that needs the object's size alone; null when the bytes are to be sent. */
function withoutBody(request: Request, found: StoredObject, headers: Headers, range: ByteRange | null | -1) {
  const etag = headers.get('etag') ?? ''
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  if (range === -1) return new Response(null, { status: 416, headers: { 'content-range': `bytes */${found.size}` } })
  if (request.method !== 'HEAD') return null
  headers.set('content-length', String(found.size))
  return new Response(null, { headers })
}

/**
 * An object of the storage as the answer to GET or HEAD: an ETag (that of `headers`, else of size and time), 304 for a
 * match, one range of bytes; null when there is no such object. @throws CodedError FILES_UNAVAILABLE
 */
export async function objectResponse(
  storage: Storage,
  key: string,
  request: Request,
  headers: Record<string, string>,
): Promise<Response | null> {
  const answer = new Headers({ 'accept-ranges': 'bytes', ...headers })
  const note = (found: StoredObject) => {
    if (!answer.has('etag')) answer.set('etag', etagOf({ size: found.size, mtimeMs: found.modifiedAt.getTime() }))
  }
  const isAsked = ['range', 'if-none-match'].some((name) => request.headers.has(name)) || request.method === 'HEAD'
  const known = isAsked ? await storage.head(key) : null
  if (isAsked && !known) return null
  if (known) note(known)
  const range = known ? rangeOf(request, known.size, answer.get('etag') ?? '') : null
  const short = known && withoutBody(request, known, answer, range)
  if (short) return short
  const part = range === -1 || range === null ? undefined : range
  const found = await storage.get(key, part)
  if (!found) return null
  note(found)
  const { start, end } = part ?? { start: 0, end: found.size - 1 }
  answer.set('content-length', String(end - start + 1))
  if (part) answer.set('content-range', `bytes ${start}-${end}/${found.size}`)
  return new Response(toWeb(found.body), { status: part ? 206 : 200, headers: answer })
}
