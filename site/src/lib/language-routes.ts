import { languages, type PageLanguage, pageLanguages, pathIn } from '@stackyard/shared/reference/languages'

/*
 * Pages that stand in another language too. Each is made from the same file as its English twin, at its path below that
 * of the language (astro.config.mjs); a document's page only where the document is translated.
 */

type OtherLanguage = Exclude<PageLanguage, 'en'>
type Files = Readonly<Record<string, string>>

/** Pages around what editors, providers, and people write, in the languages of documents. */
const documentFiles: Files = {
  '/404': '404.astro',
  '/about-us': 'about-us.astro',
  '/articles': 'articles/index.astro',
  '/articles/[slug]': 'articles/[slug].astro',
  '/compare': 'compare.astro',
  '/content-index.json': 'content-index.json.ts',
  '/contact-us': 'contact-us.astro',
  '/encyclopedia': 'encyclopedia/index.astro',
  '/encyclopedia/[slug]': 'encyclopedia/[slug].astro',
  '/faqs': 'faqs.astro',
  '/feed.json': 'feed.json.ts',
  '/how-ranking-works': 'how-ranking-works.astro',
  '/knowledge-base': 'knowledge-base.astro',
  '/news': 'news/index.astro',
  '/news/[slug]': 'news/[slug].astro',
  '/news/category/[slug]': 'news/category/[slug].astro',
  '/news/search': 'news/search.astro',
  '/rating-system': 'rating-system.astro',
  '/rss.xml': 'rss.xml.ts',
  '/search/[kind]': 'search/[kind].astro',
  '/services': 'services/index.astro',
  '/services/[slug]': 'services/[slug].astro',
  '/services/partners': 'services/partners.astro',
  '/services/type/[...list]': 'services/type/[...list].astro',
  '/supply-chain-logistics-definitions': 'supply-chain-logistics-definitions.astro',
  '/users/[kind]/[key]': 'users/[kind]/[key].astro',
  '/warehouse': 'warehouse.astro',
  '/[slug]': '[slug].astro',
}

/** The visitor's way, which every language has; so it has the lists of warehouses (list-routes.ts). */
const visitorFiles: Files = { '/': 'index.astro', '/warehouses/[slug]': 'warehouses/[slug].astro' }

/** The files of each language. */
const files: Readonly<Record<OtherLanguage, Files>> = {
  ar: { ...visitorFiles, ...documentFiles },
  es: visitorFiles,
}

export const otherPageLanguages = Object.keys(files) as OtherLanguage[]

/** The patterns of routes in other languages with the files of src/pages that make them. */
export const languageRoutes: readonly { pattern: string; file: string }[] = otherPageLanguages.flatMap((language) =>
  Object.entries(files[language]).map(([pattern, file]) => ({ pattern: pathIn(pattern, language), file })),
)

/** Lists of warehouses and the pages of their listings. */
const WAREHOUSES = /^\/(?:search(?:\/warehouses)?|warehouses(?:\/(?:[^/]+|region\/[^/]+))?)$/
/** Pages of the languages of documents of which there are many: a service and a profile stand in each of them. */
const DOCUMENT_SERIES =
  /^\/(?:search\/(?:services|users|news)|services\/(?:[^/]+|type\/[^/]+(?:\/\d+)?)|users\/(?:seller|customer|manager)\/[^/]+)$/

/** Whether the page at an English path stands in a language; of documents and countries only their page knows. */
export function standsIn(path: string, language: PageLanguage): boolean {
  if (language === 'en' || WAREHOUSES.test(path)) return true
  if (languages.some((known) => known === language) && DOCUMENT_SERIES.test(path)) return true
  return Object.hasOwn(files[language], path) && !path.includes('[')
}

/** The languages in which the page at an English path stands. */
export const languagesOf = (path: string): PageLanguage[] =>
  pageLanguages.filter((language) => standsIn(path, language))
