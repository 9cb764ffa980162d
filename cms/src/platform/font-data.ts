import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'

/** Sizes of the headers and of their entries, in bytes: of WOFF 1.0, and of the TrueType file inside of it. */
const WOFF = { header: 44, entry: 20 } as const
const TRUETYPE = { header: 12, entry: 16 } as const

type Table = { tag: number; checksum: number; data: Buffer }

function tablesOf(woff: Buffer): Table[] {
  return Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const at = WOFF.header + index * WOFF.entry
    const start = woff.readUInt32BE(at + 4)
    const packed = woff.subarray(start, start + woff.readUInt32BE(at + 8))
    const isPacked = packed.length < woff.readUInt32BE(at + 12)
    return {
      tag: woff.readUInt32BE(at),
      checksum: woff.readUInt32BE(at + 16),
      data: isPacked ? inflateSync(packed) : packed,
    }
  })
}

const padded = (length: number): number => Math.ceil(length / 4) * 4

/**
 * The TrueType file that a WOFF file packs. PDFKit unpacks the table of outlines again for each letter that it reads from a
 * WOFF file, which takes most of the time of a document in Arabic.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const tables = tablesOf(woff)
  const first = TRUETYPE.header + tables.length * TRUETYPE.entry
  const file = Buffer.alloc(tables.reduce((size, { data }) => size + padded(data.length), first))
  const exponent = Math.floor(Math.log2(tables.length))
  file.writeUInt32BE(woff.readUInt32BE(4), 0)
  file.writeUInt16BE(tables.length, 4)
  file.writeUInt16BE(16 * 2 ** exponent, 6)
  file.writeUInt16BE(exponent, 8)
  file.writeUInt16BE(16 * (tables.length - 2 ** exponent), 10)
  let offset = first
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const at = TRUETYPE.header + index * TRUETYPE.entry
    file.writeUInt32BE(tag, at)
    file.writeUInt32BE(checksum, at + 4)
    file.writeUInt32BE(offset, at + 8)
    file.writeUInt32BE(data.length, at + 12)
    data.copy(file, offset)
    offset += padded(data.length)
  }
  return file
}

const known = new Map<string, Buffer>()

/** A font as TrueType by the path of its WOFF file; read and unpacked once. */
export function fontData(path: string): Buffer {
  const data = known.get(path) ?? unpackWoff(readFileSync(path))
  known.set(path, data)
  return data
}
