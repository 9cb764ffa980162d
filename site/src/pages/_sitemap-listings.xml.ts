import { sitemap } from '@stackyard/shared/domain/sitemap'
import type { APIRoute } from 'astro'
import { sitemapEntries } from '../lib/listing-sitemaps'
import { siteAddress } from '../lib/site-context'
import { sitemapNumber, xmlResponse } from '../lib/xml'

/** A sitemap of listings and of what lists them: the first, or the one whose number is in the address. */
export const GET: APIRoute = async ({ locals, params }) => {
  const page = sitemapNumber(params.page)
  const entries = page === null ? null : await sitemapEntries(locals.data, page)
  return entries ? xmlResponse(sitemap(entries, siteAddress())) : new Response(null, { status: 404 })
}
