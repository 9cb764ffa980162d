import type { APIRoute } from 'astro'

export const GET: APIRoute = ({ site }) =>
  new Response(
    `User-agent: *\nDisallow: /admin\nDisallow: /api/\nDisallow: /dashboard\nDisallow: /settings\nDisallow: /auth/\nDisallow: /search?\nDisallow: /search/*?\nDisallow: /ar/search?\nDisallow: /ar/search/*?\n\nSitemap: ${new URL('/sitemap-index.xml', site).href}\n`,
  )
