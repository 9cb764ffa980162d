import { featuredOf } from '@stackyard/shared/domain/carousel'
import { organicOrder } from '@stackyard/shared/domain/organic-order'
import { regionsByState } from '@stackyard/shared/reference/us-regions'
import { usStates } from '@stackyard/shared/reference/us-states'
import type { ListingData, ListingFilter, PageData } from '@stackyard/shared/schema/page-data'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'

const countsBy = (all: readonly ListingCard[], keysOf: (listing: ListingCard) => readonly string[]) => {
  const counts: Record<string, number> = {}
  for (const key of all.flatMap(keysOf)) counts[key] = (counts[key] ?? 0) + 1
  return counts
}

const regionsOf = ({ region, regionScope, state }: ListingCard): string[] => [
  ...new Set([region, ...(regionScope === 'us' ? (regionsByState.get(state) ?? []) : [])]),
]

/** What the server would answer if these were all listings; pages of listings ask for no content. */
export function memoryData(listings: readonly ListingCard[]): PageData {
  const all = listings.toSorted(organicOrder(new Date()))
  const found = ({ scope, region, country, state, cities, featured, hotRack }: ListingFilter) =>
    all.filter(
      (one) =>
        (!scope || one.regionScope === scope) &&
        (!region || regionsOf(one).includes(region)) &&
        (!country || one.country === country) &&
        (!state || one.state === state) &&
        (!cities || cities.includes(one.address.city ?? '')) &&
        (!featured || one.isFeatured) &&
        (!hotRack || one.hotrack),
    )
  const states = async (country: string) => [
    ...new Set(
      found({ country })
        .map(({ state }) => state)
        .filter(Boolean),
    ),
  ]
  const data: ListingData = {
    listing: async () => null,
    list: async (filter, limit) => {
      const matching = found(filter)
      return { listings: matching.slice(0, limit), total: matching.length, extent: null }
    },
    first: async (filter, limit, offset = 0) => found(filter).slice(offset, offset + limit),
    cities: async (country, state) =>
      Object.entries(countsBy(found({ country, state }), ({ address }) => [address.city ?? ''])).map(
        ([city, total]) => ({
          city,
          total,
        }),
      ),
    countries: async () => Object.keys(countsBy(all, ({ country }) => [country])),
    states,
    firstOfStates: async (country, limit) => {
      const codes = new Set([...(await states(country)), ...(country === 'US' ? usStates.map(({ code }) => code) : [])])
      return [...codes].map((state) => ({ state, listings: found({ country, state }).slice(0, limit) }))
    },
    featuredToday: async () =>
      featuredOf(
        found({ featured: true }).map((one) => ({ ...one, isAd: false })),
        new Date(),
      ),
    counts: async () => ({
      all: all.length,
      featured: found({ featured: true }).length,
      hotRack: found({ hotRack: true }).length,
      scopes: countsBy(all, ({ regionScope }) => [regionScope]),
      regions: countsBy(all, regionsOf),
      countries: countsBy(all, ({ country }) => [country]),
      states: countsBy(all, ({ country, state }) => [`${country}/${state}`]),
    }),
    count: async (filter) => found(filter).length,
    runs: async (size) => [...new Set(listings.map(({ id }) => Math.ceil(id / size)))].toSorted((a, b) => a - b),
    profileRuns: async () => [1],
    addresses: async (run, size) =>
      listings.filter(({ id }) => Math.ceil(id / size) === run).map(({ slug }) => ({ slug, changedOn: '2026-11-01' })),
  }
  return data as PageData
}
