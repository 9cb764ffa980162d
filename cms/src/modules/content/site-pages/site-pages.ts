import { createHash } from 'node:crypto'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { SiteSettings } from '@stackyard/shared/schema/page-data'
import type { Services } from '../../../platform/services'
import {
  DroppedTags,
  folderStore,
  followDrops,
  PAGE_LIVES_MS,
  type PageStore,
  prunePages,
  SETTINGS,
  type StoredPage,
} from '../page-cache'
import { shareCardKey } from '../../foundation/picture'
import { ensureRenderer, settingsOfEveryPage, siteSettings } from '../site-release'
import { createPageData } from './data/page-data'
import { pageRenderer, type Rendered, type RenderPage } from './render-page'

const DAY_MS = 24 * 60 * 60 * 1000
const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

async function packed({ type, body }: Rendered, tags: string[], renderedAt: number): Promise<StoredPage> {
  const [zipped, brotli] = await Promise.all([toGzip(body), toBrotli(body, BROTLI)])
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
  return { type, etag, tags, renderedAt, plain: body, gzip: zipped, brotli }
}

type Read = { settings: SiteSettings; renderedAt: number }

/** The pages of one build of the site: rendered when they are first asked for, kept until something they show is dropped. */
class SitePages {
  readonly #rendering = new Map<string, Promise<StoredPage | null>>()
  #settings: Read | undefined

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
    const known = await this.store.get(path)
    if (known && this.dropped.isFresh(known, Date.now())) return known
    try {
      return await this.#rendered(path)
    } catch (error) {
      if (!known) throw error
      this.services.log.warn({ err: error, path }, 'a page could not be rendered; the old one is shown')
      return known
    }
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
    const tags = new Set([SETTINGS])
    const site = { address: env.PUBLIC_URL, cardKey: shareCardKey(env), settings: await this.#siteSettings() }
    const rendered = await this.render(path, { data: createPageData(this.services, tags), site })
    if (rendered.status !== 200) return null
    const page = await packed(rendered, [...tags].toSorted(), renderedAt)
    await this.store.put(path, page)
    return page
  }

  async #siteSettings(): Promise<SiteSettings> {
    const now = Date.now()
    const known = this.#settings
    if (known && this.dropped.isFresh({ tags: [SETTINGS], renderedAt: known.renderedAt }, now)) return known.settings
    const settings = settingsOfEveryPage(await siteSettings(this.services)) as SiteSettings
    this.#settings = { settings, renderedAt: now }
    return settings
  }
}

export type OpenSitePages = { pages: Pick<SitePages, 'page' | 'cached'>; assets: string; close(): void }

/**
 * Opens the pages of this code: makes its build of the site where there is none, hears of what is dropped, and deletes
 * what other builds left.
 */
export async function openSitePages(services: Services): Promise<OpenSitePages> {
  const { env, log } = services
  const renderer = await ensureRenderer()
  const key = createHash('sha256').update(`${basename(renderer)} ${env.PUBLIC_URL} ${shareCardKey(env)}`)
  const build = key.digest('hex').slice(0, 32)
  const root = join(env.DATA_DIR, 'pages')
  const dropped = new DroppedTags()
  const listening = Promise.withResolvers<void>()
  const listener = followDrops(services, dropped, listening.resolve)
  const render = await pageRenderer(renderer)
  await listening.promise
  const prune = () => {
    dropped.forget(Date.now())
    prunePages(root, build, Date.now() - PAGE_LIVES_MS).catch((error: unknown) =>
      log.warn({ err: error }, 'old pages could not be deleted'),
    )
  }
  prune()
  const timer = setInterval(prune, DAY_MS).unref()
  const close = () => {
    clearInterval(timer)
    listener.close()
  }
  const pages = new SitePages(services, render, folderStore(join(root, build)), dropped)
  return { pages, assets: join(renderer, 'client'), close }
}
