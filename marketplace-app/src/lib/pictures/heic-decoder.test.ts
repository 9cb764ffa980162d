import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { heicPictures } from '@stackyard/shared/ui/heic.test-data'
import { describe, expect, it } from 'vitest'
import { decodeHeic, type Pixels } from './heic-decoder'

const bufferOf = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer
const heifModule = bufferOf(
  readFileSync(createRequire(import.meta.url).resolve('libheif-js/libheif-wasm/libheif.wasm')),
)
const fileOf = (base64: string): ArrayBuffer => bufferOf(Buffer.from(base64, 'base64'))

/** The name of the color in the middle of each quarter, row by row. */
function quartersOf({ data, width, height }: Pixels): string[] {
  const named = (x: number, y: number): string => {
    const [red = 0, green = 0, blue = 0] = data.slice((y * width + x) * 4)
    if (red > 150) return green > 150 ? 'yellow' : 'red'
    return green > blue ? 'green' : 'blue'
  }
  const [left, right, top, bottom] = [width / 4, (width * 3) / 4, height / 4, (height * 3) / 4]
  return [named(left, top), named(right, top), named(left, bottom), named(right, bottom)]
}

describe('R-324: a picture as phones take it', () => {
  it('is read as it is', async () => {
    const pixels = await decodeHeic(fileOf(heicPictures.upright), heifModule)
    expect([pixels.width, pixels.height]).toEqual([128, 96])
    expect(quartersOf(pixels)).toEqual(['red', 'green', 'blue', 'yellow'])
  })

  it('is turned as it says', async () => {
    const pixels = await decodeHeic(fileOf(heicPictures.turned), heifModule)
    expect([pixels.width, pixels.height]).toEqual([96, 128])
    expect(quartersOf(pixels)).toEqual(['green', 'yellow', 'red', 'blue'])
  })

  it.each([
    ['another kind of file', bufferOf(Buffer.from('%PDF-1.7 and nothing of a picture'))],
    ['half a file', fileOf(heicPictures.upright).slice(0, 400)],
    ['nothing', new ArrayBuffer(0)],
  ])('is refused when it is %s', async (_what, file) => {
    await expect(decodeHeic(file, heifModule)).rejects.toThrow()
  })
})
