import type { APIRoute } from 'astro'
import { pageLanguages, pathIn } from '@stackyard/shared/reference/languages'
import { siteAddress } from '../lib/site-context'

const searches = pageLanguages
  .map((language) => pathIn('/search', language))
  .map((path) => `Disallow: ${path}?\nDisallow: ${path}/*?\n`)
  .join('')

export const GET: APIRoute = () =>
  new Response(
    `User-agent: *\nDisallow: /admin\nDisallow: /api/\nDisallow: /dashboard\nDisallow: /settings\nDisallow: /auth/\n${searches}\nSitemap: ${new URL('/sitemap-index.xml', siteAddress()).href}\n`,
  )
