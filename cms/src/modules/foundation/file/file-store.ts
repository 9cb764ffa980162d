import { randomBytes } from 'node:crypto'
import { mkdir, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const NAME = /^[0-9a-f]{32}\.[a-z]{3,4}$/

/** Names this store gives: 128 random bits and an extension. Nothing a client sends is ever part of a path. */
export const newStoredName = (extension: string): string => `${randomBytes(16).toString('hex')}.${extension}`

export const isStoredName = (name: string): boolean => NAME.test(name)

const folderOf = (dataDir: string) => join(dataDir, 'files')

/** Where a stored file lies. @throws Error on a name that the store did not give. */
export function storedPath(dataDir: string, storedName: string): string {
  if (!isStoredName(storedName)) throw new Error('not a stored name')
  return join(folderOf(dataDir), storedName)
}

export async function storeFile(dataDir: string, storedName: string, bytes: Buffer): Promise<void> {
  await mkdir(folderOf(dataDir), { recursive: true })
  await writeFile(storedPath(dataDir, storedName), bytes, { flag: 'wx' })
}

/** Removes a file's bytes; that they are gone already is no error. */
export async function removeFile(dataDir: string, storedName: string): Promise<void> {
  await unlink(storedPath(dataDir, storedName)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
}
