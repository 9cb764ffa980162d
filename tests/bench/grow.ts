import { figureColumns, optionFlags, priceColumns } from '@stackyard/cms/modules/listings/discovery/facet-columns'
import { writeFacets } from '@stackyard/cms/modules/listings/discovery/facet-rows'
import { refreshBitmaps } from '@stackyard/cms/modules/listings/discovery/operations/refresh-bitmaps'
import { drizzle } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'

const ID_STEP = 1_000_000
const JITTER_DEGREES = 0.6

/** A fraction from -0.5 to 0.5 that the row and its copy fix, so that each run measures the same places. */
const jitter = (salt: string) => `(hashint4(s.id * 31 + $1 + ${salt})::bigint % 1000000)::float8 / 2000000`

const COPIED = [
  'region_scope, region, regions, country, state, city, zip_code',
  'listed, visible, is_draft, is_verified, is_featured, is_first_spotlight, is_high_priority, spotlight, priority, hotrack',
  'discount_percent, diamond, seller_type, average_rating, review_count, categories, features, number_of_buildings',
  'total_space, free_pallets, free_sqft, free_from, prices, updated_at',
].join(', ')

const copyListings = `
  with source as (
    select s.*, s.id + $1::int * ${ID_STEP} as new_id,
      greatest(-85, least(85, s.latitude + ${jitter('1')} * ${JITTER_DEGREES})) as lat,
      greatest(-180, least(180, s.longitude + ${jitter('2')} * ${JITTER_DEGREES})) as lng
    from market.listing_search s where s.id < ${ID_STEP}
  )
  insert into market.listing_search (id, seller_id, name, warehouse_url, slug, latitude, longitude, location, card, ${COPIED})
  select new_id, seller_id + $1 * ${ID_STEP}, name, warehouse_url || '-copy-' || $1, slug || '-copy-' || $1, lat, lng, point(lng, lat),
    card || jsonb_build_object('id', new_id, '_id', new_id, 'slug', slug || '-copy-' || $1, 'warehouseUrl', warehouse_url || '-copy-' || $1,
      'latitude', lat, 'longitude', lng), ${COPIED}
  from source`

const copyDetails = `insert into market.listing_detail (id, detail, money)
  select id + $1::int * ${ID_STEP}, detail, money from market.listing_detail where id < ${ID_STEP}`

/** Rows of the read model with the columns that the table of facets has beyond it, of the listing that each was copied from. */
const facetSource = `(select s.*, ${[
  ...optionFlags,
  ...figureColumns.filter(({ key }) => key !== 'numberOfBuildings'),
  ...priceColumns,
]
  .map(({ column }) => `f.${column}`)
  .join(
    ', ',
  )}, f.answer_minutes, f.words from market.listing_search s join market.listing_facet f on f.id = s.id % ${ID_STEP}
  where s.id / ${ID_STEP} = ~copy~) copied`

const copyFacets = new PgDialect().sqlToQuery(writeFacets(facetSource)).sql

const copyCapacity = `insert into market.capacity (warehouse_id, total_units)
  select warehouse_id + $1::int * ${ID_STEP}, total_units from market.capacity where warehouse_id < ${ID_STEP}`

/**
 * Copies the read model until it holds `times` as many listings, each copy of a seller and a place of its own near the
 * first: a catalog many times as large without the hours that as many records would take to seed. The records
 * themselves stay, so that Payload's own REST is measured on them alone. `from` is how many times as many there are
 * already. No copy is begun after `until`. Answers how many times as many there are then.
 */
export async function growListings(
  pool: pg.Pool,
  times: number,
  { from = 1, until = Infinity }: { from?: number; until?: number } = {},
): Promise<number> {
  let reached = from
  for (; reached < times && Date.now() < until; reached++) {
    for (const statement of [copyListings, copyDetails, copyCapacity]) await pool.query(statement, [reached])
    await pool.query(copyFacets.replace('~copy~', String(reached)))
  }
  await refreshBitmaps(drizzle(pool))
  for (const table of ['listing_facet', 'listing_search', 'listing_detail', 'listing_bitmap', 'capacity'])
    await pool.query(`vacuum (analyze) market.${table}`)
  return reached
}
