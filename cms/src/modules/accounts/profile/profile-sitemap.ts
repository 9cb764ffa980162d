import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { Services } from '../../../platform/services'
import { listPublicProviders } from './repository'

/** What the protocol allows in one file; the most recently changed come first. */
const MOST = 50_000

const inXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/**
 * /sitemap-profiles.xml, which the site's index of sitemaps names: the public pages of providers and managed profiles, as
 * they stand now. Customers have pages too, which are no content for search engines (profile-route.ts).
 */
export function profileSitemap({ db, env }: Pick<Services, 'db' | 'env'>): Hono {
  const route = new Hono()
  route.get('/sitemap-profiles.xml', compress(), async (c) => {
    const providers = await listPublicProviders(db, MOST)
    const urls = providers.map(({ userType, userUrl, changedOn }) => {
      const { href } = new URL(`/users/${userType}/${encodeURIComponent(userUrl)}`, env.PUBLIC_URL)
      return `<url><loc>${inXml(href)}</loc><lastmod>${changedOn}</lastmod></url>\n`
    })
    c.header('content-type', 'application/xml; charset=utf-8')
    c.header('cache-control', 'no-cache')
    return c.body(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`,
    )
  })
  return route
}
