import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { folderStorage } from '../../../platform/storage/folder-storage'
import { pageStore, prunePages, type StoredPage } from './page-store'

const page: StoredPage = {
  type: 'text/html',
  etag: 'W/"1"',
  tags: ['listing-1', 'settings'],
  renderedAt: 7,
  life: 'a',
  position: 7,
  brotli: brotliCompressSync('<p>ü</p>'),
}
const isRight = () => true
const PATH = '/warehouses/a-in-b'

describe('stored pages', () => {
  let root: string
  /** As another process opens it. */
  const open = () => pageStore(folderStorage(root), 'build')
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'pages-'))
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  const files = () =>
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))

  it('gives a page back as it was put, also to another process', async () => {
    await open().put(PATH, page)
    expect(await open().get(PATH, isRight)).toEqual(page)
    expect(await open().get('/warehouses/other', isRight)).toBeNull()
  })

  it('gives the page that another process put since, where its own is not right any more', async () => {
    const own = open()
    await own.put(PATH, page)
    // Of a machine whose clock is behind.
    const newer = { ...page, position: 9, renderedAt: 5 }
    await open().put(PATH, newer)
    expect(await own.get(PATH, isRight)).toEqual(page)
    expect(await own.get(PATH, ({ position }) => position > 7)).toEqual(newer)
  })

  it('forgets a page that is gone', async () => {
    const store = open()
    await store.put(PATH, page)
    await store.delete(PATH)
    expect(await store.get(PATH, isRight)).toBeNull()
    expect(files()).toEqual([])
  })

  it('waits for no storage that hangs', async () => {
    const never = () => new Promise<never>(() => undefined)
    const store = pageStore({ ...folderStorage(root), get: never, put: never, delete: never }, 'build')
    expect(await store.get(PATH, isRight)).toBeNull()
    await store.put(PATH, page)
    expect(await store.get(PATH, isRight)).toEqual(page)
    await store.delete(PATH)
    expect(store.recent(PATH)).toBeUndefined()
  })

  it('answers none for a file that was cut off', async () => {
    await open().put(PATH, page)
    const [file = ''] = files()
    truncateSync(file, readFileSync(file).length - 1)
    expect(await open().get(PATH, isRight)).toBeNull()
  })

  it('is rid of pages of other builds and of old ones', async () => {
    await pageStore(folderStorage(root), 'old-build').put(PATH, page)
    await open().put(PATH, page)
    await open().put('/warehouses/old', page)
    await prunePages(folderStorage(root), 'build', 0)
    expect(readdirSync(join(root, 'pages'))).toEqual(['build'])
    const [first = ''] = files()
    utimesSync(first, 1, 1)
    await prunePages(folderStorage(root), 'build', 5_000)
    expect(files()).toHaveLength(1)
  })
})
