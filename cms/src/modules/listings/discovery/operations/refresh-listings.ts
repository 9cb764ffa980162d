import { sql, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { UNITS_PER_PALLET, UNITS_PER_SQFT } from '@stackyard/shared/domain/capacity'
import { RESERVE_CLOSES_AFTER_DAYS } from '@stackyard/shared/domain/freshness'
import type { Db, Tx } from '../../../../platform/db'
import { cardPrices, hotRackPercent, moneyObject, orderLimitColumns, regionSet } from '../listing-columns'
import { keysOf } from '../field-columns'
import { facetSource, writeFacets } from '../facet-rows'
import { cardObject, detailObject } from '../listing-objects'
import { writeAllBitmaps } from './refresh-bitmaps'

/** The figures that rows, cards and details share; "offset 0" has them computed once a listing. */
const derived = sql`select
    coalesce(w.warehouse_url, 'warehouse-' || w.id) as warehouse_url,
    coalesce(w.public_slug, w.warehouse_url, 'warehouse-' || w.id) as slug,
    ${keysOf('categories')} as categories, ${keysOf('features')} as features, ${regionSet} as regions,
    (${hotRackPercent})::int as discount_percent,
    coalesce(nullif(w.diamond, 0), u.diamond, 0)::int as diamond,
    market.can_spotlight(coalesce(u.plan_id::text, 'free')) as may_spotlight,
    coalesce(w.visible, true) and not coalesce(w.is_draft, false) and coalesce(u.is_active, true) as listed,
    limits.*, space.free_from,
    market.bookable_quantity(space.free_units, ${sql.raw(String(UNITS_PER_PALLET))}, limits.min_pallets, limits.max_pallets) as free_pallets,
    market.bookable_quantity(space.free_units, ${sql.raw(String(UNITS_PER_SQFT))}, limits.min_sqft, limits.max_sqft) as free_sqft,
    photos.list as photos, record.figures as service_record, (record.figures -> 'answers' ->> 'minutes')::int as answer_minutes,
    (select jsonb_build_object('link', p ->> 'link', 'width', coalesce((p ->> 'width')::int, 960),
        'height', coalesce((p ->> 'height')::int, 600), 'color', coalesce(p ->> 'color', '#c9d3de'))
      from jsonb_array_elements(photos.list) p order by (p ->> 'primary')::boolean desc nulls last limit 1) as photo
  from lateral (select whole.total, greatest(whole.total, (select max(c.total_units) from market.capacity_change c
      where c.warehouse_id = w.id)) as most
    from (select floor(greatest(coalesce(w.total_space, 0), 0))::bigint * ${sql.raw(String(UNITS_PER_PALLET))} as total) whole) units,
    lateral (select ${orderLimitColumns}) limits,
    market.listing_space(w.id, units.total, market.least_order_units(
      limits.min_pallets, limits.max_pallets, limits.min_sqft, limits.max_sqft)) space,
    lateral (select case jsonb_typeof(w.photos) when 'array' then w.photos else '[]'::jsonb end as list) photos
    left join market.service_record record on record.warehouse_id = w.id
  offset 0`

const tiers = sql`select jsonb_agg(jsonb_build_object('tierName', t.tier_name,
    'fulfillmentRatesDetails', coalesce(t.fulfillment_rates_details, '{}'::jsonb)) order by t._order) as list
  from warehouses_fulfillment_rates t where t._parent_id = w.id`

/** Column of the read model → the expression it is derived by. */
const columns: Record<string, SQL> = {
  id: sql`w.id`,
  seller_id: sql`w.seller_id`,
  name: sql`w.name`,
  warehouse_url: sql`d.warehouse_url`,
  slug: sql`d.slug`,
  region_scope: sql`coalesce(w.region_scope::text, 'global')`,
  region: sql`coalesce(w.region, '')`,
  regions: sql`d.regions`,
  country: sql`coalesce(w.country, '')`,
  state: sql`coalesce(w.state, '')`,
  city: sql`coalesce(w.address_city, '')`,
  zip_code: sql`coalesce(w.address_zip_code, '')`,
  latitude: sql`w.latitude::float8`,
  longitude: sql`w.longitude::float8`,
  location: sql`case when w.latitude is not null and w.longitude is not null then point(w.longitude::float8, w.latitude::float8) end`,
  listed: sql`d.listed`,
  visible: sql`coalesce(w.visible, true)`,
  is_draft: sql`coalesce(w.is_draft, false)`,
  is_verified: sql`coalesce(w.is_verified, false)`,
  is_featured: sql`coalesce(w.is_featured, false)`,
  is_first_spotlight: sql`coalesce(w.is_first_spotlight, false)`,
  is_high_priority: sql`coalesce(w.is_high_priority, false)`,
  spotlight: sql`coalesce(w.is_featured, false) and d.may_spotlight`,
  priority: sql`case when not d.may_spotlight then 0 when w.is_first_spotlight then 2 when w.is_high_priority then 1 else 0 end`,
  sunk: sql`coalesce(w.confirmed_at, w.created_at) < now() - make_interval(days => ${sql.raw(String(RESERVE_CLOSES_AFTER_DAYS))})`,
  hotrack: sql`d.discount_percent > 0`,
  discount_percent: sql`d.discount_percent`,
  diamond: sql`d.diamond`,
  seller_type: sql`u.user_type::text`,
  average_rating: sql`coalesce(w.average_rating, 0)`,
  review_count: sql`coalesce(w.review_count, 0)::int`,
  categories: sql`d.categories`,
  features: sql`d.features`,
  number_of_buildings: sql`coalesce(w.number_of_buildings, 0)::int`,
  total_space: sql`coalesce(w.total_space, 0)::int`,
  min_pallets: sql`d.min_pallets`,
  max_pallets: sql`d.max_pallets`,
  min_sqft: sql`d.min_sqft`,
  max_sqft: sql`d.max_sqft`,
  free_pallets: sql`d.free_pallets`,
  free_sqft: sql`d.free_sqft`,
  free_from: sql`d.free_from`,
  card: cardObject,
  prices: cardPrices,
  updated_at: sql`now()`,
}

const names = sql.raw(Object.keys(columns).join(', '))
const values = sql.join(
  Object.entries({ ...columns, ...facetSource }).map(
    ([name, expression]) => sql`${expression} as ${sql.identifier(name)}`,
  ),
  sql`, `,
)
const replaced = sql.raw(
  Object.keys(columns)
    .filter((name) => name !== 'id')
    .map((name) => `${name} = excluded.${name}`)
    .join(', '),
)

/** The rows of listings as the records have them now, with what the tables of details and facets have beyond them. */
const rowsFrom = (figures: SQL, wanted: SQL): SQL => sql`
  select ${values}, ${detailObject} as detail, ${moneyObject} as money
  from warehouses w join users u on u.id = w.seller_id ${figures}
  where w.deleted_at is null and ${wanted}`

const figuresNow = sql`cross join lateral (${derived}) d cross join lateral (${tiers}) tiers`

const writeRows = (wanted: SQL): SQL => sql`
  with source as materialized (${rowsFrom(figuresNow, wanted)}), written as (
    insert into market.listing_search (${names}) select ${names} from source
    on conflict (id) do update set ${replaced}
    returning id
  ), detailed as (
    insert into market.listing_detail (id, detail, money) select id, detail, money from source
    on conflict (id) do update set detail = excluded.detail, money = excluded.money
  ), counted as (${writeFacets('source')})
  select count(*)::int as n from written`

/** What rows are written by, as text: rows that another text wrote lack what this one adds. */
export const rowsWrittenBy = JSON.stringify(new PgDialect().sqlToQuery(writeRows(sql`true`)))

/**
 * Rewrites the rows of these listings from the records in the caller's transaction. Listings that are gone or in the
 * trash lose their row. Answers how many were written.
 *
 * The capacity is locked first, as every purchase does: a hold that commits in between would else be overwritten by the
 * free space of before it.
 */
export async function refreshListings(tx: Db | Tx, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0
  const list = sql.raw(ids.map((id) => Math.trunc(id)).join(', '))
  await tx.execute(sql`select 1 from market.capacity where warehouse_id in (${list}) order by warehouse_id for update`)
  await tx.execute(sql`delete from market.listing_search s where s.id in (${list})
    and not exists (select from warehouses w where w.id = s.id and w.deleted_at is null)`)
  const written = await tx.execute<{ n: number }>(writeRows(sql`w.id in (${list})`))
  return written.rows[0]?.n ?? 0
}

/**
 * Writes all rows anew into the emptied tables and answers how many there are. The figures are put aside first, in a
 * table that no one else sees: what is made of them, the most expensive part, can then be made by all processors.
 */
export async function writeAllListings(tx: Tx): Promise<number> {
  await tx.execute(sql`lock table market.capacity in exclusive mode`)
  await tx.execute(sql`set local market.is_rebuild = 'on'`)
  await tx.execute(sql`truncate market.listing_search cascade`)
  for (const setting of ['parallel_setup_cost', 'parallel_tuple_cost', 'min_parallel_table_scan_size'])
    await tx.execute(sql.raw(`set local ${setting} = 0`))
  await tx.execute(sql`create unlogged table market.listing_figures as
    select w.id as listing_id, d.*, tiers.list as tiers from warehouses w join users u on u.id = w.seller_id ${figuresNow}
    where w.deleted_at is null`)
  const figures = sql`join market.listing_figures d on d.listing_id = w.id cross join lateral (select d.tiers as list) tiers`
  await tx.execute(sql`create temp table listing_source on commit drop as ${rowsFrom(figures, sql`true`)}`)
  await tx.execute(sql`drop table market.listing_figures`)
  await tx.execute(sql`insert into market.listing_search (${names}) select ${names} from listing_source`)
  const written = await tx.execute(
    sql`insert into market.listing_detail (id, detail, money) select id, detail, money from listing_source`,
  )
  await tx.execute(writeFacets('listing_source'))
  await writeAllBitmaps(tx)
  return written.rowCount ?? 0
}
