import { readMapTiles, tilesOrigin } from '@stackyard/shared/domain/map-tiles'
import { languages, pathIn } from '@stackyard/shared/reference/languages'
import { liveSignalsPath } from '@stackyard/shared/schema/live-signal'
import { Hono, type Context, type Next } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { proxy } from 'hono/proxy'
import { requestId } from 'hono/request-id'
import { answerError } from './api/answer-error'
import { addressOf } from './api/context'
import { createApi } from './api/create-api'
import { RETRY_AFTER_SECONDS } from './api/errors'
import { noteLastWrite } from './api/last-write'
import { liveSignalsRoute } from './api/live-signals'
import { readerOfToken } from './modules/accounts/account'
import { fileRoute } from './modules/foundation/file'
import { mailGallery } from './modules/foundation/mail'
import { stopNoticesRoute } from './modules/foundation/notification'
import { stopAlertsRoute } from './modules/listings/saved-search'
import { rfpPages } from './modules/reservations/merchant'
import { newsletterRoute } from './modules/messaging/newsletter'
import { webhookRoute } from './modules/payments/payment'
import { pictureRoute } from './modules/foundation/picture'
import { profileRedirects, profileSitemap } from './modules/accounts/profile'
import { contentRedirects, editorRoute } from './modules/content/editorial'
import { mediaHandler } from './modules/content/news'
import { cachedPages, pageDataRoute, pagesRoute, type PagesRoute } from './modules/content/pages'
import { pageRedirects } from './page-redirects'
import { appFolder } from './paths'
import { healthRoute } from './platform/health'
import { mapTilesRoute } from './platform/map-tiles-route'
import { outboxRoute } from './platform/outbox-page'
import { LONGEST_REQUEST_ID, newRequestId } from './platform/request-id'
import { requestLog } from './platform/request-log'
import { headersOfPages, pictureWorkerPolicy, securityHeaders } from './platform/security-headers'
import type { Services } from './platform/services'
import { singlePage, staticFiles } from './platform/static-files'

const MEGABYTE = 1024 * 1024

/** What calls that carry files may hold in all; a single file is measured by its endpoint (`maxFileBytes`). */
const UPLOADS: [RegExp, number][] = [
  [/^\/api\/file-upload(\/|$)/, 32 * MEGABYTE],
  [/^\/api\/warehouse\/(import|fulfillmentRates\/upload)\/?$/, 4 * MEGABYTE],
  [/^\/api\/article\/generate-article-from-file\/?$/, 4 * MEGABYTE],
]
const largestBody = (path: string): number => UPLOADS.find(([paths]) => paths.test(path))?.[1] ?? MEGABYTE

const APP_PATHS = [
  '/dashboard',
  '/dashboard/*',
  '/auth/*',
  '/settings',
  '/settings/*',
  '/acceptPermission',
  '/warehouses/rfp/*',
  '/success-rfp',
]

export type FrontDoor = {
  app: Hono
  pages: PagesRoute
  takesCachedPage: ReturnType<typeof cachedPages>
  beginStop(): void
}

/** Everything but Payload's panel, for which readiness waits: API, pictures, uploads, the app's page, the pages of the site. */
export function createFrontDoor(services: Services, panelStands: () => boolean): FrontDoor {
  const { env } = services
  const app = new Hono()
  const live = liveSignalsRoute(services)
  const pages = pagesRoute(services)
  const health = healthRoute(services, { panel: panelStands, pages: pages.stands })
  app.onError(answerError(services))
  app.use(requestId({ limitLength: LONGEST_REQUEST_ID, generator: newRequestId }))
  app.use(requestLog(services.log))
  app.use(retryLater())
  const tiles = env.MAP_TILES === undefined ? null : readMapTiles(env.MAP_TILES)
  const sources = {
    partners: partnerOrigins(env.STRIPE_JS_URL, env.STRIPE_API_URL, env.CAPTCHA_SCRIPT_URL),
    tiles: tiles ? tilesOrigin(tiles) : undefined,
    publicUrl: env.PUBLIC_URL,
  }
  if (!env.APP_DEV_URL) app.use(securityHeaders(sources))
  app.use(canonicalPath())
  app.route('/api/health', health.route)
  app.route('/api/webhooks/stripe', webhookRoute(services))
  app.route(`/api${liveSignalsPath}`, live.route)
  app.use('/api/*', noteLastWrite(services))
  app.use('/api/*', compress({ threshold: 1024 }))
  app.use('/api/*', limitBody())
  app.route('/api', createApi(services))
  app.route('/', mapTilesRoute(tiles))
  app.route('/pictures', pictureRoute(services))
  app.get('/files/media/:name', mediaHandler(services.storage))
  app.route('/files', fileRoute(services, readerOfToken))
  app.route('/preview', editorRoute(services, pages.styles))
  app.route(
    '/newsletter',
    newsletterRoute(services, (c) => addressOf(c, env.TRUST_PROXY), pages.styles),
  )
  app.route('/notices', stopNoticesRoute(services, pages.styles))
  app.route('/alerts', stopAlertsRoute(services, pages.styles))
  if (!env.SMTP_URL && !env.LIVE) app.route('/outbox', outboxRoute(services.mailer, mailGallery(pages.styles)))
  if (env.APP_DEV_URL && env.SITE_DEV_URL)
    mountDevelopment(app, services, { appUrl: env.APP_DEV_URL, siteUrl: env.SITE_DEV_URL })
  else mountPages(app, services, pages)
  const beginStop = () => {
    health.beginStop()
    live.beginStop()
    pages.close()
  }
  const takesCachedPage = cachedPages(services, { find: pages.cached, headers: headersOfPages(sources) })
  return { app, pages, takesCachedPage, beginStop }
}

