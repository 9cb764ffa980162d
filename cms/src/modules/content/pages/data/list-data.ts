import { sql } from 'drizzle-orm'
import { featuredOf } from '@stackyard/shared/domain/carousel'
import { territoryRegions } from '@stackyard/shared/reference/us-regions'
import { usStates } from '@stackyard/shared/reference/us-states'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import type {
  CityCount,
  Extent,
  ListedAddress,
  ListingCounts,
  ListingFilter,
  StateListings,
} from '@stackyard/shared/schema/page-data'
import type { Db } from '../../../../platform/db'
import { organicOrder } from '../../../listings/discovery'
import { cardsOf } from './listing-lines'
import { addressesOf, citiesOf, countOf, countriesOf, extentOf, idsOf, runsOf, statesOf } from './listing-sets'

const inOrder = organicOrder('s')

/** The first listings of a filter. */
export const firstListings = (db: Db, filter: ListingFilter, limit: number, offset = 0): Promise<ListingCard[]> =>
  cardsOf(db, sql`s.id in (${idsOf(filter, limit, offset)}) order by ${inOrder}`)

/** The cities of a state with a public listing. */
export const listedCities = async (db: Db, country: string, state: string): Promise<CityCount[]> =>
  (await db.execute<CityCount>(citiesOf(country, state))).rows

/** How many listings a filter finds. */
export const countListings = async (db: Db, filter: ListingFilter): Promise<number> =>
  (await db.execute<{ total: number }>(countOf(filter))).rows[0]?.total ?? 0

/** How many listings a filter finds, and where they are. */
export async function placedListings(db: Db, filter: ListingFilter): Promise<{ total: number; extent: Extent | null }> {
  const { rows } = await db.execute<{ total: number; extent: Extent | null }>(extentOf(filter))
  return rows[0] ?? { total: 0, extent: null }
}

/** The countries that have a public listing. */
export const listedCountries = async (db: Db): Promise<string[]> =>
  (await db.execute<{ country: string }>(countriesOf())).rows.map(({ country }) => country)

/** The states of a country that have a public listing. */
export const listedStates = async (db: Db, country: string): Promise<string[]> =>
  (await db.execute<{ state: string }>(statesOf(country))).rows.map(({ state }) => state)

/** The first listings of each state; of the United States each state is there. */
export async function firstOfStates(db: Db, country: string, limit: number): Promise<StateListings[]> {
  const states = new Set(await listedStates(db, country))
  if (country === 'US') for (const { code } of usStates) states.add(code)
  const listings = await cardsOf(
    db,
    sql`s.id in (select best.id from unnest(${sql.param([...states])}::text[]) wanted, lateral (
        select f.id from market.listing_facet f where f.listed and f.country = ${country} and f.state = wanted
        order by ${organicOrder('f')} limit ${limit}) best)
      order by ${inOrder}`,
  )
  const byState = Map.groupBy(listings, ({ state }) => state)
  return [...states].map((state) => ({ state, listings: byState.get(state) ?? [] }))
}

type Featured = { id: number; isFirstSpotlight: boolean; isVerified: boolean; isHighPriority: boolean }

/** The featured listings of a day. */
export async function featuredOn(db: Db, now: Date): Promise<ListingCard[]> {
  const { rows } = await db.execute<Featured>(sql`
    select s.id, s.is_first_spotlight as "isFirstSpotlight", s.is_verified as "isVerified",
      s.is_high_priority as "isHighPriority" from market.listing_search s where s.listed and s.spotlight order by ${inOrder}`)
  const chosen = featuredOf(
    rows.map((row) => ({ ...row, isAd: false, isFeatured: true })),
    now,
  ).map(({ id }) => id)
  const listings = await cardsOf(db, sql`s.id = any (${sql.param(chosen)}::int[])`)
  return listings.toSorted((a, b) => chosen.indexOf(a.id) - chosen.indexOf(b.id))
}

type Counted = Record<'scope' | 'region' | 'country' | 'state', string> &
  Record<'total' | 'featured' | 'hotRack', number>

/** How many public listings there are, by what lists them: one pass over the narrow table. */
export async function listingCounts(db: Db): Promise<ListingCounts> {
  const { rows } = await db.execute<Counted>(sql`
    select region_scope as scope, region, country, state, count(*)::int as total,
      count(*) filter (where spotlight)::int as featured, count(*) filter (where hotrack)::int as "hotRack"
    from market.listing_facet where listed group by region, region_scope, country, state`)
  const sum = (of: (row: Counted) => number): number => rows.reduce((total, row) => total + of(row), 0)
  const by = (keysOf: (row: Counted) => readonly string[]): Record<string, number> => {
    const counts: Record<string, number> = {}
    for (const row of rows) for (const key of keysOf(row)) counts[key] = (counts[key] ?? 0) + row.total
    return counts
  }
  return {
    all: sum(({ total }) => total),
    featured: sum(({ featured }) => featured),
    hotRack: sum(({ hotRack }) => hotRack),
    scopes: by(({ scope }) => [scope]),
    regions: by(regionsIn),
    countries: by(({ country }) => [country]),
    states: by(({ country, state }) => (state === '' ? [] : [`${country}/${state}`])),
  }
}

/** Territories have two regions. */
const regionsIn = ({ scope, region, state }: Counted): string[] => {
  const second = scope === 'us' ? territoryRegions[state] : undefined
  return [region, second ?? ''].filter(Boolean)
}

/** The numbers of the runs of ids that hold a public listing, in order. */
export const listedRuns = async (db: Db, size: number): Promise<number[]> =>
  (await db.execute<{ run: number }>(runsOf(size))).rows.map(({ run }) => run).toSorted((a, b) => a - b)

/** Public addresses of one run of ids. */
export const listedAddresses = async (db: Db, run: number, size: number): Promise<ListedAddress[]> =>
  (await db.execute<ListedAddress>(addressesOf(run, size))).rows
