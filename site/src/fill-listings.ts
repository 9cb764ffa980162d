import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { listFields } from './components/list-fields'
import { listingFields } from './components/listing-fields'
import { listPages } from './lib/list-pages'
import { listShellSlug, readShell, type ShellFields, shellSlug } from './lib/listing-shell'
import { nearbyFinder, sellersOthers } from './lib/near'
import { listingLines, listings } from './lib/snapshot'
import { sitemap, sitemapIndex, type SitemapEntry } from './lib/xml'

/*
 * Makes the pages of listings and those that list them: `node --import tsx src/fill-listings.ts` with SITE_SNAPSHOT, SITE_OUT, SITE_URL,
 * SITE_SHELL (the folder of a build that holds the pages with the marks) and, to take over pages that have not
 * changed, SITE_BEFORE (the release before). Every core takes a share of the listings.
 */

const { SITE_OUT = '', SITE_SHELL = '', SITE_BEFORE, SITE_URL } = process.env
/** Under this number a second process costs more than it saves. */
const SHARE_FROM = 1500
const SHARES_MOST = 4
/** What one sitemap holds; the protocol allows 50,000. */
const SITEMAP_ENTRIES = 40_000
const GZIP_LEVEL = 2
/** Names and digests of a release's pages, beside them. */
const DIGESTS = '.pages.json'

type Share = { index: number; count: number }
/** Digests of pages by path. */
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
function takeOver(path: string, folder: string): boolean {
  try {
    for (const name of ['index.html', 'index.html.gz'])
      linkSync(join(SITE_BEFORE ?? '', path, name), join(folder, name))
    return true
  } catch {
    return false
  }
}

/** A shell, with the digests of the release before and of this one. */
function pageWriter(slug: string, before: Digests, made: Digests) {
  const text = readFileSync(join(SITE_SHELL, 'warehouses', slug, 'index.html'), 'utf8')
  const shell = readShell(text)
  const base = digest(text, SITE_SHELL)
  /** Writes the page at `path`, which is made of `sources`, or takes over the same one. */
  return (path: string, sources: string[], fields: () => ShellFields): void => {
    const folder = join(SITE_OUT, path)
    mkdirSync(folder, { recursive: true })
    const key = digest(base, ...sources)
    made[path] = key
    if (key === before[path] && takeOver(path, folder)) return
    const page = Buffer.from(shell(fields()))
    writeFileSync(join(folder, 'index.html'), page)
    writeFileSync(join(folder, 'index.html.gz'), gzipSync(page, { level: GZIP_LEVEL }))
  }
}

/** Codes in addresses are read in either case; the page names the one with capitals as its own. */
function standInSmallLetters(path: string): void {
  const small = path.toLowerCase()
  if (small === path) return
  mkdirSync(join(SITE_OUT, small), { recursive: true })
  for (const name of ['index.html', 'index.html.gz']) linkSync(join(SITE_OUT, path, name), join(SITE_OUT, small, name))
}

/** Pages of one place one after the other, so that neighbours' cards are drawn in one process. */
const byPlace = (a: Warehouse, b: Warehouse): number =>
  a.country.localeCompare(b.country) || a.state.localeCompare(b.state) || a.id - b.id

/** Makes one share of the pages. Answers their digests by path. */
function fillShare({ index, count }: Share): Digests {
  const all = listings()
  const lines = new Map(all.map(({ id }, at) => [id, digest(listingLines()[at] ?? '')]))
  const lineOf = ({ id }: Warehouse) => lines.get(id) ?? ''
  const nearby = nearbyFinder(all)
  const provider = sellersOthers(all)
  const site = new URL(SITE_URL ?? '')
  const before = digestsBefore()
  const made: Digests = {}
  const writeListing = pageWriter(shellSlug, before, made)
  const sorted = all.toSorted(byPlace)
  const [from, to] = [index, index + 1].map((share) => Math.floor((sorted.length * share) / count))
  for (const listing of sorted.slice(from, to)) {
    const around = nearby(listing)
    const others = provider(listing)
    const sources = [listing, ...around, ...others].map(lineOf)
    writeListing(`warehouses/${listing.slug}`, sources, () => listingFields(listing, { around, others, site }))
  }
  const writeList = pageWriter(listShellSlug, before, made)
  for (const [at, page] of listPages(all).entries()) {
    if (at % count !== index) continue
    const shown = [...page.listings, ...page.sections.flatMap((section) => section.listings)]
    writeList(page.path.slice(1), [String(page.total), ...shown.map(lineOf)], () => listFields(page, site))
    standInSmallLetters(page.path.slice(1))
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
