import { createHash } from 'node:crypto'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { documentLanguage, languageAt, pathIn } from '@stackyard/shared/reference/languages'
import type { SiteSettings } from '@stackyard/shared/schema/page-data'
import type { Services } from '../../../platform/services'
import { SETTINGS } from '../../../platform/page-tags'
import { settingsOfEveryPage, siteSettings } from '../editorial'
import { shareCardKey } from '../../foundation/picture'
import { createPageData } from './data/page-data'
import { DroppedTags, PAGE_LIVES_MS } from './dropped-tags'
import { followDrops } from './follow-drops'
import { pageStore, type PageStore, prunePages, type StoredPage } from './page-store'
import { pageRenderer, type Rendered, type RenderPage } from './render-page'
import { ensureSiteBuild } from './site-build'
import { readStanding, type Standing } from './standing'

/** The page that every address without one shows. */
const NOT_FOUND = '/404'

/** The same in the language of documents for readers of an address, e.g. '/ar/nowhere' → '/ar/404'. */
export const notFoundAt = (path: string): string => pathIn(NOT_FOUND, documentLanguage(languageAt(path)))
const DAY_MS = 24 * 60 * 60 * 1000
const toBrotli = promisify(brotliCompress)
/** A window of 256 kB holds a page whole; the usual one of 4 MB for each page makes V8 collect garbage all the time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } }

type Drawn = Standing & Pick<StoredPage, 'tags' | 'renderedAt'>

async function packed({ type, body }: Rendered, drawn: Drawn): Promise<StoredPage> {
  const brotli = await toBrotli(body, BROTLI)
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
  return { ...drawn, type, etag, brotli }
}

type Settings = Standing & { settings: SiteSettings; tags: string[] }

/** The pages of one build of the site: rendered when they are first asked for, kept until something they show is dropped. */
class SitePages {
  readonly #rendering = new Map<string, Promise<StoredPage | null>>()
  #settings: Settings | undefined

  constructor(
    private readonly services: Services,
    private readonly render: RenderPage,
    private readonly store: PageStore,
    private readonly dropped: DroppedTags,
  ) {}

  /**
   * The page at a path, null where there is none. A page that is out of date is rendered again; when that fails, as with
   * the database away, the old one is answered. @throws Error when there is no old one
   */
  async page(path: string): Promise<StoredPage | null> {
    const isFresh = (page: StoredPage) => this.dropped.isFresh(page, Date.now())
    const known = await this.store.get(path, isFresh)
    if (known && isFresh(known)) return known
    try {
      return await this.#rendered(path)
    } catch (error) {
      if (!known) throw error
      this.services.log.warn({ err: error, path }, 'a page could not be rendered; the old one is shown')
      return known
    }
  }

  /** Renders the page at a path from what stands in the database now. @throws Error when that fails */
  async draw(path: string): Promise<StoredPage | null> {
    // What is under way may have read older records; how it ends is for who asked for it.
    await this.#rendering.get(path)?.catch(() => undefined)
    return this.#rendered(path)
  }

  /** The page at a path that is in the memory of this process and right. */
  cached(path: string): StoredPage | undefined {
    const known = this.store.recent(path)
    return known && this.dropped.isFresh(known, Date.now()) ? known : undefined
  }

  /** One rendering at a time for each path. */
  #rendered(path: string): Promise<StoredPage | null> {
    const running = this.#rendering.get(path)
    if (running) return running
    const rendered = this.#render(path).finally(() => this.#rendering.delete(path))
    this.#rendering.set(path, rendered)
    return rendered
  }

  async #render(path: string): Promise<StoredPage | null> {
    const renderedAt = Date.now()
    const { env } = this.services
    // Before any of its data, so that it shows all that the standing covers.
    const { settings, tags: shown, life, position } = await this.#siteSettings()
    const tags = new Set(shown)
    const site = { address: env.PUBLIC_URL, cardKey: shareCardKey(env), settings }
    // Only what shows all that is committed now: a page that is drawn is kept until the next change.
    const rendered = await this.services.reads.current((source) =>
      this.render(path, { data: createPageData({ ...this.services, ...source }, tags), site }),
    )
    if (rendered.status !== 200 && path !== notFoundAt(path)) {
      await this.store.delete(path).catch(this.#noteUnstored)
      return null
    }
    const page = await packed(rendered, { life, position, tags: [...tags].toSorted(), renderedAt })
    await this.store.put(path, page).catch(this.#noteUnstored)
    return page
  }

  /** A page that can't be stored is answered all the same: it is in memory. */
  readonly #noteUnstored = (error: unknown): void =>
    this.services.log.warn({ err: error }, 'a page could not be stored')

  /** The settings as the database has them now, and where it stands. */
  async #siteSettings(): Promise<Settings> {
    const known = this.#settings
    const { isChanged, ...standing } = await readStanding(this.services.pool, known)
    if (known && !isChanged) return (this.#settings = { ...known, ...standing })
    const { settings, tags } = await siteSettings(this.services)
    this.#settings = { ...standing, settings: settingsOfEveryPage(settings), tags: [SETTINGS, ...tags] }
    return this.#settings
  }
}

export type OpenSitePages = { pages: Pick<SitePages, 'page' | 'draw' | 'cached'>; assets: string; close(): void }

const opened = new WeakMap<Services, Promise<OpenSitePages>>()

/** The pages of this code in this process; server and worker share them. @throws Error when the site can't be built */
export function openSitePages(services: Services): Promise<OpenSitePages> {
  const known = opened.get(services)
  if (known) return known
  const opening = open(services).catch((error: unknown) => {
    opened.delete(services)
    throw error
  })
  opened.set(services, opening)
  return opening
}

/** Makes the build of the site where there is none, hears of what is dropped, and deletes what other builds left. */
async function open(services: Services): Promise<OpenSitePages> {
  const { env, log, storage } = services
  const folder = await ensureSiteBuild()
  const key = createHash('sha256').update(`${basename(folder)} ${env.PUBLIC_URL} ${env.LIVE} ${shareCardKey(env)}`)
  const build = key.digest('hex').slice(0, 32)
  const dropped = new DroppedTags()
  const listening = Promise.withResolvers<void>()
  // First what may fail: a listener that was begun would go on.
  const render = await pageRenderer(folder)
  const listener = followDrops(services, dropped, listening.resolve)
  await listening.promise
  const prune = () => {
    dropped.forget(Date.now())
    prunePages(storage, build, Date.now() - PAGE_LIVES_MS).catch((error: unknown) =>
      log.warn({ err: error }, 'old pages could not be deleted'),
    )
  }
  prune()
  const timer = setInterval(prune, DAY_MS).unref()
  const close = () => {
    clearInterval(timer)
    listener.close()
  }
  const pages = new SitePages(services, render, pageStore(storage, build), dropped)
  return { pages, assets: join(folder, 'client'), close }
}