function mountPages(app: Hono, services: Services, pages: PagesRoute): void {
  app.use('/app-assets/:file{picture-worker-[\\w-]+\\.js}', async (c, next) => {
    await next()
    c.header('content-security-policy', pictureWorkerPolicy)
  })
  app.use('/app-assets/*', staticFiles({ root: appFolder, isImmutable: () => true }))
  app.route('/', rfpPages(services, appFolder))
  for (const path of APP_PATHS) app.get(path, singlePage(appFolder, 'index.html'))
  app.route('/', profileSitemap(services))
  app.use(pages.handler)
  for (const language of languages) app.route(pathIn('/users', language), profileRedirects(services, language))
  app.route('/', pageRedirects(services))
  app.use(contentRedirects(services))
  app.notFound(pages.notFound)
}

/** Development: the app from Vite, the site from Astro, both with hot reload; their sockets go to them directly. */
function mountDevelopment(
  app: Hono,
  services: Services,
  { appUrl, siteUrl }: { appUrl: string; siteUrl: string },
): void {
  app.route('/page-data', pageDataRoute(services))
  app.all('/app-assets/*', (c) =>
    proxy(new URL(c.req.url.replace(/^https?:\/\/[^/]+/, ''), appUrl), { raw: c.req.raw }),
  )
  for (const path of APP_PATHS) app.get(path, () => proxy(new URL('/app-assets/', appUrl)))
  app.all('*', (c) => proxy(new URL(c.req.url.replace(/^https?:\/\/[^/]+/, ''), siteUrl), { raw: c.req.raw }))
}

/** Reading what a request without a body has for one costs more than answering it. */
function limitBody() {
  return async (c: Context, next: Next) =>
    c.req.method === 'GET' || c.req.method === 'HEAD'
      ? next()
      : bodyLimit({ maxSize: largestBody(c.req.path), onError: tooLarge })(c, next)
}

const tooLarge = () =>
  Response.json(
    {
      success: false,
      statusCode: 413,
      isError: true,
      message: 'That is larger than this address accepts.',
      error: { code: 'BODY_TOO_LARGE', data: { message: 'That is larger than this address accepts.' } },
      results: null,
      total: 0,
    },
    // The rest of the body stays unread, so the connection can't carry another request.
    { status: 413, headers: { connection: 'close' } },
  )

/** Whatever can't be answered now says when to ask again. */
function retryLater() {
  return async (c: Context, next: Next): Promise<void> => {
    await next()
    if (c.res.status === 503 && !c.res.headers.has('retry-after')) c.header('retry-after', RETRY_AFTER_SECONDS)
  }
}

/**
 * One slash between segments and none at the end: one address a page. The API answers both spellings. The path is
 * compared and sent back as it was asked for: decoded, it can name another origin or hold what no header may.
 */
function canonicalPath() {
  return async (c: Context, next: Next) => {
    const { pathname: path, search } = new URL(c.req.url)
    const single = path.replace(/\/{2,}/g, '/')
    const wanted = single.length > 1 && !single.startsWith('/api/') ? single.replace(/\/$/, '') : single
    if (wanted === path || !['GET', 'HEAD'].includes(c.req.method)) return next()
    return c.redirect(wanted + search, 308)
  }
}

const partnerOrigins = (...urls: (string | undefined)[]): string[] => {
  const origins = new Set(urls.filter((url) => url !== undefined).map((url) => new URL(url).origin))
  if (origins.has('https://js.stripe.com'))
    for (const host of ['api', 'hooks', 'm']) origins.add(`https://${host}.stripe.com`)
  return [...origins]
}
