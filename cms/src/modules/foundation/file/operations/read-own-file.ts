import type { Services } from '../../../../platform/services'
import { readObject } from '../../../../platform/storage/storage'
import { fileKey } from '../file-store'
import { findOwnFile } from '../repository'
import { storedNameOf } from './delete-file'

/** The file behind an owner's link, with the name it was given; null when the owner has none there. */
export async function readOwnFile({ db, env, storage }: Services, ownerId: number, link: string): Promise<File | null> {
  const storedName = storedNameOf(link, env.PUBLIC_URL)
  const row = storedName ? await findOwnFile(db, { ownerId, storedName }) : null
  if (!row) return null
  const bytes = await readObject(storage, fileKey(row.storedName))
  return bytes && new File([new Uint8Array(bytes)], row.title, { type: row.mimeType })
}
