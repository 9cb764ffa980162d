import type { Services } from '../../../../platform/services'
import { readObject } from '../../../../platform/storage/storage'
import { fileKey } from '../file-store'
import { findFile } from '../repository'
import { isResizable, sizedPicture, type SizedPicture } from '../sized-picture'

/**
 * A file for somebody whom the caller has found to be its reader, at a width when it is a picture that has sizes; null
 * when it is gone. @throws CodedError FILES_UNAVAILABLE
 */
export async function readFileById(
  { db, storage }: Services,
  id: number,
  width?: SizedPicture['width'],
): Promise<File | null> {
  const row = await findFile(db, id)
  if (!row) return null
  const isSized = width !== undefined && isResizable(row.storedName)
  const bytes = isSized
    ? await sizedPicture(storage, { name: row.storedName, width, type: 'webp' })
    : await readObject(storage, fileKey(row.storedName))
  return bytes && new File([new Uint8Array(bytes)], row.title, { type: isSized ? 'image/webp' : row.mimeType })
}
