import type { APIRoute } from 'astro'
import { sitemapPages } from '../lib/listing-sitemaps'
import { siteAddress } from '../lib/site-context'
import { sitemapIndex, xmlResponse } from '../lib/xml'

/** Profiles have a sitemap of the server's own (cms/src/modules/profile). */
const OTHERS = ['/sitemap-content.xml', '/sitemap-profiles.xml']

export const GET: APIRoute = async ({ locals }) =>
  xmlResponse(sitemapIndex([...OTHERS, ...(await sitemapPages(locals.data))], siteAddress()))
