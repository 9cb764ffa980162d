import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Services } from '../../platform/services'
import { settingsOfEveryPage } from './content/site-settings-snapshot'
import { carryAssets, codeFingerprint, firstStays } from './release-folders'
import { ensureRenderer } from './renderer'
import { drawContent } from './run-astro'

/** The pages with marks in a build's output, named in site/src/lib/listing-shell.ts. */
const PAGES = [
  join('warehouses', 'listing-shell'),
  join('warehouses', 'list-shell'),
  join('ar', 'warehouses', 'list-shell'),
]
/** Shells of older code that stay, for a start with it. */
const KEPT = 2

/**
 * The folder of the shell that listing pages are made from: Astro's pages with marks, with the styles and scripts it
 * asks for. It is the same for all releases as long as code, address and the settings on every page are; the year
 * stands in every footer.
 */
export async function shellFolder(
  { DATA_DIR, PUBLIC_URL }: Pick<Services['env'], 'DATA_DIR' | 'PUBLIC_URL'>,
  snapshot: string,
): Promise<string> {
  const settings = settingsOfEveryPage(JSON.parse(await readFile(join(snapshot, 'settings.json'), 'utf8')))
  const key = createHash('sha256')
    .update(JSON.stringify([await codeFingerprint(), PUBLIC_URL, settings, new Date().getUTCFullYear()]))
    .digest('hex')
  return join(DATA_DIR, 'site', '.cache', 'shells', key.slice(0, 32))
}

async function pruneShells(kept: string): Promise<void> {
  const root = dirname(kept)
  const old = (await readdir(root)).filter((name) => name !== basename(kept) && !name.endsWith('.part'))
  await Promise.all(old.slice(KEPT).map((name) => rm(join(root, name), { recursive: true, force: true })))
}

/** Shells that builds of the content in this process make on their way. */
const coming = new Map<string, Promise<void>>()

/**
 * Makes the pages of the content in `release` by `draw`, which gets settings that have the pages with marks drawn first and
 * a function to be called when they stand: from then on they are the shell, and no page of the release.
 */
export async function drawWithShell(
  release: string,
  shell: string,
  draw: (settings: Record<string, string>, onFirst: () => void) => Promise<void>,
): Promise<void> {
  const marked = Promise.withResolvers<void>()
  const kept = marked.promise.then(() => keepShell(release, shell))
  // Callers of this build get the error; those who only wait for its end do not.
  const settled = kept.catch(() => undefined)
  coming.set(shell, kept)
  try {
    await draw({ SITE_FIRST: PAGES.join('\n') }, marked.resolve)
    marked.resolve()
    await kept
  } catch (error) {
    marked.reject(error)
    throw error
  } finally {
    await settled
    coming.delete(shell)
  }
}

/** Takes the shell out of a build of the content. */
async function keepShell(release: string, shell: string): Promise<void> {
  const part = `${shell}.${basename(release)}.part`
  for (const page of PAGES) {
    await mkdir(join(part, page), { recursive: true })
    await link(join(release, page, 'index.html'), join(part, page, 'index.html'))
    await rm(join(release, page), { recursive: true })
  }
  await carryAssets(release, part)
  await finish(part, shell)
}

/** Makes the shell, unless it is there or on its way. `settings` are those of the listings' build. */
export async function ensureShell(shell: string, settings: Record<string, string>): Promise<void> {
  // Only its end matters here: the build that failed reports its error itself.
  await coming.get(shell)?.catch(() => undefined)
  if (existsSync(shell)) return
  const part = `${shell}.listings.part`
  await rm(part, { recursive: true, force: true })
  await mkdir(part, { recursive: true })
  await drawContent(await ensureRenderer(), { ...settings, SITE_OUT: part, SITE_ONLY: PAGES.join('\n') })
  await finish(part, shell)
}

/** Both parts may be built at once and end with the same shell: no rename replaces a full folder. */
export async function finish(part: string, shell: string): Promise<void> {
  await firstStays(part, shell)
  await pruneShells(shell)
}
