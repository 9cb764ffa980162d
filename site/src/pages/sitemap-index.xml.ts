import type { APIRoute } from 'astro'
import { xmlResponse, xmlText } from '../lib/xml'

export const GET: APIRoute = ({ site }) => {
  const maps = ['/sitemap-content.xml', '/sitemap-listings.xml'].map(
    (path) => `<sitemap><loc>${xmlText(new URL(path, site).href)}</loc></sitemap>`,
  )
  return xmlResponse(
    `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${maps.join('\n')}\n</sitemapindex>\n`,
  )
}
