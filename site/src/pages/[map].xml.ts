import type { APIRoute } from 'astro'
import { siteAddress } from '../lib/site-context'
import { type Language, languages } from '@stackyard/shared/reference/languages'
import { encyclopedia, posts, articles, pages, partners, services } from '../lib/snapshot'
import { hasArabic } from '../lib/arabic-routes'
import { shownCategories } from '../lib/post-categories'
import { servicePaths } from '../lib/service-pages'
import { sitemap, type SitemapEntry, xmlResponse } from '../lib/xml'

const standing = [
  '/',
  '/news',
  '/faqs',
  '/encyclopedia',
  '/about-us',
  '/warehouse',
  '/rating-system',
  '/how-ranking-works',
  '/contact-us',
  '/terms-of-use',
  '/privacy-policy',
  '/merchant-agreement',
  '/warehouse-agreement',
  '/knowledge-base',
  '/articles',
  '/supply-chain-logistics-definitions',
  '/warehouse-of-the-week',
  '/news/videos',
]

type Doc = { slug: string; updatedAt?: string | undefined; seo?: { noIndex: boolean } }

/** Documents of a kind in every language; the path of a translation is that of its original. */
const documents = (base: string, read: (language: Language) => readonly Doc[]): SitemapEntry[] => {
  const entries = new Map<string, SitemapEntry>()
  for (const language of languages)
    for (const { slug, updatedAt, seo } of read(language)) {
      if (seo?.noIndex) continue
      const path = `${base}/${slug}`
      const known = entries.get(path)
      entries.set(path, { path, changed: updatedAt, languages: [...(known?.languages ?? []), language] })
    }
  return [...entries.values()]
}

/** A page with one file for every language. */
const twin = <Entry extends SitemapEntry>(entry: Entry): SitemapEntry =>
  hasArabic(entry.path) ? { ...entry, languages } : entry

const contentEntries = (): SitemapEntry[] => [
  ...standing.map((path) => twin({ path })),
  ...documents('/news/category', shownCategories),
  ...documents('/news', posts),
  ...documents('/articles', articles),
  ...documents('', (language) => pages(language).filter(({ slug }) => !standing.includes(`/${slug}`))),
  ...partners().map(({ slug, updatedAt }) => ({ path: `/${slug}`, changed: updatedAt })),
  ...servicePaths(services()).map(twin),
  ...documents('/encyclopedia', encyclopedia),
]

/** The sitemap of the content; those of listings and the index are rendered when they are asked for. */
export const getStaticPaths = () => [{ params: { map: 'sitemap-content' }, props: { entries: contentEntries() } }]

export const GET: APIRoute<{ entries: SitemapEntry[] }> = ({ props }) =>
  xmlResponse(sitemap(props.entries, siteAddress()))
