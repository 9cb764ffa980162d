import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { listingFields } from './components/listing-fields'
import { readShell, shellSlug } from './lib/listing-shell'
import { nearbyFinder, sellersOthers } from './lib/near'
import { listingLines, listings } from './lib/snapshot'
import { sitemap, sitemapIndex, type SitemapEntry } from './lib/xml'

/*
 * Makes the pages of listings: `node --import tsx src/fill-listings.ts` with SITE_SNAPSHOT, SITE_OUT, SITE_URL,
 * SITE_SHELL (the folder of a build that holds the page with the marks) and, to take over pages that have not
 * changed, SITE_BEFORE (the release before). Every core takes a share of the listings.
 */

const { SITE_OUT = '', SITE_SHELL = '', SITE_BEFORE, SITE_URL } = process.env
/** Under this number a second process costs more than it saves. */
const SHARE_FROM = 1500
const SHARES_MOST = 4
/** What one sitemap holds; the protocol allows 50,000. */
const SITEMAP_ENTRIES = 40_000
const GZIP_LEVEL = 3
/** Names and digests of a release's pages, beside them. */
const DIGESTS = '.pages.json'

type Share = { index: number; count: number }
type Digests = Record<string, string>

const digest = (...texts: string[]): string => {
  const hash = createHash('sha1')
  for (const text of texts) hash.update(text)
  return hash.digest('base64url')
}

function digestsBefore(): Digests {
  const path = join(SITE_BEFORE ?? '', DIGESTS)
  return SITE_BEFORE && existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Digests) : {}
}

/** Links a page of the release before into this one; false when it isn't there. */
function takeOver(slug: string, folder: string): boolean {
  try {
    for (const name of ['index.html', 'index.html.gz'])
      linkSync(join(SITE_BEFORE ?? '', 'warehouses', slug, name), join(folder, name))
    return true
  } catch {
    return false
  }
}

/** Pages of one place one after the other, so that neighbours' cards are drawn in one process. */
const byPlace = (a: Warehouse, b: Warehouse): number =>
  a.country.localeCompare(b.country) || a.state.localeCompare(b.state) || a.id - b.id

/** Makes one share of the pages. Answers their digests by slug. */
function fillShare({ index, count }: Share): Digests {
  const shellText = readFileSync(join(SITE_SHELL, 'warehouses', shellSlug, 'index.html'), 'utf8')
  const shell = readShell(shellText)
  const all = listings()
  const lines = new Map(all.map(({ id }, at) => [id, digest(listingLines()[at] ?? '')]))
  const lineOf = ({ id }: Warehouse) => lines.get(id) ?? ''
  const nearby = nearbyFinder(all)
  const provider = sellersOthers(all)
  const before = digestsBefore()
  const site = new URL(SITE_URL ?? '')
  const base = digest(shellText, SITE_SHELL)
  const made: Digests = {}
  const sorted = all.toSorted(byPlace)
  const from = Math.floor((sorted.length * index) / count)
  const to = Math.floor((sorted.length * (index + 1)) / count)
  for (const listing of sorted.slice(from, to)) {
    const { slug } = listing
    const around = nearby(listing)
    const others = provider(listing)
    const folder = join(SITE_OUT, 'warehouses', slug)
    mkdirSync(folder, { recursive: true })
    made[slug] = digest(base, ...[listing, ...around, ...others].map(lineOf))
    if (made[slug] === before[slug] && takeOver(slug, folder)) continue
    const page = Buffer.from(shell(listingFields(listing, { around, others, site })))
    writeFileSync(join(folder, 'index.html'), page)
    writeFileSync(join(folder, 'index.html.gz'), gzipSync(page, { level: GZIP_LEVEL }))
  }
  return made
}

/** Lets another process make a share. */
function shareElsewhere(share: Share): Promise<Digests> {
  const child = fork(fileURLToPath(import.meta.url), { env: { ...process.env, SITE_SHARE: JSON.stringify(share) } })
  return new Promise((resolve, reject) => {
    let made: Digests | undefined
    child.once('message', (message) => {
      made = message as Digests
    })
    child.once('error', reject)
    child.once('exit', (code) => {
      if (code === 0 && made) resolve(made)
      else reject(new Error(`a share of the listing pages ended with ${code ?? 'a signal'}`))
    })
  })
}

function writeSitemaps(): void {
  const site = new URL(SITE_URL ?? '')
  const entries = listings().map(({ slug, updatedAt }): SitemapEntry => ({
    path: `/warehouses/${slug}`,
    changed: updatedAt,
  }))
  const paths: string[] = []
  for (let at = 0; at === 0 || at < entries.length; at += SITEMAP_ENTRIES) {
    const name = at === 0 ? 'sitemap-listings.xml' : `sitemap-listings-${at / SITEMAP_ENTRIES + 1}.xml`
    const text = sitemap(entries.slice(at, at + SITEMAP_ENTRIES), site)
    writeFileSync(join(SITE_OUT, name), text)
    writeFileSync(join(SITE_OUT, `${name}.gz`), gzipSync(text))
    paths.push(`/${name}`)
  }
  writeFileSync(join(SITE_OUT, 'sitemap-index.xml'), sitemapIndex(['/sitemap-content.xml', ...paths], site))
}

async function fillAll(): Promise<void> {
  const count = listings().length < SHARE_FROM ? 1 : Math.min(SHARES_MOST, availableParallelism())
  const elsewhere = Array.from({ length: count - 1 }, (_, at) => shareElsewhere({ index: at + 1, count }))
  writeSitemaps()
  const shares = [fillShare({ index: 0, count }), ...(await Promise.all(elsewhere))]
  writeFileSync(join(SITE_OUT, DIGESTS), JSON.stringify(Object.assign({}, ...shares)))
}

if (process.env.SITE_SHARE) {
  const made = fillShare(JSON.parse(process.env.SITE_SHARE) as Share)
  process.send?.(made, () => process.exit(0))
} else await fillAll()
