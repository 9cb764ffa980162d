import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkLinks } from './check-links'

describe('the link check of a release', () => {
  let root: string
  const listed = async (slugs: string[]) => new Set(slugs.filter((slug) => slug === 'x'))
  const write = (path: string, text: string | Buffer) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'links-'))
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  it('follows links into the release, to listings, and to what the HTTP server answers', async () => {
    write(
      'new/index.html',
      '<a href="/news/a"></a><a href="/warehouses/x#reviews"></a><a href="/dashboard/x"></a><a href="https://example.org"></a><img src="/pictures/1/640.webp">',
    )
    write(
      'new/news/a/index.html',
      '<a href="/news/gone?x=1"></a><link href="/_astro/a.css"><script src="/_astro/missing.js"></script>',
    )
    write('new/_astro/a.css', '')
    expect(await checkLinks(join(root, 'new'), listed)).toEqual({
      pages: 2,
      missingAssets: ['/_astro/missing.js'],
      brokenLinks: ['/news/a → /news/gone'],
    })
  })

  it('reports a listing that is gone, and reads no compressed twin', async () => {
    write('new/news/a/index.html', '<a href="/warehouses/gone"></a><a href="/warehouses/x"></a><a href="/search"></a>')
    write('new/news/a/index.html.gz', '')
    expect(await checkLinks(join(root, 'new'), listed)).toEqual({
      pages: 1,
      missingAssets: [],
      brokenLinks: ['/news/a → /warehouses/gone'],
    })
  })
})
