import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onlyChanged } from './kept-pages'

const ROUTE = '/ar/articles/[slug]'
const page = (slug: string, title: string) => ({ params: { slug }, props: { title } })
const slugs = (pages: { params: { slug: string } }[]): string[] => pages.map(({ params }) => params.slug)

describe('pages that a release takes over from the one before', () => {
  let root: string

  /** A release that drew some pages: what it left out, with all its pages standing. */
  function release(name: string, before: string | undefined, pages: ReturnType<typeof page>[], base = 'code') {
    vi.stubEnv('SITE_OUT', join(root, name))
    vi.stubEnv('SITE_BEFORE', before === undefined ? undefined : join(root, before))
    vi.stubEnv('SITE_BASE', base)
    const drawn = onlyChanged(ROUTE, pages)
    for (const { params } of pages) {
      const folder = join(root, name, 'ar', 'articles', params.slug)
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, 'index.html'), 'a page')
    }
    return slugs(drawn)
  }

  const keptBy = (name: string): string[] =>
    readdirSync(join(root, name, '.pages')).flatMap(
      (file) => (JSON.parse(readFileSync(join(root, name, '.pages', file), 'utf8')) as { kept: string[] }).kept,
    )

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'kept-pages-'))
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    rmSync(root, { recursive: true })
  })

  it('draws all at first, then what is new or shows something else', () => {
    expect(release('1', undefined, [page('a', 'A'), page('b', 'B')])).toEqual(['a', 'b'])
    expect(release('2', '1', [page('a', 'A'), page('b', 'Better'), page('c', 'C')])).toEqual(['b', 'c'])
    expect(keptBy('2')).toEqual(['/ar/articles/a'])
    expect(release('3', '2', [page('a', 'A'), page('c', 'C')])).toEqual([])
  })

  it('draws all again with other code or settings, and a page whose file is gone', () => {
    release('1', undefined, [page('a', 'A'), page('b', 'B')])
    expect(release('2', '1', [page('a', 'A'), page('b', 'B')], 'other code')).toEqual(['a', 'b'])
    rmSync(join(root, '2', 'ar', 'articles', 'b'), { recursive: true })
    expect(release('3', '2', [page('a', 'A'), page('b', 'B')], 'other code')).toEqual(['b'])
  })

  it('knows the pages of a route whose last part may hold several', () => {
    const pages = [{ params: { list: 'packaging/2' }, props: { total: 30 } }]
    for (const [name, before] of [
      ['1', undefined],
      ['2', join(root, '1')],
    ] as const) {
      vi.stubEnv('SITE_OUT', join(root, name))
      vi.stubEnv('SITE_BEFORE', before)
      vi.stubEnv('SITE_BASE', 'code')
      onlyChanged('/services/type/[...list]', pages)
      mkdirSync(join(root, name, 'services', 'type', 'packaging', '2'), { recursive: true })
      writeFileSync(join(root, name, 'services', 'type', 'packaging', '2', 'index.html'), 'a page')
    }
    expect(keptBy('2')).toEqual(['/services/type/packaging/2'])
  })

  it('leaves nothing out where no release is built', () => {
    vi.stubEnv('SITE_OUT', undefined)
    expect(slugs(onlyChanged(ROUTE, [page('a', 'A')]))).toEqual(['a'])
  })
})
