import { createRequire } from 'node:module'

/**
 * Source for threads that read office documents, which are texts because the server's bundle is one file. `repack` trusts
 * no stated sizes: each part is inflated up to what is left of the limit, and the reader gets an archive of what was
 * counted. It throws `ERR_BUFFER_TOO_LARGE` for what inflates to more.
 */
export const REPACK = `
function repack(archive, entries, maxBytes, fflate) {
  const { inflateRawSync } = require('node:zlib')
  const bytes = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength)
  let left = maxBytes
  function inflate({ at, method, packedBytes }) {
    const from = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
    const packed = bytes.subarray(from, from + packedBytes)
    const inflated = method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: Math.max(left, 1) })
    left -= inflated.length
    if (left <= 0) throw Object.assign(new Error('too large'), { code: 'ERR_BUFFER_TOO_LARGE' })
    return inflated
  }
  const parts = Object.create(null)
  for (const entry of entries) parts[entry.name] = inflate(entry)
  return Buffer.from(require(fflate).zipSync(parts, { level: 0 }))
}`

/** Where the archive's library is, as this module finds it: a thread has no place of its own to look from. */
export const archiveLibrary = (): string => createRequire(import.meta.url).resolve('fflate')
