import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { CodedError } from '../coded-error'

/** The most that one object may hold, in bytes. */
export const MAX_OBJECT_BYTES = 64 * 1024 * 1024

/** The folders of the storage: uploads with their sized pictures, media of the CMS, drawn pictures, rendered pages. */
export const STORAGE_AREAS = ['files', 'media', 'pictures', 'pages'] as const

export type StoredObject = {
  /** Of the whole object, in bytes. */
  size: number
  modifiedAt: Date
}
export type OpenObject = StoredObject & { body: Readable }
export type ListedObject = StoredObject & { key: string }

/** Positions of the first and the last byte. */
export type ByteRange = { start: number; end: number }

/**
 * Where files live that more than one process needs. A key is a path below one of STORAGE_AREAS, as `files/a.png`. Each
 * call throws CodedError FILES_UNAVAILABLE when the storage can't be reached, and an Error for a key that is no key.
 */
export type Storage = {
  /** Stores an object under a key, whole or not at all; a stream says its size in bytes. @throws Error above MAX_OBJECT_BYTES */
  put(key: string, body: Buffer | Readable, about: { type: string; size?: number }): Promise<void>
  /** Opens an object, or a range of its bytes; null when there is none. Whoever opens the body reads it or destroys it. */
  get(key: string, range?: ByteRange): Promise<OpenObject | null>
  head(key: string): Promise<StoredObject | null>
  /** Deletes an object; that there is none is no error. */
  delete(key: string): Promise<void>
  /** The objects below a prefix, which ends with `/`. */
  list(prefix: string): AsyncIterable<ListedObject>
}

// Letters and digits of every script, and what file names are made of; a name never begins with a dot.
const SEGMENT = /^[^\p{C}\\/.][^\p{C}\\/]*$/u
const MAX_KEY_LENGTH = 512

/** Whether a path names an object of the storage, and no place outside of its areas. */
export function isKey(key: string): boolean {
  const [area, ...names] = key.split('/')
  const isKnown = STORAGE_AREAS.some((known) => known === area)
  return isKnown && names.length > 0 && key.length <= MAX_KEY_LENGTH && names.every((name) => SEGMENT.test(name))
}

/** @throws Error for what is no key */
export function assertKey(key: string): void {
  if (!isKey(key)) throw new Error('not a key of the storage')
}

/** Refuses what is no area or folder below one. @throws Error */
export function assertPrefix(prefix: string): void {
  if (!prefix.endsWith('/')) throw new Error('a prefix of the storage ends with a slash')
  assertKey(`${prefix}name`)
}

/** The size of what is to be stored. @throws Error when it is not known or too large */
export function sizeOf(body: Buffer | Readable, stated: number | undefined): number {
  const size = Buffer.isBuffer(body) ? body.length : stated
  if (size === undefined) throw new Error('the size of a stream has to be given')
  if (size > MAX_OBJECT_BYTES) throw new Error('the object is too large for the storage')
  return size
}

/**
 * An object's bytes; null when there is none.
 * @throws Error above MAX_OBJECT_BYTES; CodedError FILES_UNAVAILABLE, also when the storage breaks off
 */
export async function readObject(storage: Storage, key: string): Promise<Buffer | null> {
  const found = await storage.get(key)
  if (!found) return null
  if (found.size > MAX_OBJECT_BYTES) {
    found.body.destroy()
    throw new Error('the object is too large to be read at once')
  }
  try {
    return await buffer(found.body)
  } catch (error) {
    throw new CodedError('FILES_UNAVAILABLE', { cause: error })
  }
}

const DELETED_AT_ONCE = 8

async function deleteAll(storage: Storage, keys: readonly string[]): Promise<void> {
  for (let at = 0; at < keys.length; at += DELETED_AT_ONCE)
    await Promise.all(keys.slice(at, at + DELETED_AT_ONCE).map((key) => storage.delete(key)))
}

/** Deletes everything below a prefix. @throws as `Storage` does */
async function deleteBelow(storage: Storage, prefix: string): Promise<void> {
  const keys: string[] = []
  for await (const { key } of storage.list(prefix)) keys.push(key)
  await deleteAll(storage, keys)
}

/** Deletes objects, a few at a time; a name that ends with `/` stands for all below it. @throws as `Storage` does */
export async function deleteObjects(storage: Storage, names: readonly string[]): Promise<void> {
  await deleteAll(
    storage,
    names.filter((name) => !name.endsWith('/')),
  )
  for (const name of names) if (name.endsWith('/')) await deleteBelow(storage, name)
}

/** Whether an error says that the storage can't be reached now. The panel's build has a copy of the class of its own. */
export const isStorageAway = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'FILES_UNAVAILABLE'
