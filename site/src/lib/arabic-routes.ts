/*
 * Pages that stand in Arabic too. Each is made from the same file as its English twin, at its path below /ar
 * (astro.config.mjs); a document's page only where the document is translated.
 */

const files = {
  '/': 'index.astro',
  '/about-us': 'about-us.astro',
  '/articles': 'articles/index.astro',
  '/articles/[slug]': 'articles/[slug].astro',
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
  '/services/type/[...list]': 'services/type/[...list].astro',
  '/supply-chain-logistics-definitions': 'supply-chain-logistics-definitions.astro',
  '/warehouse': 'warehouse.astro',
  '/[slug]': '[slug].astro',
} as const

/** The patterns of Arabic routes with the files of src/pages that make them. */
export const arabicRoutes: readonly { pattern: string; file: string }[] = Object.entries(files).map(
  ([pattern, file]) => ({ pattern: pattern === '/' ? '/ar' : `/ar${pattern}`, file }),
)

const standing = new Set(Object.keys(files).filter((pattern) => !pattern.includes('[')))
const SERIES =
  /^\/(?:search(?:\/(?:services|users|news|warehouses))?|services\/type\/[^/]+(?:\/\d+)?|warehouses(?:\/(?:us|global|featured|hot-racks|region\/[^/]+))?)$/

/** Whether the page at an English path has an Arabic twin; of documents and countries only their page knows. */
export const hasArabic = (path: string): boolean => standing.has(path) || SERIES.test(path)
