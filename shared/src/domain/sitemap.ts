import { defaultLanguage, type PageLanguage, pathIn } from '../reference/languages'
import { escapeMarkup } from './escape-markup'

/** A page by its English path, with the languages it stands in: English alone unless said. */
export type SitemapEntry = {
  path: string
  changed?: string | undefined
  languages?: readonly PageLanguage[]
}

type Site = URL | string | undefined

const absolute = (path: string, site: Site): string => new URL(path, site).href

/** The addresses of a page in each language, by hreflang, and the one for everybody else. */
export const alternatesOf = (
  path: string,
  languages: readonly PageLanguage[],
  site: Site,
): { language: string; href: string }[] => [
  ...languages.map((language) => ({ language, href: absolute(pathIn(path, language), site) })),
  { language: 'x-default', href: absolute(pathIn(path, defaultLanguage), site) },
]

/** The addresses of one page, each naming all of them where there are several. */
function urlsOf({ path, changed, languages = [defaultLanguage] }: SitemapEntry, site: Site): string[] {
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
export const sitemap = (entries: readonly SitemapEntry[], site: Site): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.flatMap((entry) => urlsOf(entry, site)).join('\n')}\n</urlset>\n`
