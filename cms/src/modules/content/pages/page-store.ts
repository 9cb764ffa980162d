import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { deleteDerived, readDerived, storeDerived } from '../../../platform/storage/derived-objects'
import { deleteObjects, type Storage } from '../../../platform/storage/storage'
import type { Standing } from './standing'

/** A finished page, compressed as browsers take it. */
export type StoredPage = Standing & {
  type: string
  etag: string
  /** What it shows; a change of one of these drops it. */
  tags: string[]
  /** When its rendering began, in ms of the machine that rendered it: says how old it is, and nothing of changes. */
  renderedAt: number
  brotli: Buffer
  /** Made when the first reader without Brotli asks for it (page-answer.ts). */
  gzip?: Buffer
}

const decompressed = promisify(brotliDecompress)

/** The page as it was rendered. */
export const plainOf = ({ brotli }: StoredPage): Promise<Buffer> => decompressed(brotli)

/** Where finished pages are kept; whether one is still right is for the caller to know (dropped-tags.ts). */
export type PageStore = {
  /** The page as this process knows it, while `isRight`; else as it was stored last, maybe by another process. */
  get(path: string, isRight: (page: StoredPage) => boolean): Promise<StoredPage | null>
  /** One of the pages that were asked for last, which are in memory. */
  recent(path: string): StoredPage | undefined
  put(path: string, page: StoredPage): Promise<void>
  delete(path: string): Promise<void>
}

type Head = Omit<StoredPage, 'gzip' | 'brotli'> & { path: string; length: number }

const HEAD_BYTES = 4
const MEMORY_BYTES = 32 * 1024 * 1024

function toObject(path: string, { brotli, gzip: _, ...page }: StoredPage): Buffer {
  const head = Buffer.from(JSON.stringify({ ...page, path, length: brotli.length } satisfies Head))
  const length = Buffer.alloc(HEAD_BYTES)
  length.writeUInt32BE(head.length)
  return Buffer.concat([length, head, brotli])
}

function fromObject(path: string, file: Buffer): StoredPage | null {
  const from = HEAD_BYTES + file.readUInt32BE(0)
  const { path: known, length, ...page } = JSON.parse(file.subarray(HEAD_BYTES, from).toString()) as Head
  return known === path && file.length === from + length ? { ...page, brotli: file.subarray(from) } : null
}

const ROOT = 'pages/'

/**
 * Stores the pages of a build as one object each, and those asked for last in memory.
 */
export function pageStore(storage: Storage, build: string): PageStore {
  const recent = new LRUCache<string, StoredPage>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ brotli }) => brotli.length,
  })
  const keyOf = (path: string): string => {
    const name = createHash('sha256').update(path).digest('hex')
    return `${ROOT}${build}/${name.slice(0, 2)}/${name.slice(2, 40)}`
  }
  return {
    recent: (path) => recent.get(path),
    async get(path, isRight) {
      const known = recent.get(path)
      if (known && isRight(known)) return known
      const object = await readDerived(storage, keyOf(path))
      const page = object && fromObject(path, object)
      if (!page || (known && !isRight(page))) return known ?? null
      recent.set(path, page)
      return page
    },
    async delete(path) {
      recent.delete(path)
      await deleteDerived(storage, keyOf(path))
    },
    async put(path, page) {
      recent.set(path, page)
      await storeDerived(storage, keyOf(path), toObject(path, page), 'application/octet-stream')
    },
  }
}

/** Deletes the pages of other builds, and those that were stored before `before` (ms). @throws as the storage does */
export async function prunePages(storage: Storage, build: string, before: number): Promise<void> {
  const old: string[] = []
  for await (const { key, modifiedAt } of storage.list(ROOT))
    if (!key.startsWith(`${ROOT}${build}/`) || modifiedAt.getTime() < before) old.push(key)
  await deleteObjects(storage, old)
}
