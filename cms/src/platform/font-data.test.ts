import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fontData, unpackWoff } from './font-data'
import { fontFile } from './font-file'

const path = fontFile('noto-sans-arabic', 'arabic', 400)

/** The sum of a table's 32-bit words, as TrueType counts it. */
function sumOf(table: Buffer): number {
  let sum = 0
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0
  return sum
}

it('a packed font has all of its tables as TrueType, each with the checksum of its data', () => {
  const woff = readFileSync(path)
  const file = unpackWoff(woff)
  expect(file.readUInt32BE(0)).toBe(0x00_01_00_00)
  const count = file.readUInt16BE(4)
  expect(count).toBe(woff.readUInt16BE(12))
  const tags: string[] = []
  for (let index = 0; index < count; index += 1) {
    const at = 12 + index * 16
    const tag = file.toString('latin1', at, at + 4)
    const start = file.readUInt32BE(at + 8)
    const end = start + Math.ceil(file.readUInt32BE(at + 12) / 4) * 4
    tags.push(tag)
    expect(end).toBeLessThanOrEqual(file.length)
    // The table `head` has a sum over the whole file in it, which is left out of its own.
    const table = Buffer.from(file.subarray(start, end))
    if (tag === 'head') table.writeUInt32BE(0, 8)
    expect(sumOf(table), tag).toBe(file.readUInt32BE(at + 4))
  }
  expect(tags).toEqual(expect.arrayContaining(['GSUB', 'cmap', 'glyf', 'head', 'hmtx', 'loca', 'maxp']))
})

it('is read and unpacked once', () => {
  expect(fontData(path)).toBe(fontData(path))
})
