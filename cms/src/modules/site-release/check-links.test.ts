import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkLinks } from './check-links'

describe('the link check of a release', () => {
  let root: string
  const write = (path: string, text: string | Buffer) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'links-'))
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  it('follows links into the release, the other part, and what the front door serves', async () => {
    write(
      'new/index.html',
      '<a href="/news/a"></a><a href="/warehouses/x#reviews"></a><a href="/dashboard/x"></a><a href="https://example.org"></a><img src="/pictures/1/640.webp">',
    )
    write(
      'new/news/a/index.html',
      '<a href="/news/gone?x=1"></a><link href="/_astro/a.css"><script src="/_astro/missing.js"></script>',
    )
    write('new/_astro/a.css', '')
    write('other/warehouses/x.page.gz', '')
    expect(await checkLinks(join(root, 'new'), [join(root, 'other')])).toEqual({
      pages: 2,
      missingAssets: ['/_astro/missing.js'],
      brokenLinks: ['/news/a → /news/gone'],
    })
  })

  it('reads packed pages, each once, and not the twins of others', async () => {
    write('new/warehouses/x.page.gz', gzipSync('<a href="/warehouses/gone"></a><a href="/news/a"></a>'))
    write('new/news/a/index.html', '')
    write('new/news/a/index.html.gz', gzipSync(''))
    mkdirSync(join(root, 'other'))
    expect(await checkLinks(join(root, 'new'), [join(root, 'other')])).toEqual({
      pages: 2,
      missingAssets: [],
      brokenLinks: ['/warehouses/x → /warehouses/gone'],
    })
  })

  it('judges no link to a page while the other part has no release', async () => {
    write('new/index.html', '<a href="/warehouses/x"></a>')
    expect((await checkLinks(join(root, 'new'), [])).brokenLinks).toEqual([])
  })
})
