import { countries } from '@stackyard/shared/reference/countries'
import { languages } from '@stackyard/shared/reference/languages'
import type { ListingCounts, PageData } from '@stackyard/shared/schema/page-data'
import { hasArabic } from './arabic-routes'
import { countryPath, ROOT, SEARCH, statePath } from './list-page-plan'
import { regionPages } from './views'
import type { SitemapEntry } from './xml'

/** What one sitemap holds; the protocol allows 50,000 addresses, and a twin has two. */
const SITEMAP_ENTRIES = 40_000

const pathOf = (page: number): string => (page === 1 ? '/sitemap-listings.xml' : `/sitemap-listings-${page}.xml`)

/** The pages that list warehouses and show at least one. */
function listEntries(counts: ListingCounts): SitemapEntry[] {
  const pages: [path: string, total: number | undefined][] = [
    [ROOT, counts.all],
    [SEARCH, counts.all],
    ['/warehouses/us', counts.scopes.us],
    ['/warehouses/global', counts.scopes.global],
    ['/warehouses/featured', counts.featured],
    ['/warehouses/hot-racks', counts.hotRack],
    ...regionPages.map(({ code, path }): [string, number | undefined] => [path, counts.regions[code]]),
  ]
  return [
    ...pages.filter(([, total]) => total).map(([path]) => (hasArabic(path) ? { path, languages } : { path })),
    ...countries.flatMap(({ code2 }) => (counts.countries[code2] ? placeEntries(code2, counts) : [])),
  ]
}

const placeEntries = (code2: string, { states }: ListingCounts): SitemapEntry[] => [
  { path: countryPath(code2), languages },
  ...Object.keys(states)
    .filter((key) => key.startsWith(`${code2}/`))
    .map((key) => ({ path: statePath(code2, key.slice(code2.length + 1)) })),
]

/** The paths of the sitemaps of listings. */
export async function sitemapPages(data: PageData): Promise<string[]> {
  const counts = await data.counts()
  const entries = listEntries(counts).length + counts.all
  return Array.from({ length: Math.max(1, Math.ceil(entries / SITEMAP_ENTRIES)) }, (_, at) => pathOf(at + 1))
}

/** What a sitemap holds: the lists, then every listing; null past the last one. */
export async function sitemapEntries(data: PageData, page: number): Promise<SitemapEntry[] | null> {
  const lists = listEntries(await data.counts())
  const from = (page - 1) * SITEMAP_ENTRIES
  const shown = lists.slice(from, from + SITEMAP_ENTRIES)
  const addresses = await data.addresses(Math.max(0, from - lists.length), SITEMAP_ENTRIES - shown.length)
  if (page > 1 && shown.length + addresses.length === 0) return null
  return [...shown, ...addresses.map(({ slug, updatedAt }) => ({ path: `/warehouses/${slug}`, changed: updatedAt }))]
}
