import { randomUUID } from 'node:crypto'
import { mkdir, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { drawScene } from './scene'

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

/** Draws a scene at a width; the height follows from 16:10. */
export function renderPicture(seed: number, width: PictureWidth): Promise<Buffer> {
  return sharp(Buffer.from(drawScene(seed)))
    .resize(width, (width * 10) / 16)
    .webp({ quality: 80, effort: 3 })
    .toBuffer()
}

/** A drawing as WebP, in its own size. */
export const renderDrawing = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).webp({ lossless: true }).toBuffer()

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.size > 0,
    () => false,
  )
}

/**
 * A store of pictures under a folder. `fileOf` gives the path of a picture, drawing it first when nobody has asked for it
 * before; two askers of one picture share one drawing, and a picture appears under its name only when whole.
 */
export function createPictureStore(folder: string) {
  const gate = createGate(PARALLEL_RENDERS)
  const underway = new Map<string, Promise<void>>()
  const make = async (file: string, draw: () => Promise<Buffer>) => {
    const bytes = await gate(draw)
    await mkdir(dirname(file), { recursive: true })
    const draft = `${file}.${randomUUID()}.part`
    await writeFile(draft, bytes)
    await rename(draft, file)
  }
  return {
    async fileOf(name: string, draw: () => Promise<Buffer>): Promise<string> {
      const file = join(folder, name)
      if (await exists(file)) return file
      const work = underway.get(file) ?? make(file, draw).finally(() => underway.delete(file))
      underway.set(file, work)
      await work
      return file
    },
  }
}
