import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { createPictureStore, pictureWidths } from '../picture'
import { storedPath } from './file-store'
import { MAX_PIXELS } from './operations/inspect-file'

const RESIZABLE = /\.(?:jpg|png|webp|avif)$/

/** Whether a stored file is a still picture that is drawn in other sizes. */
export const isResizable = (storedName: string): boolean => RESIZABLE.test(storedName)

type SizedType = 'avif' | 'webp'
export type SizedPicture = { name: string; width: number; type: SizedType }

export type SizedPictures = {
  /** Where the picture lies. @throws what sharp finds in a file that is no picture after all. */
  fileOf(this: void, picture: SizedPicture): Promise<string>
}

const folderOf = (dataDir: string) => join(dataDir, 'files', 'sized')

/**
 * The picture behind `/files/{storedName}/{width}.webp`, in the better of the two types that the asker takes (the address
 * stays that of the type which all browsers take); null for a file that is no still picture or a width that is not one of ours.
 */
export function sizedPictureAt(name: string, file: string, accept: string): SizedPicture | null {
  const width = pictureWidths.find((known) => file === `${known}.webp`)
  if (!width || !RESIZABLE.test(name)) return null
  return { name, width, type: accept.includes('image/avif') ? 'avif' : 'webp' }
}

/** Never wider than the original, turned as its camera was held, without what else the camera wrote down. */
function draw(dataDir: string, { name, width, type }: SizedPicture): Promise<Buffer> {
  const picture = sharp(storedPath(dataDir, name), { limitInputPixels: MAX_PIXELS, failOn: 'none' })
    .rotate()
    .resize({ width, withoutEnlargement: true })
  return (
    type === 'avif' ? picture.avif({ quality: 55, effort: 2 }) : picture.webp({ quality: 80, effort: 3 })
  ).toBuffer()
}

/** Pictures of uploaded files in the sizes that screens need, each drawn when it is asked for first. */
export function createSizedPictures(dataDir: string): SizedPictures {
  const store = createPictureStore(folderOf(dataDir))
  return {
    fileOf: (picture) =>
      store.fileOf(join(picture.name, `${picture.width}.${picture.type}`), () => draw(dataDir, picture)),
  }
}

/** Removes what was drawn of a file. */
export const removeSizedPictures = (dataDir: string, storedName: string): Promise<void> =>
  rm(join(folderOf(dataDir), storedName), { recursive: true, force: true })
