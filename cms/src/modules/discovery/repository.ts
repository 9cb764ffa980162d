import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/db'
import type { Viewer } from './queries/filters'

/** Results as the JSON text that PostgreSQL made of them: they leave for the wire as they are. */
export type JsonList = { results: string; total: number }

export type PageQuery = {
  where: SQL
  order: SQL
  limit: number
  skip: number
  viewer: Viewer
  /** Spotlighted listings of the same `where` that go in front, each once. */
  lead?: { limit: number; order: SQL }
  /** The match costs more than the rows (text, distance), so that it is made once for page and total. */
  isCostly?: boolean
}

/** The card's text; prices are added for signed-in readers only (DECISIONS 34). */
const cardText = (viewer: Viewer): SQL =>
  viewer ? sql`(s.card || jsonb_build_object('prices', s.prices))::text` : sql`s.card::text`

/** What an order may look at. */
const sortable = sql`id, name, is_verified, average_rating, review_count, number_of_buildings, is_first_spotlight, latitude, longitude, prices`

/** Rows in order; their text is made of those that stay after the offset alone. */
const rowsOf = (
  where: SQL,
  order: SQL,
  part: SQL,
  viewer: Viewer,
): SQL => sql`select s.id, ${cardText(viewer)} as card from (
  select s.id, s.card, s.prices from market.listing_search s where ${where} order by ${order} ${part}) s`

/** One page and the number of all that match, in one statement: `cards` is the page's text without brackets. */
export function pageStatement(query: PageQuery): SQL {
  if (query.isCostly) return costlyStatement(query)
  const { where, order, limit, skip, viewer, lead } = query
  const page = rowsOf(where, order, sql`limit ${limit} offset ${skip}`, viewer)
  const total = sql`(select count(*)::int from market.listing_search s where ${where}) as total`
  if (!lead) return sql`select ${total}, (select string_agg(card, ',') from (${page}) page) as cards`
  return sql`with lead as materialized (${rowsOf(sql`${where} and spotlight`, lead.order, sql`limit ${lead.limit}`, viewer)})
    select ${total}, concat_ws(',', (select string_agg(card, ',') from lead),
      (select string_agg(card, ',') from (${page}) page where id not in (select id from lead))) as cards`
}

const costlyStatement = ({ where, order, limit, skip, viewer }: PageQuery): SQL => sql`
  with found as materialized (select ${sortable} from market.listing_search s where ${where}),
    page as (select id, row_number() over (order by ${order}) as place from found order by place limit ${limit} offset ${skip})
  select (select count(*)::int from found) as total,
    (select string_agg(${cardText(viewer)}, ',' order by page.place) from page join market.listing_search s on s.id = page.id) as cards`

export async function readPage(db: Db, query: PageQuery): Promise<JsonList> {
  const { rows } = await db.execute<{ total: number; cards: string | null }>(pageStatement(query))
  return { results: `[${rows[0]?.cards ?? ''}]`, total: rows[0]?.total ?? 0 }
}

export async function countListings(db: Db, where: SQL): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from market.listing_search s where ${where}`,
  )
  return rows[0]?.n ?? 0
}
