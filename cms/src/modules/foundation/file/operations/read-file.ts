import { readFile } from 'node:fs/promises'
import type { Services } from '../../../../platform/services'
import { storedPath } from '../file-store'
import { findFile } from '../repository'
import { createSizedPictures, isResizable, type SizedPicture, type SizedPictures } from '../sized-picture'

const stores = new Map<string, SizedPictures>()

const sizedIn = (dataDir: string): SizedPictures => {
  const store = stores.get(dataDir) ?? createSizedPictures(dataDir)
  stores.set(dataDir, store)
  return store
}

/**
 * A file for somebody whom the caller has found to be its reader, at a width when it is a picture that has sizes; null
 * when it is gone.
 */
export async function readFileById(
  { db, env }: Services,
  id: number,
  width?: SizedPicture['width'],
): Promise<File | null> {
  const row = await findFile(db, id)
  if (!row) return null
  const isSized = width !== undefined && isResizable(row.storedName)
  const path = isSized
    ? await sizedIn(env.DATA_DIR).fileOf({ name: row.storedName, width, type: 'webp' })
    : storedPath(env.DATA_DIR, row.storedName)
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  return bytes && new File([new Uint8Array(bytes)], row.title, { type: isSized ? 'image/webp' : row.mimeType })
}
