import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { languages, pathIn } from '@stackyard/shared/reference/languages'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { listFields } from './components/list-fields'
import { listingFields } from './components/listing-fields'
import { ROOT, SEARCH } from './lib/list-page-plan'
import { listPages } from './lib/list-pages'
import { type DrawnFields, listingShell, listShells, readShell, type ShellFields } from './lib/listing-shell'
import { inLanguage } from './lib/speak'
import { nearbyFiller, nearbyFinder, sellersOthers } from './lib/near'
import { gzipOf, pieceOf } from './lib/piece'
import { listingLines, listings } from './lib/snapshot'
import { sitemap, sitemapIndex, type SitemapEntry } from './lib/xml'

/*
 * Makes the pages of listings and those that list them: `node --import tsx src/fill-listings.ts` with SITE_SNAPSHOT, SITE_OUT, SITE_URL,
 * SITE_SHELL (the folder of a build that holds the pages with the marks; pages are drawn until it is there) and, to take
 * over pages that have not changed, SITE_BEFORE (the release before). Every core takes a share of the listings.
 */

const { SITE_OUT = '', SITE_SHELL = '', SITE_BEFORE, SITE_URL, SITE_CARD_KEY = '' } = process.env
/** Under this number a second process costs more than it saves. */
const SHARE_FROM = 1500
const SHARES_MOST = 4
/** What one sitemap holds; the protocol allows 50,000. */
const SITEMAP_ENTRIES = 40_000
/** Profiles are drawn as they are asked for, and so is their sitemap (cms/src/modules/profile). */
const PROFILE_SITEMAP = '/sitemap-profiles.xml'
/** How much one process draws before the shell is there, and how it waits for the shell after that. */
const AHEAD_BYTES = 128 * 1024 * 1024
const WAIT_MS = 50
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

/** A page lies in one file and compressed: of ten thousand, folders and plain copies would cost a sixth of the time. */
const fileOf = (release: string, path: string): string => join(release, `${path}.page.gz`)

const folders = new Set<string>()

/** The file of a page that is to be made, in a folder that is there. */
function placeFor(path: string): string {
  const file = fileOf(SITE_OUT, path)
  const folder = dirname(file)
  if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
  folders.add(folder)
  return file
}

/** Links a page of the release before into this one; false when it isn't there. */
function takeOver(path: string): boolean {
  try {
    linkSync(fileOf(SITE_BEFORE ?? '', path), placeFor(path))
    return true
  } catch {
    return false
  }
}

/** A page to be made: where, of what, and by which shell. */
type Task = { path: string; sources: string[]; shell: string; draw: () => ShellFields }

const drawn = ({ draw }: Task): DrawnFields => {
  const fields = draw()
  return { ...fields, body: pieceOf(fields.body) }
}

/**
 * Draws pages while the shell is still made, which is there from one moment to the next. Answers
 * what of the first tasks is drawn when it stands.
 * @throws Error when the process that was to make it is gone.
 */
async function drawnAhead(tasks: readonly Task[]): Promise<DrawnFields[]> {
  // Its own look would be too late when the parent is gone before it.
  const parent = Number(process.env.SITE_PARENT ?? process.ppid)
  const ahead: DrawnFields[] = []
  let bytes = 0
  while (!existsSync(SITE_SHELL)) {
    if (process.ppid !== parent) throw new Error('The build that makes the shell is gone.')
    const task = bytes < AHEAD_BYTES ? tasks[ahead.length] : undefined
    if (!task) {
      await setTimeout(WAIT_MS)
      continue
    }
    const fields = drawn(task)
    bytes += fields.body.plain.length
    ahead.push(fields)
  }
  return ahead
}

/** Writes a page into its shell, or takes over the same one of the release before. Answers the page's digest. */
function pageWriter(slug: string, before: Digests) {
  const text = readFileSync(join(SITE_SHELL, slug, 'index.html'), 'utf8')
  const shell = readShell(text)
  const base = digest(text, SITE_SHELL, SITE_CARD_KEY)
  return (task: Task, ahead: DrawnFields | undefined): string => {
    const key = digest(base, ...task.sources)
    if (key === before[task.path] && takeOver(task.path)) return key
    writeFileSync(placeFor(task.path), gzipOf(shell(ahead ?? drawn(task))))
    return key
  }
}

/** Codes in addresses are read in either case; the page names the one with capitals as its own. */
function standInSmallLetters(path: string): void {
  const small = path.toLowerCase()
  if (small !== path) linkSync(fileOf(SITE_OUT, path), placeFor(small))
}

