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
const sortable = sql`id, name, sunk, is_verified, average_rating, review_count, number_of_buildings, is_first_spotlight, latitude, longitude, prices`

/** Rows in order; their text is made of those that stay after the offset alone. */
const rowsOf = (
  where: SQL,
  order: SQL,
  part: SQL,
  viewer: Viewer,
): SQL => sql`select s.id, ${cardText(viewer)} as card from (
  select s.id, s.card, s.prices from market.listing_search s where ${where} order by ${order} ${part}) s`

/** One page: `cards` is its text without brackets, `total` the number of all that match where the match is costly. */
export function pageStatement(query: PageQuery): SQL {
  if (query.isCostly) return costlyStatement(query)
  const { where, order, limit, skip, viewer, lead } = query
  const page = rowsOf(where, order, sql`limit ${limit} offset ${skip}`, viewer)
  if (!lead) return sql`select (select string_agg(card, ',') from (${page}) page) as cards`
  return sql`with lead as materialized (${rowsOf(sql`${where} and spotlight`, lead.order, sql`limit ${lead.limit}`, viewer)})
    select concat_ws(',', (select string_agg(card, ',') from lead),
      (select string_agg(card, ',') from (${page}) page where id not in (select id from lead))) as cards`
}

const costlyStatement = ({ where, order, limit, skip, viewer }: PageQuery): SQL => sql`
  with found as materialized (select ${sortable} from market.listing_search s where ${where}),
    page as (select id, row_number() over (order by ${order}) as place from found order by place limit ${limit} offset ${skip})
  select (select count(*)::int from found) as total,
    (select string_agg(${cardText(viewer)}, ',' order by page.place) from page join market.listing_search s on s.id = page.id) as cards`

/** The cards of these listings in this order; what was hidden meanwhile is left out. */
export async function readCards(db: Db, ids: readonly number[], viewer: Viewer): Promise<string> {
  if (ids.length === 0) return '[]'
  const list = sql.raw(ids.map(Math.trunc).join(', '))
  const shown = viewer?.userType === 'admin' ? sql`true` : sql`s.listed`
  const { rows } = await db.execute<{ cards: string | null }>(sql`
    select string_agg(${cardText(viewer)}, ',' order by wanted.place) as cards
    from unnest(array[${list}]::int[]) with ordinality wanted(id, place) join market.listing_search s on s.id = wanted.id
    where ${shown}`)
  return `[${rows[0]?.cards ?? ''}]`
}

/** A page; the number of all that match is counted by the catalogue unless the page's own statement does. */
export async function readPage(db: Db, query: PageQuery, countAll: () => Promise<number>): Promise<JsonList> {
  const [{ rows }, counted] = await Promise.all([
    db.execute<{ total?: number; cards: string | null }>(pageStatement(query)),
    query.isCostly ? undefined : countAll(),
  ])
  return { results: `[${rows[0]?.cards ?? ''}]`, total: counted ?? rows[0]?.total ?? 0 }
}
