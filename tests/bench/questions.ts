import { ListingQuery, MapQuery } from '@stackyard/shared/schema/listing-query'
import { DEEPEST_ZOOM } from '@stackyard/cms/modules/listings/discovery/facet-columns'
import { orderOf } from '@stackyard/cms/modules/listings/discovery/queries/order'
import { whereOf } from '@stackyard/cms/modules/listings/discovery/queries/filters'
import { sql, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Meaning } from '@stackyard/cms/modules/listings/discovery/queries/place-of-text'

/** One request as each of the three servers gets it; `sql` is what the bare server runs for it, as one writes it by hand. */
export type Question = { ours: string; payload: string; sql: { text: string; values: unknown[] }[] }
export type Subject = { name: string; questions: Question[] }

const dialect = new PgDialect()
const plain = (statement: SQL) => {
  const query = dialect.sqlToQuery(statement)
  return { text: query.sql, values: query.params }
}

const VISIBLE = 'where[visible][equals]=true&where[isDraft][equals]=false'
const WORDS = [
  'cold storage',
  'fulfillment center',
  'distribution',
  'hazmat',
  'crossdock',
  'returns processing',
  'storage hub',
  'logistics park',
]
const PAGE = 24

/** A page and its count: two plain statements over the same conditions and order as ours. */
function page(input: Record<string, number>, meaning: Meaning = {}) {
  const query = ListingQuery.parse(input)
  const where = whereOf(query, meaning, null)
  return [
    plain(sql`select s.card from market.listing_facet f join market.listing_search s on s.id = f.id where f.id in (
        select f.id from market.listing_facet f where ${where} order by ${orderOf(query, meaning, null).by}
        limit ${query.limit} offset ${query.skip})`),
    plain(sql`select count(*)::int as n from market.listing_facet f where ${where}`),
  ]
}

const cellsOf = (where: SQL, shift: number): SQL => sql`select count(*)::int as count, min(id) as "firstId",
    avg(latitude) as latitude, avg(longitude) as longitude,
    min(latitude) as south, min(longitude) as west, max(latitude) as north, max(longitude) as east
  from market.listing_facet f where ${where} group by cell_x >> ${shift}::int, cell_y >> ${shift}::int`

const oneBySlug = (slug: string): SQL => sql`select s.id, s.card, d.detail,
    (select jsonb_agg(o) from (select x.id, x.name, x.slug, x.city, x.state, x.country, x.average_rating from market.listing_search x
      where x.seller_id = s.seller_id and x.id <> s.id and x.listed order by x.average_rating desc, x.id limit 12) o) as additional,
    (select jsonb_agg(r) from (select r.id, r.rating, r.feedback, r.created_at, u.first_name, u.last_name from reviews r
      join users u on u.id = r.author_id where r.warehouse_id = s.id order by r.created_at desc limit 50) r) as reviews
  from market.listing_search s join market.listing_detail d on d.id = s.id where s.slug = ${slug}`

function lists(): Question[] {
  return Array.from({ length: 20 }, (_, index) => {
    const skip = PAGE * (index + 1)
    const input = { limit: PAGE, skip }
    return {
      ours: `/api/warehouse/?limit=${PAGE}&skip=${skip}`,
      payload: `/cms-api/warehouses?limit=${PAGE}&page=${index + 2}&depth=1&sort=-isVerified,-averageRating&${VISIBLE}`,
      sql: page(input),
    }
  })
}

function maps(places: { latitude: number; longitude: number }[]): Question[] {
  return places.map(({ latitude, longitude }) => {
    const bounds = {
      southCoordinate: latitude - 4,
      northCoordinate: latitude + 4,
      westCoordinate: longitude - 6,
      eastCoordinate: longitude + 6,
    }
    const input = { ...bounds, zoom: 6 }
    const where = sql`${whereOf(MapQuery.parse(input), {}, null)} and latitude is not null`
    const query = Object.entries(input)
      .map(([name, value]) => `${name}=${value}`)
      .join('&')
    const { southCoordinate: south, northCoordinate: north, westCoordinate: west, eastCoordinate: east } = bounds
    return {
      ours: `/api/warehouse/map?${query}`,
      payload: `/cms-api/warehouses?limit=500&depth=0&where[latitude][greater_than]=${south}&where[latitude][less_than]=${north}&where[longitude][greater_than]=${west}&where[longitude][less_than]=${east}&${VISIBLE}`,
      sql: [
        plain(sql`select count(*)::int as n from market.listing_facet f where ${where}`),
        plain(cellsOf(where, DEEPEST_ZOOM - 6)),
      ],
    }
  })
}

function texts(): Question[] {
  return WORDS.map((words) => ({
    ours: `/api/search/warehouses?limit=${PAGE}&query=${encodeURIComponent(words)}`,
    payload: `/cms-api/warehouses?limit=${PAGE}&depth=1&where[or][0][name][like]=${encodeURIComponent(words)}&where[or][1][description][like]=${encodeURIComponent(words)}&where[visible][equals]=true`,
    sql: page({ limit: PAGE }, { words }),
  }))
}

const details = (listings: { id: number; slug: string }[]): Question[] =>
  listings.map(({ id, slug }) => ({
    ours: `/api/warehouse/${slug}`,
    payload: `/cms-api/warehouses/${id}?depth=1`,
    sql: [
      plain(oneBySlug(slug)),
      plain(sql`select month, free_units as units from market.listing_space_by_month(${id})`),
    ],
  }))

/** The four reads that have goals, each with varied inputs taken from the data. */
export async function subjectsOf(pool: pg.Pool): Promise<Subject[]> {
  const listings = await pool.query<{ id: number; slug: string }>(
    'select id, slug from market.listing_search where listed order by md5(id::text) limit 50',
  )
  const places = await pool.query<{ latitude: number; longitude: number }>(
    `select latitude, longitude from market.listing_search where listed and region_scope = 'us' order by md5(id::text) limit 30`,
  )
  return [
    { name: 'list', questions: lists() },
    { name: 'map bounds', questions: maps(places.rows) },
    { name: 'text search', questions: texts() },
    { name: 'detail', questions: details(listings.rows) },
  ]
}
