import { escapeMarkup } from '@stackyard/shared/domain/escape-markup'
import { defaultLanguage, type PageLanguage, pathIn } from '@stackyard/shared/reference/languages'
import { absolute, alternatesOf } from './seo'

/** A page by its English path, with the languages it stands in: English alone unless said. */
export type SitemapEntry = {
  path: string
  changed?: string | undefined
  languages?: readonly PageLanguage[]
}

/** The addresses of one page, each naming all of them where there are several. */
function urlsOf({ path, changed, languages = [defaultLanguage] }: SitemapEntry, site: URL | undefined): string[] {
  const date = changed ? `<lastmod>${changed.slice(0, 10)}</lastmod>` : ''
  const others = languages.length < 2 ? [] : alternatesOf(path, languages, site)
  const links = others.map(
    ({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeMarkup(href)}"/>`,
  )
  return languages.map(
    (language) =>
      `<url><loc>${escapeMarkup(absolute(pathIn(path, language), site))}</loc>${date}${links.join('')}</url>`,
  )
}

/** A sitemap of pages; at most 50,000, as the protocol allows in one file. */
export const sitemap = (entries: readonly SitemapEntry[], site: URL | undefined): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.flatMap((entry) => urlsOf(entry, site)).join('\n')}\n</urlset>\n`

/** The number of a sitemap by what its address says, from 1; null for what no sitemap is called. */
export const sitemapNumber = (said: string | undefined): number | null =>
  said === undefined ? 1 : /^(?:[2-9]|[1-9]\d{1,4})$/.test(said) ? Number(said) : null

/** The index of sitemaps at these paths. */
export const sitemapIndex = (paths: readonly string[], site: URL | undefined): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${paths.map((path) => `<sitemap><loc>${escapeMarkup(new URL(path, site).href)}</loc></sitemap>`).join('\n')}\n</sitemapindex>\n`

export const xmlResponse = (body: string): Response =>
  new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
