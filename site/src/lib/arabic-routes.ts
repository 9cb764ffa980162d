/*
 * Pages that stand in Arabic too. Each is made from the same file as its English twin, at its path below /ar
 * (astro.config.mjs); a document's page only where the document is translated.
 */

const files = {
  '/': 'index',
  '/about-us': 'about-us',
  '/articles': 'articles/index',
  '/articles/[slug]': 'articles/[slug]',
  '/contact-us': 'contact-us',
  '/encyclopedia': 'encyclopedia/index',
  '/encyclopedia/[slug]': 'encyclopedia/[slug]',
  '/faqs': 'faqs',
  '/knowledge-base': 'knowledge-base',
  '/news': 'news/index',
  '/news/[slug]': 'news/[slug]',
  '/news/category/[slug]': 'news/category/[slug]',
  '/news/search': 'news/search',
  '/rating-system': 'rating-system',
  '/search': 'search/index',
  '/search/warehouses': 'search/warehouses',
  '/search/[kind]': 'search/[kind]',
  '/services': 'services/index',
  '/services/type/[...list]': 'services/type/[...list]',
  '/supply-chain-logistics-definitions': 'supply-chain-logistics-definitions',
  '/warehouses/[...list]': 'warehouses/[...list]',
  '/[slug]': '[slug]',
} as const

/** The patterns of Arabic routes with the files of src/pages that make them. */
export const arabicRoutes: readonly { pattern: string; file: string }[] = Object.entries(files).map(
  ([pattern, file]) => ({ pattern: pattern === '/' ? '/ar' : `/ar${pattern}`, file: `${file}.astro` }),
)

const standing = new Set(Object.keys(files).filter((pattern) => !pattern.includes('[')))
const SERIES =
  /^\/(?:search\/(?:services|users|news)|services\/type\/[^/]+(?:\/\d+)?|warehouses(?:\/(?:us|global|featured|hot-racks|region\/[^/]+|country\/[^/]+))?)$/

/** Whether the page at an English path has an Arabic twin; of documents only their page knows. */
export const hasArabic = (path: string): boolean => standing.has(path) || SERIES.test(path)
