import sharp from 'sharp'
import { readObject, type Storage } from '../../../platform/storage/storage'
import { createPictureStore, pictureWidths, type PictureStore } from '../picture'
import { fileKey, isStoredName } from './file-store'
import { MAX_PIXELS } from './operations/inspect-file'

const RESIZABLE = /\.(?:jpg|png|webp|avif)$/

/** Whether a stored file is a still picture that is drawn in other sizes. */
export const isResizable = (storedName: string): boolean => RESIZABLE.test(storedName)

type SizedType = 'avif' | 'webp'
export type SizedPicture = { name: string; width: number; type: SizedType }

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
async function draw(storage: Storage, { name, width, type }: SizedPicture): Promise<Buffer> {
  const original = await readObject(storage, fileKey(name))
  if (!original) throw new Error('the picture is gone')
  const picture = sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'none' })
    .rotate()
    .resize({ width, withoutEnlargement: true })
  return (
    type === 'avif' ? picture.avif({ quality: 55, effort: 2 }) : picture.webp({ quality: 80, effort: 3 })
  ).toBuffer()
}

/** What is below it was drawn of one file. @throws Error on a name that the store did not give. */
function sizedPrefix(storedName: string): string {
  if (!isStoredName(storedName)) throw new Error('not a stored name')
  return `files/sized/${storedName}/`
}

const stores = new WeakMap<Storage, PictureStore>()

/**
 * A picture of an uploaded file in a size that screens need, drawn when it is asked for first.
 * @throws what sharp finds in a file that is no picture after all; CodedError FILES_UNAVAILABLE
 */
export function sizedPicture(storage: Storage, picture: SizedPicture): Promise<Buffer> {
  const store = stores.get(storage) ?? createPictureStore(storage)
  stores.set(storage, store)
  return store.bytesOf({
    key: `${sizedPrefix(picture.name)}${picture.width}.${picture.type}`,
    type: `image/${picture.type}`,
    draw: () => draw(storage, picture),
  })
}

/** All that is stored of a file: itself, and what was drawn of it. @throws Error on a name that the store did not give. */
export const storedOf = (storedName: string): string[] => [fileKey(storedName), sizedPrefix(storedName)]
