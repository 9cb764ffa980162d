import { createHash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { withoutLanguage } from '@stackyard/shared/reference/languages'
import { sql } from 'drizzle-orm'
import type { Services } from '../../../../platform/services'
import { dropPages, SETTINGS } from '../../page-cache'
import { shareCardKey } from '../../../foundation/picture'
import { checkLinks, type LinkCheck, standsIn } from '../check-links'
import { assertLinksLead } from '../content/document-links'
import { settingsOfEveryPage } from '../content/site-settings-snapshot'
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
import { beginRelease, endRelease, liveRelease } from '../release-log'
import { ensureRenderer } from '../renderer'
import { drawContent } from '../run-astro'
import type { SitePart } from './enqueue-release'
import { writeSnapshot } from './write-snapshot'

export type ReleaseResult = 'live' | 'failed' | 'unchanged' | 'busy'

export type BuildOptions = {
  /** Builds although nothing has changed. */
  force?: boolean
}

const LOCKS: Record<SitePart, number> = { content: 7341_7702 }

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
  const renderer = ensureRenderer().catch(() => undefined)
  let folder: string | undefined
  try {
    const digest = await digestOf(services, snapshot)
    if (!force && hasRelease(env.DATA_DIR) && (await liveRelease(db, part))?.digest === digest) {
      await endRelease(db, id, { state: 'unchanged', digest })
      await renderer
      return 'unchanged'
    }
    folder = await makeFolder(env.DATA_DIR, part, id)
    const checked = await buildInto(services, part, { name: folder, snapshot })
    await keepLive(services, snapshot)
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

/** Keeps the snapshot of the live release. Where the settings on every page have changed, the other pages are dropped. */
async function keepLive({ db, env }: Services, snapshot: string): Promise<void> {
  const live = join(env.DATA_DIR, 'site', 'snapshot')
  const areSame = (await settingsIn(live)) === (await settingsIn(snapshot))
  await keepSnapshot(snapshot, live)
  if (!areSame) await dropPages(db, [SETTINGS])
}

async function digestOf(services: Services, snapshot: string): Promise<string> {
  const { PUBLIC_URL } = services.env
  const [content, code] = await Promise.all([writeSnapshot(services, snapshot), codeFingerprint()])
  return createHash('sha256')
    .update(`${content} ${code} ${PUBLIC_URL} ${shareCardKey(services.env)}`)
    .digest('hex')
}

type Build = { name: string; snapshot: string }

async function buildInto(services: Services, part: SitePart, { name, snapshot }: Build): Promise<LinkCheck> {
  const { db, env } = services
  const folder = join(partFolder(env.DATA_DIR, part), name)
  const before = await liveFolder(env.DATA_DIR, part)
  await drawContent(await ensureRenderer(), {
    SITE_SNAPSHOT: snapshot,
    SITE_OUT: folder,
    SITE_URL: env.PUBLIC_URL,
    SITE_CARD_KEY: shareCardKey(env),
    SITE_BASE: await baseOf(services, snapshot),
    ...(before === null ? {} : { SITE_BEFORE: before }),
  })
  const checked = await checkLinks(folder, (slugs) => listedSlugs(db, slugs))
  if (checked.pages === 0) throw new Error('The build made no page.')
  if (checked.missingAssets.length > 0)
    throw new Error(`Pages ask for files that are not there: ${checked.missingAssets.slice(0, 5).join(', ')}`)
  await assertTextsLead(services, snapshot, folder)
  await carryAssets(before, folder)
  await switchTo(env.DATA_DIR, part, name)
  return checked
}

/** What every page is drawn of beside its own document (site/src/lib/kept-pages.ts); the year stands in every footer. */
async function baseOf({ env }: Services, snapshot: string): Promise<string> {
  const settings = await settingsIn(snapshot)
  return createHash('sha256')
    .update(JSON.stringify([await codeFingerprint(), env.PUBLIC_URL, settings, new Date().getUTCFullYear()]))
    .update(shareCardKey(env))
    .digest('hex')
}

/** The settings of a snapshot that stand on every page, as text; empty without a snapshot. */
async function settingsIn(snapshot: string): Promise<string> {
  // A snapshot without settings has none.
  const text = await readFile(join(snapshot, 'settings.json'), 'utf8').catch(() => '{}')
  return JSON.stringify(settingsOfEveryPage(JSON.parse(text)))
}

/** Those of the slugs that are a public listing's. */
async function listedSlugs(db: Services['db'], slugs: string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ slug: string }>(
    sql`select slug from market.listing_search where listed and slug = any (${sql.param(slugs)}::text[])`,
  )
  return new Set(rows.map(({ slug }) => slug))
}

/** @throws Error naming texts of the snapshot that lead to a page of editors which neither the folder nor a redirect has */
async function assertTextsLead({ db }: Services, snapshot: string, folder: string): Promise<void> {
  const moved = await redirectedAddresses(db)
  const stands = standsIn(folder)
  await assertLinksLead(snapshot, (path) => stands(path) || moved.has(path) || moved.has(withoutLanguage(path)))
}
