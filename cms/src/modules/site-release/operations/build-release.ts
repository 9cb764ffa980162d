import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Services } from '../../../platform/services'
import { shareCardKey } from '../../picture'
import { checkLinks, type LinkCheck, standsIn } from '../check-links'
import { assertLinksLead, withoutLanguage } from '../content/document-links'
import { redirectedAddresses } from '../content/known-addresses'
import { keepSnapshot } from '../keep-snapshot'
import {
  carryAssets,
  codeFingerprint,
  hasRelease,
  liveFolder,
  makeFolder,
  partFolder,
  pruneReleases,
  removeFailed,
  switchTo,
} from '../release-folders'
import { drawWithShell, ensureShell, shellFolder } from '../listing-shell'
import { beginRelease, endRelease, liveRelease } from '../release-log'
import { ensureRenderer } from '../renderer'
import { drawContent, fillListings } from '../run-astro'
import type { SitePart } from './enqueue-release'
import { writeSnapshot } from './write-snapshot'

export type ReleaseResult = 'live' | 'failed' | 'unchanged' | 'busy'

export type BuildOptions = {
  /** Builds although nothing has changed. */
  force?: boolean
}

const LOCKS: Record<SitePart, number> = { content: 7341_7702, listings: 7341_7703 }

/**
 * Builds one part of the site into a new folder, checks its links and makes it live by one rename. A build that fails
 * keeps the old release, and its reason stands in market.site_release for the editors. Nothing is built when neither
 * content nor code has changed since the live release. `busy` means that another process builds this part now.
 */
export async function buildRelease(
  services: Services,
  part: SitePart,
  options: BuildOptions = {},
): Promise<ReleaseResult> {
  const client = await services.pool.connect()
  try {
    const lock = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [LOCKS[part]])
    if (!lock.rows[0]?.got) return 'busy'
    try {
      return await buildUnderLock(services, part, options)
    } finally {
      await client.query('select pg_advisory_unlock($1)', [LOCKS[part]])
    }
  } finally {
    client.release()
  }
}

async function buildUnderLock(
  services: Services,
  part: SitePart,
  { force = false }: BuildOptions,
): Promise<ReleaseResult> {
  const { db, env, log } = services
  const id = await beginRelease(db, part)
  const snapshot = join(env.DATA_DIR, 'site', '.snapshots', `${part}-${id}`)
  // Made meanwhile; who needs it waits for it, and hears of a failure.
  const renderer = part === 'content' ? ensureRenderer().catch(() => undefined) : undefined
  let folder: string | undefined
  try {
    const digest = await digestOf(services, part, snapshot)
    if (!force && hasRelease(env.DATA_DIR, part) && (await liveRelease(db, part))?.digest === digest) {
      await endRelease(db, id, { state: 'unchanged', digest })
      await renderer
      return 'unchanged'
    }
    folder = await makeFolder(env.DATA_DIR, part, id)
    const checked = await buildInto(services, part, { name: folder, snapshot })
    await keepSnapshot(part, snapshot, join(env.DATA_DIR, 'site', 'snapshot'))
    await endRelease(db, id, {
      state: 'live',
      folder,
      digest,
      pages: checked.pages,
      details: { brokenLinks: checked.brokenLinks },
    })
    await pruneReleases(env.DATA_DIR, part)
    return 'live'
  } catch (error) {
    log.error({ err: error, part }, 'the site release failed; the old one stays')
    await endRelease(db, id, { state: 'failed', error: error instanceof Error ? error.message : String(error) })
    if (folder !== undefined) await removeFailed(env.DATA_DIR, part, folder)
    return 'failed'
  } finally {
    await rm(snapshot, { recursive: true, force: true })
  }
}

async function digestOf(services: Services, part: SitePart, snapshot: string): Promise<string> {
  const { PUBLIC_URL } = services.env
  const [content, code] = await Promise.all([writeSnapshot(services, part, snapshot), codeFingerprint()])
  return createHash('sha256')
    .update(`${content} ${code} ${PUBLIC_URL} ${shareCardKey(services.env)}`)
    .digest('hex')
}

type Build = { name: string; snapshot: string }

async function buildInto(services: Services, part: SitePart, { name, snapshot }: Build): Promise<LinkCheck> {
  const { env } = services
  const folder = join(partFolder(env.DATA_DIR, part), name)
  const before = await liveFolder(env.DATA_DIR, part)
  const shell = await shellFolder(env, snapshot)
  const settings = {
    SITE_SNAPSHOT: snapshot,
    SITE_PART: part,
    SITE_OUT: folder,
    SITE_URL: env.PUBLIC_URL,
    SITE_CARD_KEY: shareCardKey(env),
    // What every page is drawn of beside its own document (site/src/lib/kept-pages.ts).
    SITE_BASE: `${basename(shell)} ${shareCardKey(env)}`,
    ...(before === null ? {} : { SITE_BEFORE: before }),
  }
  if (part === 'content') {
    const renderer = await ensureRenderer()
    await drawWithShell(folder, shell, (first, onFirst) => drawContent(renderer, { ...settings, ...first }, onFirst))
  } else {
    await fillShell(shell, settings)
    await carryAssets(shell, folder)
  }
  const other = await liveFolder(env.DATA_DIR, part === 'content' ? 'listings' : 'content')
  const checked = await checkLinks(folder, other === null ? [] : [other])
  if (checked.pages === 0) throw new Error('The build made no page.')
  if (checked.missingAssets.length > 0)
    throw new Error(`Pages ask for files that are not there: ${checked.missingAssets.slice(0, 5).join(', ')}`)
  if (part === 'content') await assertTextsLead(services, snapshot, other === null ? [folder] : [folder, other])
  await carryAssets(before, folder)
  await switchTo(env.DATA_DIR, part, name)
  return checked
}

/** @throws Error naming texts of the snapshot that lead to a page of editors which neither folder nor a redirect has */
async function assertTextsLead({ db }: Services, snapshot: string, folders: string[]): Promise<void> {
  const moved = await redirectedAddresses(db)
  const stands = standsIn(folders)
  await assertLinksLead(snapshot, (path) => stands(path) || moved.has(path) || moved.has(withoutLanguage(path)))
}

/** Has the pages of listings drawn while their shell is made. @throws Error of the shell, else of the pages. */
async function fillShell(shell: string, settings: Record<string, string>): Promise<void> {
  const stop = new AbortController()
  const pages = fillListings({ ...settings, SITE_SHELL: shell }, stop.signal)
  const stands = ensureShell(shell, settings).catch((error: unknown) => {
    stop.abort()
    throw error
  })
  for (const end of await Promise.allSettled([stands, pages])) if (end.status === 'rejected') throw end.reason
}