/** The search for warehouses is what "search" alone means; the page names its longer address as its own. */
function standAsSearch(path: string): void {
  if (!`/${path}`.endsWith(SEARCH)) return
  const short = path.slice(0, -ROOT.length)
  linkSync(fileOf(SITE_OUT, path), placeFor(short))
}

/** Pages of one place one after the other, so that neighbours' cards are drawn in one process. */
const byPlace = (a: Warehouse, b: Warehouse): number =>
  a.country.localeCompare(b.country) || a.state.localeCompare(b.state) || a.id - b.id

/** One share of all pages. */
function tasksOf({ index, count }: Share): Task[] {
  const all = listings()
  const lines = new Map(all.map(({ id }, at) => [id, digest(listingLines()[at] ?? '')]))
  const lineOf = ({ id }: Warehouse) => lines.get(id) ?? ''
  const nearby = nearbyFinder(all)
  const filled = nearbyFiller(all)
  const provider = sellersOthers(all)
  const site = new URL(SITE_URL ?? '')
  const sorted = all.toSorted(byPlace)
  const [from, to] = [index, index + 1].map((share) => Math.floor((sorted.length * share) / count))
  const pages = sorted.slice(from, to).map((listing): Task => {
    const around = nearby(listing)
    const others = provider(listing)
    return {
      path: `warehouses/${listing.slug}`,
      sources: [listing, ...filled(listing, around), ...others].map(lineOf),
      shell: listingShell,
      draw: () => listingFields(listing, { around, nearby: filled(listing, around), others, site }),
    }
  })
  const lists = languages.flatMap((language) => listPages(all, language)).filter((_page, at) => at % count === index)
  return [
    ...pages,
    ...lists.map((page): Task => {
      const shown = [...page.listings, ...page.sections.flatMap((section) => section.listings)]
      return {
        path: pathIn(page.path, page.language).slice(1),
        sources: [String(page.total), ...shown.map(lineOf)],
        shell: listShells[page.language],
        draw: () => inLanguage(page.language, () => listFields(page, site)),
      }
    }),
  ]
}

/** Makes one share of the pages. Answers their digests by path. */
async function fillShare(share: Share): Promise<Digests> {
  const tasks = tasksOf(share)
  const ahead = await drawnAhead(tasks)
  const before = digestsBefore()
  const made: Digests = {}
  const writers = new Map([listingShell, ...Object.values(listShells)].map((slug) => [slug, pageWriter(slug, before)]))
  for (const [at, task] of tasks.entries()) {
    made[task.path] = writers.get(task.shell)?.(task, ahead[at]) ?? ''
    delete ahead[at]
    standInSmallLetters(task.path)
    standAsSearch(task.path)
  }
  return made
}

/** Lets another process of this program make a share. */
function shareElsewhere(share: Share): Promise<Digests> {
  const child = fork(process.argv[1] ?? '', {
    env: { ...process.env, SITE_SHARE: JSON.stringify(share), SITE_PARENT: String(process.pid) },
  })
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
  const lists = listPages(listings()).filter(({ total }) => total > 0)
  const entries: SitemapEntry[] = [
    ...lists.map(({ path, isTwin }) => (isTwin ? { path, languages } : { path })),
    ...listings().map(({ slug, updatedAt }) => ({ path: `/warehouses/${slug}`, changed: updatedAt })),
  ]
  const paths: string[] = []
  for (let at = 0; at === 0 || at < entries.length; at += SITEMAP_ENTRIES) {
    const name = at === 0 ? 'sitemap-listings.xml' : `sitemap-listings-${at / SITEMAP_ENTRIES + 1}.xml`
    const text = sitemap(entries.slice(at, at + SITEMAP_ENTRIES), site)
    writeFileSync(join(SITE_OUT, name), text)
    writeFileSync(join(SITE_OUT, `${name}.gz`), gzipSync(text))
    paths.push(`/${name}`)
  }
  writeFileSync(
    join(SITE_OUT, 'sitemap-index.xml'),
    sitemapIndex(['/sitemap-content.xml', PROFILE_SITEMAP, ...paths], site),
  )
}

async function fillAll(): Promise<void> {
  const count = listings().length < SHARE_FROM ? 1 : Math.min(SHARES_MOST, availableParallelism())
  const elsewhere = Array.from({ length: count - 1 }, (_, at) => shareElsewhere({ index: at + 1, count }))
  writeSitemaps()
  const shares = await Promise.all([fillShare({ index: 0, count }), ...elsewhere])
  writeFileSync(join(SITE_OUT, DIGESTS), JSON.stringify(Object.assign({}, ...shares)))
}

if (process.env.SITE_SHARE) {
  const made = await fillShare(JSON.parse(process.env.SITE_SHARE) as Share)
  process.send?.(made, () => process.exit(0))
} else await fillAll()
