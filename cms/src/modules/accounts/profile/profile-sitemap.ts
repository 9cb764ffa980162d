import { sitemap } from '@stackyard/shared/domain/sitemap'
import { languages } from '@stackyard/shared/reference/languages'
import { Hono, type Context } from 'hono'
import { compress } from 'hono/compress'
import type { Db } from '../../../platform/db'
import type { Services } from '../../../platform/services'
import { profilePath } from './profile-path'
import { listProviderRuns, listPublicProviders } from './repository'

/**
 * Ids of a run: a sitemap holds at most so many profiles in each language of documents, each with the addresses of all. The
 * protocol allows 50,000 addresses; one file is written whole while others wait for the process.
 */
const IDS = 5_000

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
    const entries = providers.map(({ changedOn: changed, ...provider }) => ({
      path: profilePath(provider),
      changed,
      languages,
    }))
    c.header('content-type', 'application/xml; charset=utf-8')
    c.header('cache-control', 'no-cache')
    return c.body(sitemap(entries, env.PUBLIC_URL))
  }
  route.get('/sitemap-profiles.xml', compress(), (c) => answer(c, 1))
  route.get('/:file{sitemap-profiles-([2-9]|[1-9][0-9]{1,4})\\.xml}', compress(), (c) =>
    answer(c, Number(/\d+/.exec(c.req.param('file'))?.[0])),
  )
  return route
}
