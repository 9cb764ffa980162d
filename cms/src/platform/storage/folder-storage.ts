import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CodedError } from '../coded-error'
import { assertKey, assertPrefix, sizeOf, type ListedObject, type Storage } from './storage'

const DRAFT = '.part'
const FULL = 'There is no room left for files. Nothing was saved; try again later.'

const isCode = (error: unknown, ...codes: string[]): boolean =>
  codes.includes(String((error as NodeJS.ErrnoException).code))

/** @returns what a call finds; null when there is no such file. @throws what else the call threw */
async function unlessMissing<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call
  } catch (error) {
    if (isCode(error, 'ENOENT', 'ENOTDIR')) return null
    throw error
  }
}

/** Writes beside the place and renames, so that a file is there whole or not at all. @throws what the disk says */
async function writeWhole(file: string, body: Buffer | Readable, size: number): Promise<void> {
  const draft = `${file}.${randomUUID()}${DRAFT}`
  try {
    if (Buffer.isBuffer(body)) await writeFile(draft, body, { flag: 'wx' })
    else await writeStream(draft, body, size)
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** @throws Error for a stream that does not hold `size` bytes */
async function writeStream(file: string, body: Readable, size: number): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await pipeline(body, createWriteStream(file, { flags: 'wx' }))
  if ((await stat(file)).size !== size) throw new Error('the stream did not hold what it said')
}

/** A full disk, or one whose share is used up, is said as what it is: the files can't be kept now. */
const asOutage = (error: unknown): unknown =>
  isCode(error, 'ENOSPC', 'EDQUOT') ? new CodedError('FILES_UNAVAILABLE', { message: FULL, cause: error }) : error

/** Deletes the folders above a file that are empty now, up to the area. */
async function removeEmpty(root: string, file: string): Promise<void> {
  let folder = dirname(file)
  while (dirname(folder) !== root && folder.startsWith(root + sep)) {
    const isRemoved = await rmdir(folder).then(
      () => true,
      // It still has files, or somebody else deleted it.
      () => false,
    )
    if (!isRemoved) return
    folder = dirname(folder)
  }
}

async function* listBelow(root: string, prefix: string): AsyncGenerator<ListedObject> {
  const entries = await unlessMissing(readdir(join(root, prefix), { recursive: true, withFileTypes: true }))
  for (const entry of entries ?? []) {
    if (!entry.isFile() || entry.name.endsWith(DRAFT)) continue
    const file = join(entry.parentPath, entry.name)
    // One that was deleted since is left out.
    const found = await unlessMissing(stat(file))
    const key = file.slice(root.length + 1).replaceAll(sep, '/')
    if (found) yield { key, size: found.size, modifiedAt: found.mtime }
  }
}

/** Objects as files below a folder of this machine, each under its key. */
export function folderStorage(folder: string): Storage {
  const root = join(folder)
  const fileOf = (key: string): string => {
    assertKey(key)
    return join(root, ...key.split('/'))
  }
  return {
    async put(key, body, about) {
      const [file, size] = [fileOf(key), sizeOf(body, about.size)]
      // Most files stand beside others. A folder that was made may be deleted, as empty, before the file is in it.
      const inNewFolder = async (error: unknown) => {
        if (!Buffer.isBuffer(body) || !isCode(error, 'ENOENT')) throw error
        await mkdir(dirname(file), { recursive: true })
        await writeWhole(file, body, size)
      }
      await writeWhole(file, body, size)
        .catch(inNewFolder)
        .catch(inNewFolder)
        .catch((error: unknown) => {
          throw asOutage(error)
        })
    },
    async get(key, range) {
      const handle = await unlessMissing(open(fileOf(key)))
      if (!handle) return null
      const found = await handle.stat()
      if (found.isFile())
        return { size: found.size, modifiedAt: found.mtime, body: handle.createReadStream(range ?? {}) }
      await handle.close()
      return null
    },
    async head(key) {
      const found = await unlessMissing(stat(fileOf(key)))
      return found?.isFile() ? { size: found.size, modifiedAt: found.mtime } : null
    },
    async delete(key) {
      const file = fileOf(key)
      await rm(file, { force: true })
      await removeEmpty(root, file)
    },
    list(prefix) {
      assertPrefix(prefix)
      return listBelow(root, prefix)
    },
  }
}
