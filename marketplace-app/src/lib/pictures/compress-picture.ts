import type { PictureSize } from '@stackyard/shared/domain/picture-crop'

/** Bytes a picture has at most when it is used: 0.3 MB, in the smaller reading of a megabyte. */
export const maxPictureBytes = 300_000

/** Reads and writes pictures; the browser's own, or a stand-in. `write` may answer with another type than was asked. */
export type PictureCodec<P extends PictureSize> = {
  /** @throws when the file is no picture that can be read. */
  read: (file: Blob) => Promise<P>
  write: (picture: P, size: PictureSize, type: string, quality: number) => Promise<Blob>
}

const keptTypes: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'])

/** Widest side and quality of each attempt; the first that is small enough is taken. */
const sides = [1920, 1600, 1280, 1024, 800, 640, 480, 320] as const
const qualities = [0.86, 0.74, 0.6] as const

export const isHeic = ({ type, name }: Pick<File, 'type' | 'name'>): boolean =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

/** The size with no side longer than `longest`. */
export const fitted = ({ width, height }: PictureSize, longest: number): PictureSize => {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

const extensions: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/webp': 'webp' }

const named = (content: Blob, name: string): File =>
  new File([content], `${name.replace(/\.\w+$/, '')}.${extensions[content.type] ?? 'png'}`, { type: content.type })

/** HEIC and HEIF as a JPEG of quality 1; any other file, and one that can't be read, as it is. */
export async function toJpegIfHeic<P extends PictureSize>(file: File, codec: PictureCodec<P>): Promise<File> {
  if (!isHeic(file)) return file
  try {
    const picture = await codec.read(file)
    return named(await codec.write(picture, picture, 'image/jpeg', 1), file.name)
  } catch {
    // The compression that follows decides about a picture that cannot be read.
    return file
  }
}

/** The picture in at most `maxPictureBytes`, or null when it can't be read or written: then there is no file. */
export async function compressPicture<P extends PictureSize>(file: File, codec: PictureCodec<P>): Promise<File | null> {
  try {
    const picture = await codec.read(file)
    if (file.size <= maxPictureBytes && keptTypes.has(file.type)) return file
    // A PNG may be clear in places, which JPEG can't keep.
    let type = file.type === 'image/png' ? 'image/webp' : 'image/jpeg'
    for (const side of sides)
      for (const quality of qualities) {
        const size = fitted(picture, side)
        let content = await codec.write(picture, size, type, quality)
        if (content.type !== type) {
          type = 'image/jpeg'
          content = await codec.write(picture, size, type, quality)
        }
        if (content.size <= maxPictureBytes) return named(content, file.name)
      }
    return null
  } catch {
    // The caller tells the person that the picture cannot be used.
    return null
  }
}
