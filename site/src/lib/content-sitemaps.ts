import type { SitemapEntry } from '@stackyard/shared/domain/sitemap'
import { type Language, languages } from '@stackyard/shared/reference/languages'
import { standingPages } from '@stackyard/shared/reference/standing-pages'
import type { ContentAddress } from '@stackyard/shared/schema/content-data'
import type { PageData } from '@stackyard/shared/schema/page-data'
import { languagesOf } from './language-routes'
import { serviceListPaths } from './service-pages'

/**
 * Ids of a run: a sitemap holds at most so many documents of each of six kinds, five of them in two languages, and the
 * first one the lists besides. The protocol allows 50,000 addresses.
 */
const IDS = 3_000

const pathOf = (page: number): string => (page === 1 ? '/sitemap-content.xml' : `/sitemap-content-${page}.xml`)

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
function documents(base: string, docs: readonly ContentAddress[]): SitemapEntry[] {
  const entries = new Map<string, SitemapEntry>()
  for (const { slug, changedOn, language } of docs) {
    const path = `${base}/${slug}`
    const known = entries.get(path)
    entries.set(path, { path, changed: changedOn, languages: [...(known?.languages ?? []), language] })
  }
  return [...entries.values()]
}

/** A page with one file for every language. */
const twin = <Entry extends SitemapEntry>(entry: Entry): SitemapEntry =>
  languagesOf(entry.path).length > 1 ? { ...entry, languages: languagesOf(entry.path) } : entry

async function categories(data: PageData): Promise<SitemapEntry[]> {
  const shown = await Promise.all(languages.map((language) => data.postCategories(language)))
  const paths = new Map<string, Language[]>()
  for (const [at, language] of languages.entries())
    for (const { slug } of shown[at] ?? []) paths.set(slug, [...(paths.get(slug) ?? []), language])
  return [...paths].map(([slug, known]) => ({ path: `/news/category/${slug}`, languages: known }))
}

/** Pages that no run of ids has: standing ones, categories of news, and lists of services. */
async function listEntries(data: PageData, written: ReadonlySet<string>): Promise<SitemapEntry[]> {
  const [ofCategories, services] = await Promise.all([categories(data), data.serviceCounts()])
  const builtIn = standingPages
    .map(({ slug }) => `/${slug}`)
    .filter((path) => !standing.includes(path) && !written.has(path))
  return [
    ...standing.map((path) => twin({ path })),
    ...ofCategories,
    ...builtIn.map((path): SitemapEntry => ({ path })),
    ...serviceListPaths(services).map((path) => twin({ path })),
  ]
}

/** The path of each sitemap of the content. */
export const contentSitemaps = async (data: PageData, size = IDS): Promise<string[]> =>
  Array.from({ length: Math.max(1, await data.contentRuns(size)) }, (_, at) => pathOf(at + 1))

/** What a sitemap of the content holds: its run of documents and services, the first one the lists as well. */
export async function contentEntries(data: PageData, page: number, size = IDS): Promise<SitemapEntry[] | null> {
  const all = await data.contentAddresses(page, size)
  if (page > 1 && all.length === 0) return null
  const order = languages.flatMap((language) => all.filter((doc) => doc.language === language))
  const ofKind = (kind: ContentAddress['kind']) => order.filter((doc) => doc.kind === kind)
  const pages = ofKind('pages').filter(({ slug }) => !standing.includes(`/${slug}`))
  const lists = page === 1 ? await listEntries(data, new Set(pages.map(({ slug }) => `/${slug}`))) : []
  return [
    ...lists,
    ...documents('/news', ofKind('news')),
    ...documents('/articles', ofKind('articles')),
    ...documents('', pages),
    ...documents('', ofKind('partners')),
    ...documents('/services', ofKind('services')).map(twin),
    ...documents('/encyclopedia', ofKind('encyclopedia')),
  ]
}
