import type { PictureSize } from '@stackyard/shared/domain/picture-crop'
import { describe, expect, it } from 'vitest'
import { compressPicture, fitted, maxPictureBytes, type PictureCodec, toJpegIfHeic } from './compress-picture'

const file = (bytes: number, type = 'image/jpeg', name = 'dock.jpg') =>
  new File([new Uint8Array(bytes)], name, { type })

type Writing = { type: string; quality: number; size: PictureSize }

/** Pictures of 4000 by 3000 that take `density` bytes a pixel at full quality. */
function codecOf(density: number, writes: (type: string) => string = (type) => type) {
  const written: Writing[] = []
  const codec: PictureCodec<PictureSize> = {
    read: async () => ({ width: 4000, height: 3000 }),
    write: async (_picture, size, type, quality) => {
      written.push({ type, quality, size })
      const bytes = Math.round(size.width * size.height * quality * density)
      return new Blob([new Uint8Array(bytes)], { type: writes(type) })
    },
  }
  return { codec, written }
}

const unreadable: PictureCodec<PictureSize> = {
  read: async () => Promise.reject(new Error('no picture')),
  write: async () => Promise.reject(new Error('nothing to write')),
}

describe('compressPicture', () => {
  it.each([0.1, 0.3, 1, 2.5])(
    'R-323: a photo of 2 MB is sent with at most 0.3 MB (%s bytes a pixel)',
    async (density) => {
      const sent = await compressPicture(file(2_000_000), codecOf(density).codec)
      expect(sent?.size).toBeGreaterThan(0)
      expect(sent?.size).toBeLessThanOrEqual(maxPictureBytes)
      expect(maxPictureBytes).toBeLessThanOrEqual(0.3 * 1024 * 1024)
    },
  )

  it('takes the best of what is small enough', async () => {
    const { codec, written } = codecOf(0.2)
    await compressPicture(file(2_000_000), codec)
    expect(written.map(({ size, quality }) => [size.width, quality])).toEqual([
      [1920, 0.86],
      [1920, 0.74],
      [1920, 0.6],
      [1600, 0.86],
      [1600, 0.74],
    ])
  })

  it('leaves a small picture as it is, and makes a JPEG of one that browsers do not all show', async () => {
    const small = file(300_000, 'image/png')
    expect(await compressPicture(small, codecOf(1).codec)).toBe(small)
    const sent = await compressPicture(file(9000, 'image/bmp', 'gate.bmp'), codecOf(0.01).codec)
    expect([sent?.type, sent?.name]).toEqual(['image/jpeg', 'gate.jpg'])
  })

  it('keeps what is clear in a PNG as WebP, where the browser writes that', async () => {
    const large = file(900_000, 'image/png', 'logo.png')
    expect((await compressPicture(large, codecOf(0.05).codec))?.name).toBe('logo.webp')
    const pngOnly = codecOf(0.05, (type) => (type === 'image/webp' ? 'image/png' : type))
    expect((await compressPicture(large, pngOnly.codec))?.name).toBe('logo.jpg')
  })

  it('R-325: what cannot be read yields no file, however small', async () => {
    expect(await compressPicture(file(900), unreadable)).toBeNull()
    expect(await compressPicture(file(900_000), { ...codecOf(1).codec, write: unreadable.write })).toBeNull()
  })
})

describe('toJpegIfHeic', () => {
  it.each([
    ['image/heic', 'IMG_1.HEIC'],
    ['image/heif', 'IMG_1.heif'],
    ['', 'IMG_1.heic'],
  ])('R-324: %j %s becomes a JPEG of quality 1', async (type, name) => {
    const { codec, written } = codecOf(0.1)
    const converted = await toJpegIfHeic(file(900, type, name), codec)
    expect([converted.type, converted.name]).toEqual(['image/jpeg', 'IMG_1.jpg'])
    expect(written).toEqual([{ type: 'image/jpeg', quality: 1, size: { width: 4000, height: 3000 } }])
  })

  it('R-324: a broken one stays as it is, and so does every other picture', async () => {
    const broken = file(900, 'image/heic', 'IMG_1.heic')
    expect(await toJpegIfHeic(broken, unreadable)).toBe(broken)
    const { codec, written } = codecOf(0.1)
    const photo = file(900)
    expect(await toJpegIfHeic(photo, codec)).toBe(photo)
    expect(written).toEqual([])
  })
})

it.each([
  [{ width: 4000, height: 3000 }, 1920, { width: 1920, height: 1440 }],
  [{ width: 300, height: 4000 }, 1000, { width: 75, height: 1000 }],
  [{ width: 640, height: 400 }, 1920, { width: 640, height: 400 }],
  [{ width: 9000, height: 1 }, 320, { width: 320, height: 1 }],
])('%j within %s is %j', (size, longest, drawn) => {
  expect(fitted(size, longest)).toEqual(drawn)
})
