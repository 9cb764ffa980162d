import type { APIRoute } from 'astro'
import { siteAddress } from '../lib/site-context'

export const GET: APIRoute = () =>
  new Response(
    `User-agent: *\nDisallow: /admin\nDisallow: /api/\nDisallow: /dashboard\nDisallow: /settings\nDisallow: /auth/\nDisallow: /search?\nDisallow: /search/*?\nDisallow: /ar/search?\nDisallow: /ar/search/*?\n\nSitemap: ${new URL('/sitemap-index.xml', siteAddress()).href}\n`,
  )
