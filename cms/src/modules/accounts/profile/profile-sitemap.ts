import { escapeMarkup } from '@stackyard/shared/domain/escape-markup'
import { languages, pathIn } from '@stackyard/shared/reference/languages'
import { Hono, type Context } from 'hono'
import { compress } from 'hono/compress'
import type { Db } from '../../../platform/db'
import type { Services } from '../../../platform/services'
import { profilePath } from './profile-path'
import { listProviderRuns, listPublicProviders } from './repository'

/** Ids of a run: a sitemap holds at most so many addresses in each language of documents; the protocol allows 50,000 in all. */
const IDS = 20_000

/** The numbers of the sitemaps of profiles that name any. */
export const profileRuns = (db: Db, size = IDS): Promise<number[]> => listProviderRuns(db, size)

/**
 * The sitemaps of profiles, which the site's index of sitemaps names: the public pages of providers and managed profiles,
 * as they are now, in runs of ids. Customers have pages too, which are no content for search engines (site/src/pages/users).
 */
export function profileSitemap({ db, env }: Pick<Services, 'db' | 'env'>, size = IDS): Hono {
  const route = new Hono()
  const answer = async (c: Context, run: number): Promise<Response> => {
    const providers = await listPublicProviders(db, { after: (run - 1) * size, through: run * size })
    if (run > 1 && providers.length === 0) return c.notFound()
    const urls = providers.flatMap(({ changedOn, ...provider }) =>
      languages.map((language) => {
        const { href } = new URL(pathIn(profilePath(provider), language), env.PUBLIC_URL)
        return `<url><loc>${escapeMarkup(href)}</loc><lastmod>${changedOn}</lastmod></url>\n`
      }),
    )
    c.header('content-type', 'application/xml; charset=utf-8')
    c.header('cache-control', 'no-cache')
    return c.body(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`,
    )
  }
  route.get('/sitemap-profiles.xml', compress(), (c) => answer(c, 1))
  route.get('/:file{sitemap-profiles-([2-9]|[1-9][0-9]{1,4})\\.xml}', compress(), (c) =>
    answer(c, Number(/\d+/.exec(c.req.param('file'))?.[0])),
  )
  return route
}
