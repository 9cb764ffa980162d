import { territoryRegions } from '@stackyard/shared/reference/us-regions'
import type { ListingFilter } from '@stackyard/shared/schema/page-data'
import { sql, type SQL } from 'drizzle-orm'
import { organicOrder } from '../../../listings/discovery'

/**
 * The public listings that a page's filter finds, as disjoint parts: an index leads to each part in the organic order,
 * and PostgreSQL merges them. A city's spellings are parts of their own, and so are the territories that belong to a
 * second region. Ids and counts come from the index alone, so that a late page of a large place costs little.
 */
function partsOf(filter: ListingFilter): { table: SQL; parts: SQL[] } {
  const { scope, region, country, state, cities, featured, hotRack } = filter
  const shared = [
    sql`f.listed`,
    ...(scope === undefined ? [] : [sql`f.region_scope = ${scope}`]),
    ...(country === undefined ? [] : [sql`f.country = ${country}`]),
    ...(state === undefined ? [] : [sql`f.state = ${state}`]),
    ...(featured ? [sql`f.spotlight`] : []),
    ...(hotRack ? [sql`f.hotrack`] : []),
  ]
  const part = (...own: SQL[]): SQL => sql.join([...shared, ...own], sql` and `)
  if (cities) {
    if (region !== undefined) throw new Error('A filter names cities of a state, or a region.')
    return { table: sql`market.listing_search`, parts: cities.map((city) => part(sql`f.city = ${city}`)) }
  }
  const parts =
    region === undefined ? [part()] : [part(sql`f.region = ${region}`), ...territories(region).map((own) => part(own))]
  return { table: sql`market.listing_facet`, parts }
}

/** Territories of the United States that have this region as their second. */
const territories = (region: string): SQL[] =>
  Object.entries(territoryRegions).flatMap(([state, second]) =>
    second === region ? [sql`f.country = 'US' and f.state = ${state}`] : [],
  )

function rowsOf(filter: ListingFilter, columns: SQL): SQL {
  const { table, parts } = partsOf(filter)
  return sql.join(
    parts.map((part) => sql`select ${columns} from ${table} f where ${part}`),
    sql` union all `,
  )
}

/** The ids of a filter's listings in the organic order. Of several parts, each is read no further than the page goes. */
export function idsOf(filter: ListingFilter, limit: number, offset = 0): SQL {
  const { table, parts } = partsOf(filter)
  const columns = sql`f.id, f.sunk, f.priority, f.is_verified, f.average_rating`
  const inOrder = parts.map(
    (part) => sql`(select ${columns} from ${table} f where ${part} order by ${organicOrder('f')}
      limit ${limit + offset})`,
  )
  return sql`select one.id from (${sql.join(inOrder, sql` union all `)}) one
    order by ${organicOrder('one')} limit ${limit} offset ${offset}`
}

/** How many listings a filter finds. */
export const countOf = (filter: ListingFilter): SQL =>
  sql`select count(*)::int as total from (${rowsOf(filter, sql`f.id`)}) one`

/** How many listings a filter finds, and where they are. */
export const extentOf = (filter: ListingFilter): SQL => sql`
  select count(*)::int as total, case when count(one.latitude) > 0 and count(one.longitude) > 0 then jsonb_build_object(
    'north', max(one.latitude), 'south', min(one.latitude), 'east', max(one.longitude), 'west', min(one.longitude)) end
    as extent
  from (${rowsOf(filter, sql`f.latitude, f.longitude`)}) one`

/** The cities of a state with a public listing, each with how many it has. */
export const citiesOf = (country: string, state: string): SQL => sql`
  select city, count(*)::int as total from market.listing_search
  where listed and country = ${country} and state = ${state} and city <> '' group by city order by city`

/** The states of a country with a public listing: one step in the index for each. */
export const statesOf = (country: string): SQL => {
  const next = (after: SQL): SQL => sql`(select state from market.listing_facet
    where listed and country = ${country} and state > ${after} order by state limit 1)`
  return sql`with recursive found as (
      ${next(sql`''`)} union all select ${next(sql`found.state`)} from found where found.state is not null)
    select state from found where state is not null`
}

/** The countries with a public listing, in the same way. */
export const countriesOf = (): SQL => {
  const next = (after: SQL): SQL => sql`(select country from market.listing_facet
    where listed and country > ${after} order by country limit 1)`
  return sql`with recursive found as (
      ${next(sql`''`)} union all select ${next(sql`found.country`)} from found where found.country is not null)
    select country from found where country is not null`
}

/** The numbers of the runs of ids that hold a public listing. Run n has the `size` ids up to n × size. */
export const runsOf = (size: number): SQL => sql`
  select run::int from generate_series(1, (select coalesce(max(id), 0) from market.listing_search) / ${size}::int + 1) run
  where exists (select from market.listing_search s
    where s.listed and s.id > (run - 1) * ${size}::int and s.id <= run * ${size}::int)`

/** Public addresses of one run of ids, each with the last change of its record. */
export const addressesOf = (run: number, size: number): SQL => sql`
  select s.slug, to_char(w.updated_at at time zone 'UTC', 'YYYY-MM-DD') as "changedOn"
  from market.listing_search s join warehouses w on w.id = s.id
  where s.listed and s.id > ${(run - 1) * size}::int and s.id <= ${run * size}::int order by s.id`
