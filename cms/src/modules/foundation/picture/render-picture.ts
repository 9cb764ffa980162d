import sharp from 'sharp'
import { readDerived, storeDerived } from '../../../platform/storage/derived-objects'
import type { Storage } from '../../../platform/storage/storage'

export const pictureWidths = [320, 640, 960, 1280, 1920] as const
export type PictureWidth = (typeof pictureWidths)[number]

const PARALLEL_RENDERS = 2

/** Runs at most so many tasks at once; the others wait their turn. */
function createGate(limit: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

/** A drawing of 16:10 as WebP at a width. */
export function renderPicture(svg: string, width: PictureWidth): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .resize(width, (width * 10) / 16)
    .webp({ quality: 80, effort: 3 })
    .toBuffer()
}

/** A drawing as WebP, in its own size. */
export const renderDrawing = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).webp({ lossless: true }).toBuffer()

/** A picture that is stored under a key, or drawn where it is not stored yet. */
export type StoredPicture = { key: string; type: string; draw: () => Promise<Buffer> }

export type PictureStore = {
  /** The picture's bytes. @throws what the drawing threw */
  bytesOf(picture: StoredPicture): Promise<Buffer>
}

/**
 * A store of pictures, each drawn when nobody has asked for it before; two askers of one picture share one drawing.
 * A picture that can't be read from the storage, or not be written there, is drawn for whoever asks.
 */
export function createPictureStore(storage: Storage): PictureStore {
  const gate = createGate(PARALLEL_RENDERS)
  const underway = new Map<string, Promise<Buffer>>()
  const make = async ({ key, type, draw }: StoredPicture): Promise<Buffer> => {
    const stored = await readDerived(storage, key)
    if (stored && stored.length > 0) return stored
    const bytes = await gate(draw)
    // It is drawn again for the next asker.
    await storeDerived(storage, key, bytes, type).catch(() => undefined)
    return bytes
  }
  return {
    bytesOf(picture) {
      const work = underway.get(picture.key) ?? make(picture).finally(() => underway.delete(picture.key))
      underway.set(picture.key, work)
      return work
    },
  }
}
