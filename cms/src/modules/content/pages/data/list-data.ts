import { sql } from 'drizzle-orm'
import { featuredOf } from '@stackyard/shared/domain/carousel'
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
import { conditionOf, cardsOf } from './listing-lines'

const inOrder = organicOrder('s')

/** The first listings of a filter. */
export const firstListings = (db: Db, filter: ListingFilter, limit: number, offset = 0): Promise<ListingCard[]> =>
  cardsOf(
    db,
    sql`s.id in (select s.id from market.listing_search s where s.listed and ${conditionOf(filter)}
        order by ${inOrder} limit ${limit} offset ${offset})
      order by ${inOrder}`,
  )

/** The cities of a state with a public listing. */
export async function listedCities(db: Db, country: string, state: string): Promise<CityCount[]> {
  const { rows } = await db.execute<CityCount>(sql`
    select city, count(*)::int as total from market.listing_search
    where listed and country = ${country} and state = ${state} and city <> '' group by city order by city`)
  return rows
}

/** How many listings a filter finds, and where they are. */
export async function extentOf(db: Db, filter: ListingFilter): Promise<{ total: number; extent: Extent | null }> {
  const { rows } = await db.execute<{ total: number; extent: Extent | null }>(sql`
    select count(*)::int as total, case when count(s.latitude) > 0 and count(s.longitude) > 0 then jsonb_build_object(
      'north', max(s.latitude), 'south', min(s.latitude), 'east', max(s.longitude), 'west', min(s.longitude)) end as extent
    from market.listing_search s where s.listed and ${conditionOf(filter)}`)
  return rows[0] ?? { total: 0, extent: null }
}

/** The states of a country that have a public listing. */
export async function listedStates(db: Db, country: string): Promise<string[]> {
  const { rows } = await db.execute<{ state: string }>(sql`
    select distinct state from market.listing_search where listed and country = ${country} and state <> ''`)
  return rows.map(({ state }) => state)
}

/** The first listings of each state; of the United States each state is there. */
export async function firstOfStates(db: Db, country: string, limit: number): Promise<StateListings[]> {
  const states = new Set(await listedStates(db, country))
  if (country === 'US') for (const { code } of usStates) states.add(code)
  const listings = await cardsOf(
    db,
    sql`s.id in (select best.id from unnest(${sql.param([...states])}::text[]) wanted, lateral (
        select s.id from market.listing_search s where s.listed and s.country = ${country} and s.state = wanted
        order by ${inOrder} limit ${limit}) best)
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

type Grouped = { kind: keyof ListingCounts; key: string; total: number }

/** How many public listings there are, by what lists them. */
export async function listingCounts(db: Db): Promise<ListingCounts> {
  const { rows } = await db.execute<Grouped>(sql`
    with s as (select * from market.listing_search where listed)
    select 'all' as kind, '' as key, count(*)::int as total from s
    union all select 'featured', '', count(*)::int from s where spotlight
    union all select 'hotRack', '', count(*)::int from s where hotrack
    union all select 'scopes', region_scope, count(*)::int from s group by 2
    union all select 'regions', one.code, count(*)::int from s, unnest(s.regions) one (code) group by 2
    union all select 'countries', country, count(*)::int from s group by 2
    union all select 'states', country || '/' || state, count(*)::int from s where state <> '' group by 2
    order by 1, 2`)
  const group = (wanted: Grouped['kind']) =>
    Object.fromEntries(rows.filter(({ kind }) => kind === wanted).map(({ key, total }) => [key, total]))
  const one = (kind: Grouped['kind']) => group(kind)[''] ?? 0
  return {
    all: one('all'),
    featured: one('featured'),
    hotRack: one('hotRack'),
    scopes: group('scopes'),
    regions: group('regions'),
    countries: group('countries'),
    states: group('states'),
  }
}

/** Public addresses of listings, by id. */
export async function listedAddresses(db: Db, offset: number, limit: number): Promise<ListedAddress[]> {
  const { rows } = await db.execute<ListedAddress>(sql`
    select s.slug, d.detail ->> 'updatedAt' as "updatedAt"
    from market.listing_search s join market.listing_detail d on d.id = s.id
    where s.listed order by s.id offset ${offset} limit ${limit}`)
  return rows
}
