import type { APIRoute } from 'astro'
import { contentSitemaps } from '../lib/content-sitemaps'
import { sitemapPages } from '../lib/listing-sitemaps'
import { siteAddress } from '../lib/site-context'
import { sitemapIndex, xmlResponse } from '../lib/xml'

/** Sitemaps of profiles, which the server writes (cms/src/modules/accounts/profile/profile-sitemap.ts). */
const profileSitemaps = (numbers: readonly number[]): string[] =>
  [...new Set([1, ...numbers])].map((number) => `/sitemap-profiles${number === 1 ? '' : `-${number}`}.xml`)

/** The index of all sitemaps. */
export const GET: APIRoute = async ({ locals: { data } }) => {
  const [content, profiles, listings] = await Promise.all([
    contentSitemaps(data),
    data.profileRuns(),
    sitemapPages(data),
  ])
  return xmlResponse(sitemapIndex([...content, ...profileSitemaps(profiles), ...listings], siteAddress()))
}
