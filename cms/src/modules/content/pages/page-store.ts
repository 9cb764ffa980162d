import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { LRUCache } from 'lru-cache'

/** A finished page with the forms it is sent in. */
export type StoredPage = {
  type: string
  etag: string
  /** What it shows; a change of one of these drops it. */
  tags: string[]
  /** When its rendering began, in ms. */
  renderedAt: number
  plain: Buffer
  gzip: Buffer
  brotli: Buffer
}

/** Where finished pages are kept; whether one is still right is for the caller to know (dropped-tags.ts). */
export type PageStore = {
  /** The page as this process knows it, while `isRight`; else as it was stored last, maybe by another process. */
  get(path: string, isRight: (page: StoredPage) => boolean): Promise<StoredPage | null>
  /** One of the pages that were asked for last, which are in memory. */
  recent(path: string): StoredPage | undefined
  put(path: string, page: StoredPage): Promise<void>
  delete(path: string): Promise<void>
}

type Head = Omit<StoredPage, 'plain' | 'gzip' | 'brotli'> & { path: string; lengths: [number, number, number] }

const HEAD_BYTES = 4
const MEMORY_BYTES = 64 * 1024 * 1024

function toFile(path: string, { plain, gzip, brotli, ...page }: StoredPage): Buffer[] {
  const lengths: Head['lengths'] = [plain.length, gzip.length, brotli.length]
  const head = Buffer.from(JSON.stringify({ ...page, path, lengths } satisfies Head))
  const length = Buffer.alloc(HEAD_BYTES)
  length.writeUInt32BE(head.length)
  return [length, head, plain, gzip, brotli]
}

function fromFile(path: string, file: Buffer): StoredPage | null {
  const from = HEAD_BYTES + file.readUInt32BE(0)
  const { path: known, lengths, ...page } = JSON.parse(file.subarray(HEAD_BYTES, from).toString()) as Head
  if (known !== path) return null
  const [plain, gzip, brotli] = lengths
  if (file.length !== from + plain + gzip + brotli) return null
  return {
    ...page,
    plain: file.subarray(from, from + plain),
    gzip: file.subarray(from + plain, from + plain + gzip),
    brotli: file.subarray(from + plain + gzip),
  }
}

const sizeOf = ({ plain, gzip, brotli }: StoredPage): number => plain.length + gzip.length + brotli.length

/** Keeps pages as one file each below `folder`, and those asked for last in memory. */
export function folderStore(folder: string): PageStore {
  const recent = new LRUCache<string, StoredPage>({ maxSize: MEMORY_BYTES, sizeCalculation: sizeOf })
  const fileOf = (path: string): string => {
    const name = createHash('sha256').update(path).digest('hex')
    return join(folder, name.slice(0, 2), name.slice(2, 40))
  }
  return {
    recent: (path) => recent.get(path),
    async get(path, isRight) {
      const known = recent.get(path)
      if (known && isRight(known)) return known
      // A page that can't be read is rendered anew.
      const file = await readFile(fileOf(path)).catch(() => null)
      const page = file && fromFile(path, file)
      if (!page || (known && known.renderedAt >= page.renderedAt)) return known ?? null
      recent.set(path, page)
      return page
    },
    async delete(path) {
      recent.delete(path)
      await rm(fileOf(path), { force: true })
    },
    async put(path, page) {
      recent.set(path, page)
      const file = fileOf(path)
      const part = `${file}.${process.pid}.part`
      const content = toFile(path, page)
      await writeFile(part, content).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
        await mkdir(dirname(file), { recursive: true })
        await writeFile(part, content)
      })
      await rename(part, file)
    },
  }
}

/** Deletes the pages of other builds below `root`, and files that were written before `before`. */
export async function prunePages(root: string, build: string, before: number): Promise<void> {
  // A folder that is not there yet holds no pages.
  for (const name of await readdir(root).catch(() => []))
    if (name !== build) await rm(join(root, name), { recursive: true, force: true })
  // Neither does that of a build that has rendered none.
  const entries = await readdir(join(root, build), { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name)
    // Another process may have deleted it since.
    const found = entry.isFile() ? await stat(file).catch(() => null) : null
    if (found && found.mtimeMs < before) await rm(file, { force: true })
  }
}
