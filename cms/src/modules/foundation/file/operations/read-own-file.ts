import { readFile } from 'node:fs/promises'
import type { Services } from '../../../../platform/services'
import { storedPath } from '../file-store'
import { findOwnFile } from '../repository'
import { storedNameOf } from './delete-file'

/** The file behind an owner's link, with the name it was given; null when the owner has none there. */
export async function readOwnFile({ db, env }: Services, ownerId: number, link: string): Promise<File | null> {
  const storedName = storedNameOf(link, env.PUBLIC_URL)
  const row = storedName ? await findOwnFile(db, { ownerId, storedName }) : null
  if (!row) return null
  const bytes = await readFile(storedPath(env.DATA_DIR, row.storedName)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  return bytes && new File([new Uint8Array(bytes)], row.title, { type: row.mimeType })
}
