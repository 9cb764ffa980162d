import type { SitemapEntry } from '@stackyard/shared/domain/sitemap'
import { countries } from '@stackyard/shared/reference/countries'
import { pageLanguages } from '@stackyard/shared/reference/languages'
import type { ListingCounts, PageData } from '@stackyard/shared/schema/page-data'
import { languagesOf } from './language-routes'
import { countryPath, ROOT, SEARCH, statePath } from './list-page-plan'
import { regionPages } from './views'

/**
 * What one sitemap holds at most: the listings of a run of so many ids, and so many pages that list them, each in every
 * language. A run stays the same whatever comes and goes, so that every listing is in one sitemap. The protocol allows
 * 50,000 addresses and 50 MB; a run is far smaller, as one is written whole while others wait for the process. An index
 * may name 50,000 sitemaps.
 */
export const SIZE = { ids: 2_000, lists: 1_000 }

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
    ...pages.filter(([, total]) => total).map(([path]) => ({ path, languages: languagesOf(path) })),
    ...countries.flatMap(({ code2 }) => (counts.countries[code2] ? placeEntries(code2, counts) : [])),
  ]
}

const placeEntries = (code2: string, { states }: ListingCounts): SitemapEntry[] => [
  { path: countryPath(code2), languages: pageLanguages },
  ...Object.keys(states)
    .filter((key) => key.startsWith(`${code2}/`))
    .map((key) => ({ path: statePath(code2, key.slice(code2.length + 1)) })),
]

/** The paths of the sitemaps of listings. */
export async function sitemapPages(data: PageData, { ids, lists } = SIZE): Promise<string[]> {
  const [runs, counts] = await Promise.all([data.runs(ids), data.counts()])
  const ofLists = Array.from({ length: Math.ceil(listEntries(counts).length / lists) }, (_, at) => at + 1)
  return [...new Set([1, ...ofLists, ...runs])].map(pathOf)
}

/** What a sitemap holds: some of the lists, and the listings of its run; null where there is neither. */
export async function sitemapEntries(data: PageData, page: number, size = SIZE): Promise<SitemapEntry[] | null> {
  const [counts, addresses] = await Promise.all([data.counts(), data.addresses(page, size.ids)])
  const lists = listEntries(counts).slice((page - 1) * size.lists, page * size.lists)
  if (page > 1 && lists.length + addresses.length === 0) return null
  return [
    ...lists,
    ...addresses.map(({ slug, changedOn }) => ({
      path: `/warehouses/${slug}`,
      changed: changedOn,
      languages: pageLanguages,
    })),
  ]
}
