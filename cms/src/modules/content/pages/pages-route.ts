import type { PageData } from '@stackyard/shared/schema/page-data'
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import type { Services } from '../../../platform/services'
import { staticFiles } from '../../../platform/static-files'
import { pagePathOf } from '../editorial'
import { createPageData } from './data/page-data'
import { answerOf } from './page-answer'
import { plainOf, type StoredPage } from './page-store'
import { notFoundAt, type OpenSitePages, openSitePages } from './site-pages'

/** What may be a file of the build: hashed assets and public files. */
const FILE = /\.[a-z0-9]+$/
export type PagesRoute = {
  handler: MiddlewareHandler
  /** The page for addresses without one. */
  notFound(c: Context): Promise<Response>
  /** The page at a path as HTML, null where there is none. */
  html(path: string): Promise<string | null>
  /** The addresses of the site's stylesheets, for pages that the server makes by itself. */
  styles(): Promise<string[]>
  /** The page at a path that is in the memory of this process and right (cached-pages.ts). */
  cached(path: string): StoredPage | undefined
  /** Opens the pages ahead of the first request. @throws Error when that fails; asked again, it is tried again */
  prepare(): Promise<void>
  /** Whether they can be served. */
  stands(): boolean
  close(): void
}

async function answer(c: Context, page: StoredPage, status?: 404): Promise<Response> {
  const known = status ? undefined : c.req.header('if-none-match')
  const answered = await answerOf(page, { accepted: c.req.header('accept-encoding'), known })
  const { headers, body } = answered
  return c.newResponse(body && new Uint8Array(body), status ?? answered.status, headers)
}

const STYLES = /<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"|<link[^>]*href="([^"]+\.css)"[^>]*rel="stylesheet"/g

/** Serves the pages of the site and the files they ask for. A path without a page goes on; without SITE there is no page. */
export function pagesRoute(services: Services): PagesRoute {
  const { env } = services
  const hasSite = env.SITE && !env.SITE_DEV_URL
  let running: OpenSitePages | undefined
  const open = async (): Promise<OpenSitePages> => (running = await openSitePages(services))
  const html = async (path: string): Promise<string | null> => {
    const page = hasSite ? await (await open()).pages.page(path) : null
    return page && (await plainOf(page)).toString()
  }
  return {
    handler: async (c, next) => {
      const url = new URL(c.req.url)
      if (!hasSite || url.pathname === notFoundAt(url.pathname) || !['GET', 'HEAD'].includes(c.req.method))
        return next()
      const { pages, assets } = await open()
      if (FILE.test(url.pathname)) {
        const isImmutable = (path: string) => path.startsWith('/_astro/')
        const file = await staticFiles({ root: assets, isImmutable })(c, () => Promise.resolve())
        if (file) return file
      }
      const other = pagePathOf(url)
      const page = (other && (await pages.page(other))) ?? (await pages.page(url.pathname))
      return page ? answer(c, page) : next()
    },
    notFound: async (c) => {
      const pages = hasSite ? (await open()).pages : null
      const page = pages && ((await pages.page(notFoundAt(c.req.path))) ?? (await pages.page(notFoundAt('/'))))
      return page ? answer(c, page, 404) : c.text('Not found', 404)
    },
    html,
    styles: async () =>
      Array.from((await html('/news'))?.matchAll(STYLES) ?? [], (match) => match[1] ?? match[2] ?? ''),
    prepare: async () => {
      if (hasSite) await open()
    },
    stands: () => !hasSite || running !== undefined,
    cached: (path) => (path === notFoundAt(path) ? undefined : running?.pages.cached(path)),
    close: () => running?.close(),
  }
}

/** What Astro's own server asks for in development (site/src/lib/remote-data.ts). */
export function pageDataRoute(services: Services): Hono {
  const route = new Hono()
  route.post('/', async (c) => {
    const data: PageData = createPageData(services, new Set())
    const { method, parameters } = await c.req.json<{ method: keyof typeof data; parameters: unknown[] }>()
    if (!Object.hasOwn(data, method)) return c.notFound()
    const read = data[method] as (...given: unknown[]) => Promise<unknown>
    return c.json((await read(...parameters)) ?? null)
  })
  return route
}
