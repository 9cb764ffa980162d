import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { folderStore, prunePages, type StoredPage } from './page-store'

const page: StoredPage = {
  type: 'text/html',
  etag: 'W/"1"',
  tags: ['listing-1', 'settings'],
  renderedAt: 7,
  plain: Buffer.from('<p>ü</p>'),
  gzip: Buffer.from('zipped'),
  brotli: Buffer.from('br'),
}
const PATH = '/warehouses/a-in-b'

describe('a folder of pages', () => {
  let root: string
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'pages-'))
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  const files = () =>
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))

  it('gives a page back as it was put, also to another process', async () => {
    await folderStore(root).put(PATH, page)
    expect(await folderStore(root).get(PATH)).toEqual(page)
    expect(await folderStore(root).get('/warehouses/other')).toBeNull()
  })

  it('answers none for a file that was cut off', async () => {
    await folderStore(root).put(PATH, page)
    const [file = ''] = files()
    truncateSync(file, readFileSync(file).length - 1)
    expect(await folderStore(root).get(PATH)).toBeNull()
  })

  it('is rid of pages of other builds and of old ones', async () => {
    await folderStore(join(root, 'old-build')).put(PATH, page)
    await folderStore(join(root, 'build')).put(PATH, page)
    await folderStore(join(root, 'build')).put('/warehouses/old', page)
    await prunePages(root, 'build', 0)
    expect(readdirSync(root)).toEqual(['build'])
    const [first = ''] = files()
    utimesSync(first, 1, 1)
    await prunePages(root, 'build', 5_000)
    expect(files()).toHaveLength(1)
  })
})
