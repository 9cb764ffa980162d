import { Hono, type Context, type MiddlewareHandler } from 'hono'
import type { Services } from '../../../platform/services'
import { staticFiles } from '../../../platform/static-files'
import type { StoredPage } from '../page-cache'
import { hasRelease } from '../site-release'
import { createPageData } from './data/page-data'
import { openSitePages, type OpenSitePages } from './site-pages'

/** Pages that are rendered on demand (site/src/lib/on-demand-routes.ts); the others are files of the release. */
const ON_DEMAND =
  /^(?:(?:\/ar)?\/(?:warehouses(?:\/.+)?|search(?:\/warehouses)?)|\/sitemap-(?:index|listings(?:-\d+)?)\.xml)$/
const CACHED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'
/** What proxies take in one header, with room for others. */
const LONGEST_HEADER = 4000

export type PagesRoute = {
  handler: MiddlewareHandler
  /** Opens the pages ahead of the first request. */
  prepare(): Promise<void>
  close(): void
}

/** The tags that a CDN drops the page by; one that shows very many listings is dropped by its lists alone. */
function cacheTags({ tags }: StoredPage): string {
  const all = tags.join(',')
  return all.length <= LONGEST_HEADER ? all : tags.filter((tag) => !tag.startsWith('listing-')).join(',')
}

/** RFC 9110 §12.5.3: `br;q=0` is a refusal. */
const takes = (accepted: string, encoding: string): boolean =>
  accepted.split(',').some((one) => {
    const [name = '', ...parameters] = one.split(';').map((part) => part.trim())
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))
  })

function formOf(page: StoredPage, accepted: string): [body: Buffer, encoding?: string] {
  if (takes(accepted, 'br')) return [page.brotli, 'br']
  return takes(accepted, 'gzip') ? [page.gzip, 'gzip'] : [page.plain]
}

function answer(c: Context, page: StoredPage): Response {
  const headers = {
    'content-type': page.type,
    'cache-control': CACHED,
    'cache-tag': cacheTags(page),
    etag: page.etag,
    vary: 'Accept-Encoding',
  }
  if (c.req.header('if-none-match') === page.etag) return c.body(null, 304, headers)
  const [body, encoding] = formOf(page, c.req.header('accept-encoding') ?? '')
  return c.body(new Uint8Array(body), 200, encoding ? { ...headers, 'content-encoding': encoding } : headers)
}

/** Serves the pages that are rendered on demand. A demo without a first release has no site, and a path without a page goes on. */
export function pagesRoute(services: Services): PagesRoute {
  let opening: Promise<OpenSitePages> | undefined
  const open = (): Promise<OpenSitePages> => {
    opening ??= openSitePages(services).catch((error: unknown) => {
      opening = undefined
      throw error
    })
    return opening
  }
  const hasSite = (): boolean =>
    opening !== undefined || services.env.LIVE !== false || hasRelease(services.env.DATA_DIR)
  return {
    handler: async (c, next) => {
      if (!['GET', 'HEAD'].includes(c.req.method)) return next()
      const { pathname } = new URL(c.req.url)
      const isAsset = pathname.startsWith('/_astro/')
      if ((!isAsset && !ON_DEMAND.test(pathname)) || !hasSite()) return next()
      const { pages, assets } = await open()
      if (isAsset) return staticFiles({ root: assets, isImmutable: () => true })(c, next)
      const page = await pages.page(pathname)
      return page ? answer(c, page) : next()
    },
    prepare: async () => {
      if (hasSite()) await open()
    },
    // A renderer that did not open has logged why.
    close: () => void opening?.then(({ close }) => close()).catch(() => undefined),
  }
}

/** What Astro's own server asks for in development (site/src/lib/remote-data.ts). */
export function pageDataRoute(services: Services): Hono {
  const route = new Hono()
  route.post('/', async (c) => {
    const data = createPageData(services, new Set())
    const { method, parameters } = await c.req.json<{ method: keyof typeof data; parameters: unknown[] }>()
    if (!Object.hasOwn(data, method)) return c.notFound()
    const read = data[method] as (...given: unknown[]) => Promise<unknown>
    return c.json((await read(...parameters)) ?? null)
  })
  return route
}
