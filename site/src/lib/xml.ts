import { escapeMarkup } from '@stackyard/shared/domain/escape-markup'

/** The number of a sitemap by what its address says, from 1; null for what no sitemap is called. */
export const sitemapNumber = (said: string | undefined): number | null =>
  said === undefined ? 1 : /^(?:[2-9]|[1-9]\d{1,4})$/.test(said) ? Number(said) : null

/** The index of sitemaps at these paths. */
export const sitemapIndex = (paths: readonly string[], site: URL | undefined): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${paths.map((path) => `<sitemap><loc>${escapeMarkup(new URL(path, site).href)}</loc></sitemap>`).join('\n')}\n</sitemapindex>\n`

export const xmlResponse = (body: string): Response =>
  new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
