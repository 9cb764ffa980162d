import { Hono, type Context } from 'hono'
import { canonicalListPath } from '@stackyard/shared/domain/list-path'
import { languages, pageLanguages, pathIn } from '@stackyard/shared/reference/languages'
import { findPublicSlug } from './modules/listings/discovery'
import { findListedSlug } from './modules/listings/service'
import type { Services } from './platform/services'

/** Other spellings of addresses that have no page of their own: they lead to the page, and the query comes along. */
export function pageRedirects({ db }: Pick<Services, 'db'>): Hono {
  const lead = (c: Context, path: string) => c.redirect(path + new URL(c.req.url).search, 301)
  const routes = new Hono()
  for (const language of pageLanguages) {
    const listings = pathIn('/warehouses', language)
    routes.get(`${listings}/:key`, async (c, next) => {
      const slug = await findPublicSlug(db, c.req.param('key') ?? '')
      return slug ? lead(c, `${listings}/${slug}`) : next()
    })
  }
  for (const language of languages) {
    const services = pathIn('/services', language)
    routes.get(`${services}/:key`, async (c, next) => {
      const slug = await findListedSlug(db, c.req.param('key') ?? '')
      return slug ? lead(c, `${services}/${slug}`) : next()
    })
  }
  routes.get('*', async (c, next) => {
    const path = canonicalListPath(c.req.path)
    return path ? lead(c, path) : next()
  })
  return routes
}
