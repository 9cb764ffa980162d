import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listingShell, listShells, shellMarks } from './lib/listing-shell'

/** The release before, and the folder of the shell. */
type Given = { before?: string; shell?: string }

const site = join(import.meta.dirname, '..')
type Line = Record<'slug' | 'name' | 'highlights' | 'region' | 'country' | 'state' | 'regionScope', string>
const lines = readFileSync(join(site, 'fixture', 'listings.ndjson'), 'utf8')
  .split('\n')
  .filter(Boolean)
const listings = lines.map((line) => JSON.parse(line) as Line)

describe('the pages of listings', () => {
  let root: string
  const fileOf = (release: string, path: string) => join(root, release, `${path}.page.gz`)
  const read = (release: string, path: string) => gunzipSync(readFileSync(fileOf(release, path))).toString()

  /** Begins to fill a release from these lines. */
  function filling(release: string, texts: readonly string[], { before, shell = 'shell' }: Given = {}) {
    const snapshot = join(root, `${release}-snapshot`)
    mkdirSync(snapshot, { recursive: true })
    mkdirSync(join(root, release))
    writeFileSync(join(snapshot, 'listings.ndjson'), texts.join('\n'))
    return promisify(execFile)(process.execPath, ['--import', 'tsx', join('src', 'fill-listings.ts')], {
      cwd: site,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        TSX_TSCONFIG_PATH: join(site, 'tsconfig.pages.json'),
        SITE_SNAPSHOT: snapshot,
        SITE_OUT: join(root, release),
        SITE_SHELL: join(root, shell),
        SITE_URL: 'https://house.test',
        ...(before ? { SITE_BEFORE: join(root, before) } : {}),
      },
    })
  }

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'fill-'))
    const { title, description, path, picture, other, head, body } = shellMarks
    const texts = `<title>${title}</title><meta content="${description}"><link rel="canonical" href="https://house.test${path}"><meta content="https://house.test${picture}"><a href="${other}">other</a>${head}${body}`
    for (const page of [listingShell, ...Object.values(listShells)]) {
      mkdirSync(join(root, 'shell', page), { recursive: true })
      writeFileSync(join(root, 'shell', page, 'index.html'), texts)
    }
    await filling('1', lines)
  }, 60_000)
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  it('are made for every listing', () => {
    for (const { slug, name } of listings) {
      const page = read('1', `warehouses/${slug}`)
      expect(page).toContain(`rel="canonical" href="https://house.test/warehouses/${slug}"`)
      expect(page.match(/<h1[^>]*>([^<]*)</)?.[1]).toBe(name.replaceAll('&', '&amp;'))
      expect(page).not.toContain('shell-mark')
    }
  })

  it('are listed on Arabic pages too, which and whose English twins name each other', () => {
    for (const { slug, region, country } of listings)
      for (const path of [`warehouses/region/${region.toLowerCase()}`, `warehouses/country/${country}`]) {
        const [english, arabic] = [read('1', path), read('1', `ar/${path}`)]
        expect(arabic).toContain(`rel="canonical" href="https://house.test/ar/${path}"`)
        expect(arabic).toContain(`href="/warehouses/${slug}"`)
        expect(/<h1[^>]*>([^<]*)</.exec(arabic)?.[1]).toMatch(/^مستودعات /)
        for (const page of [english, arabic]) {
          expect(page).toContain(`hreflang="en" href="https://house.test/${path}"`)
          expect(page).toContain(`hreflang="ar" href="https://house.test/ar/${path}"`)
        }
        expect(english).toContain(`<a href="/ar/${path}">other</a>`)
        expect(arabic).toContain(`<a href="/${path}">other</a>`)
      }
  })

  it('are named on the pages of their region, country and state', () => {
    for (const { slug, region, country, state, regionScope } of listings) {
      const paths = [regionScope, `region/${region.toLowerCase()}`, `country/${country}`]
      if (state) paths.push(`country/${country}/state/${state}`)
      for (const path of paths) expect(read('1', `warehouses/${path}`)).toContain(`"/warehouses/${slug}"`)
    }
    expect(read('1', 'warehouses/country/US/state/WY')).toContain('<h1 class="')
    expect(readFileSync(join(root, '1', 'sitemap-listings.xml'), 'utf8')).not.toContain('/state/WY<')
  })

  it('are found by the search, which stands at its short address too', () => {
    for (const path of ['search', 'ar/search']) {
      const page = read('1', path)
      expect(page).toBe(read('1', `${path}/warehouses`))
      expect(page).toContain(`rel="canonical" href="https://house.test/${path}/warehouses"`)
      expect(page).toContain('data-when="touched"')
    }
    expect(readFileSync(join(root, '1', 'sitemap-listings.xml'), 'utf8')).not.toContain('/search<')
  })

  it('stand in the sitemap, and it in the index', () => {
    const map = readFileSync(join(root, '1', 'sitemap-listings.xml'), 'utf8')
    for (const { slug } of listings) expect(map).toContain(`<loc>https://house.test/warehouses/${slug}</loc>`)
    const index = readFileSync(join(root, '1', 'sitemap-index.xml'), 'utf8')
    expect(index).toContain('<loc>https://house.test/sitemap-listings.xml</loc>')
    expect(index).toContain('<loc>https://house.test/sitemap-content.xml</loc>')
  })

  it('are taken from the release before unless they, or a neighbour on them, changed', async () => {
    const [first] = listings
    if (!first) throw new Error('the fixture is empty')
    const changed = JSON.stringify({ ...first, highlights: 'A new roof since spring.' })
    await filling('2', [changed, ...lines.slice(1)], { before: '1' })
    const pageOf = (release: string, { slug }: Line) => fileOf(release, `warehouses/${slug}`)
    expect(read('2', `warehouses/${first.slug}`)).toContain('A new roof since spring.')
    const isSame = (line: Line) => statSync(pageOf('2', line)).ino === statSync(pageOf('1', line)).ino
    const namesFirst = ({ slug }: Line) =>
      slug === first.slug || read('1', `warehouses/${slug}`).includes(`/warehouses/${first.slug}"`)
    for (const listing of listings)
      expect([listing.slug, isSame(listing)]).toEqual([listing.slug, !namesFirst(listing)])
    expect(listings.some(isSame)).toBe(true)
  }, 60_000)

  it('are drawn before their shell is there, and are the same', async () => {
    const filled = filling('3', lines, { shell: 'late' })
    while (!existsSync(join(root, '3', 'sitemap-index.xml'))) await setTimeout(20)
    for (const { slug } of listings) expect(existsSync(fileOf('3', `warehouses/${slug}`))).toBe(false)
    cpSync(join(root, 'shell'), join(root, 'late.part'), { recursive: true })
    renameSync(join(root, 'late.part'), join(root, 'late'))
    await filled
    for (const { slug } of listings) {
      const [late, early] = ['3', '1'].map((release) => readFileSync(fileOf(release, `warehouses/${slug}`)))
      expect(late).toEqual(early)
    }
  }, 60_000)
})
