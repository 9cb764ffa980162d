import { Hono, type Context, type MiddlewareHandler } from 'hono'
import type { Services } from '../../../platform/services'
import { staticFiles } from '../../../platform/static-files'
import type { StoredPage } from '../page-cache'
import { hasRelease } from '../site-release'
import { createPageData } from './data/page-data'
import { answerOf } from './page-answer'
import { openSitePages, type OpenSitePages } from './site-pages'

/** Pages that are rendered on demand (site/src/lib/on-demand-routes.ts); the others are files of the release. */
const ON_DEMAND =
  /^(?:(?:\/ar)?\/(?:warehouses(?:\/.+)?|search(?:\/warehouses)?)|\/sitemap-(?:index|listings(?:-\d+)?)\.xml)$/

export type PagesRoute = {
  handler: MiddlewareHandler
  /** Opens the pages ahead of the first request. */
  prepare(): Promise<void>
  /** The page at a path that is in the memory of this process and right (cached-pages.ts). */
  cached(path: string): StoredPage | undefined
  close(): void
}

function answer(c: Context, page: StoredPage): Response {
  const { status, headers, body } = answerOf(page, {
    accepted: c.req.header('accept-encoding'),
    known: c.req.header('if-none-match'),
  })
  return c.newResponse(body && new Uint8Array(body), status, headers)
}

/** Serves the pages that are rendered on demand. A place without a first release has no site, and a path without a page goes on. */
export function pagesRoute(services: Services): PagesRoute {
  let opening: Promise<OpenSitePages> | undefined
  let opened: OpenSitePages | undefined
  const open = (): Promise<OpenSitePages> => {
    opening ??= openSitePages(services).then(
      (site) => (opened = site),
      (error: unknown) => {
        opening = undefined
        throw error
      },
    )
    return opening
  }
  const hasSite = (): boolean => opening !== undefined || hasRelease(services.env.DATA_DIR)
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
    cached: (path) => opened?.pages.cached(path),
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
