import type { APIRoute } from 'astro'
import { sitemapEntries } from '../lib/listing-sitemaps'
import { siteAddress } from '../lib/site-context'
import { sitemap, xmlResponse } from '../lib/xml'

/** The sitemap of listings and of what lists them: the first, or the one whose number stands in the address. */
export const GET: APIRoute = async ({ locals, params }) => {
  const entries = await sitemapEntries(locals.data, Number(params.page ?? 1))
  return entries ? xmlResponse(sitemap(entries, siteAddress())) : new Response(null, { status: 404 })
}
