import type { APIRoute } from 'astro'
import { siteAddress } from '../lib/site-context'
import { type Language, languages } from '@stackyard/shared/reference/languages'
import { standingPages } from '@stackyard/shared/reference/standing-pages'
import type { ContentAddress } from '@stackyard/shared/schema/content-data'
import type { PageData } from '@stackyard/shared/schema/page-data'
import { hasArabic } from '../lib/arabic-routes'
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

/** Documents of a kind in every language; the path of a translation is that of its original. */
function documents(base: string, docs: readonly Omit<ContentAddress, 'kind'>[]): SitemapEntry[] {
  const entries = new Map<string, SitemapEntry>()
  for (const { slug, updatedAt, noIndex, language } of docs) {
    if (noIndex) continue
    const path = `${base}/${slug}`
    const known = entries.get(path)
    entries.set(path, { path, changed: updatedAt, languages: [...(known?.languages ?? []), language] })
  }
  return [...entries.values()]
}

/** A page with one file for every language. */
const twin = <Entry extends SitemapEntry>(entry: Entry): SitemapEntry =>
  hasArabic(entry.path) ? { ...entry, languages } : entry

async function categories(data: PageData): Promise<SitemapEntry[]> {
  const shown = await Promise.all(languages.map((language) => data.postCategories(language)))
  const paths = new Map<string, Language[]>()
  for (const [at, language] of languages.entries())
    for (const { slug } of shown[at] ?? []) paths.set(slug, [...(paths.get(slug) ?? []), language])
  return [...paths].map(([slug, known]) => ({ path: `/news/category/${slug}`, languages: known }))
}

async function contentEntries(data: PageData): Promise<SitemapEntry[]> {
  const [all, ofCategories, services] = await Promise.all([data.contentAddresses(), categories(data), data.services()])
  const order = languages.flatMap((language) => all.filter((doc) => doc.language === language))
  const ofKind = (kind: ContentAddress['kind']) => order.filter((doc) => doc.kind === kind)
  const pages = ofKind('pages').filter(({ slug }) => !standing.includes(`/${slug}`))
  const builtIn = standingPages
    .filter(({ slug }) => !standing.includes(`/${slug}`) && !pages.some((page) => page.slug === slug))
    .map(({ slug }): SitemapEntry => ({ path: `/${slug}` }))
  return [
    ...standing.map((path) => twin({ path })),
    ...ofCategories,
    ...documents('/news', ofKind('news')),
    ...documents('/articles', ofKind('articles')),
    ...documents('', pages),
    ...builtIn,
    ...ofKind('partners').map(({ slug, updatedAt }) => ({ path: `/${slug}`, changed: updatedAt })),
    ...servicePaths(services).map(twin),
    ...documents('/encyclopedia', ofKind('encyclopedia')),
  ]
}

/** The sitemap of the content; those of listings have an index with it. */
export const GET: APIRoute = async ({ locals }) =>
  xmlResponse(sitemap(await contentEntries(locals.data), siteAddress()))
