import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/db'
import { storedFlags } from './listing-objects'
import type { Viewer } from './queries/filters'

/** Results as the JSON text that PostgreSQL made of them: they leave for the wire as they are. */
export type JsonList = { results: string; total: number }

type Lead = { limit: number; order: SQL }

export type PageQuery = {
  where: SQL
  order: SQL
  limit: number
  skip: number
  viewer: Viewer
  /** What can be booked on the chosen dates, as JSON of `s`; the card's own figures are for a month from tomorrow. */
  space?: SQL | undefined
  /** Spotlighted listings of the same `where` that the list begins with, each once. */
  lead?: Lead
  /** The match costs more than the rows (text, distance), so that it is made once for page and total. */
  isCostly?: boolean
}

type CardOptions = Pick<PageQuery, 'viewer' | 'space'>

/** The card's text; prices are added for signed-in readers only, stored flags for admins. */
const cardText = ({ viewer, space }: CardOptions): SQL => {
  const more = [
    ...(viewer ? [sql`jsonb_build_object('prices', s.prices)`] : []),
    ...(viewer?.userType === 'admin' ? [storedFlags] : []),
    ...(space ? [space] : []),
  ]
  return sql`(${sql.join([sql`s.card`, ...more], sql` || `)})::text`
}

/** What an order may look at. */
const sortable = sql`id, name, sunk, priority, is_verified, average_rating, review_count, number_of_buildings, latitude, longitude, prices`

/** What the text of a card is made of. */
const cardColumns = sql`s.id, s.card, s.prices, s.min_pallets, s.max_pallets, s.min_sqft, s.max_sqft,
  s.is_featured, s.is_first_spotlight, s.is_high_priority`

/** One page: `cards` is its text without brackets, `total` the number of all that match where the match is costly. */
export function pageStatement(query: PageQuery): SQL {
  if (query.isCostly) return costlyStatement(query)
  if (query.lead) return statementWithLead(query, query.lead)
  const { where, order, limit, skip } = query
  return sql`select (select string_agg(${cardText(query)}, ',') from (select ${cardColumns}
    from market.listing_search s where ${where} order by ${order} limit ${limit} offset ${skip}) s) as cards`
}

/**
 * A page of the list that begins with the spotlighted listings and goes on with all others. How many spotlights there
 * are is known only to the statement; the limits stay constants, since the planner walks an index for those alone.
 */
function statementWithLead({ where, order, limit, skip, ...card }: PageQuery, lead: Lead): SQL {
  const from = Math.max(0, skip - lead.limit)
  const placed = (by: SQL) => sql`select ${cardColumns}, row_number() over (order by ${by}) as place`
  return sql`with lead as materialized (${placed(lead.order)}
      from market.listing_search s where ${where} and spotlight order by place limit ${lead.limit}),
    rest as (${placed(order)} from market.listing_search s
      where ${where} and s.id not in (select id from lead) order by place limit ${skip + limit - from} offset ${from}),
    ranked as (select * from lead union all
      select ${cardColumns}, s.place + (select count(*) from lead) from rest s)
    select (select string_agg(${cardText(card)}, ',' order by s.place) from ranked s
      where s.place > ${skip} and s.place <= ${skip + limit}) as cards`
}

const costlyStatement = ({ where, order, limit, skip, viewer, space }: PageQuery): SQL => sql`
  with found as materialized (select ${sortable} from market.listing_search s where ${where}),
    page as (select id, row_number() over (order by ${order}) as place from found order by place limit ${limit} offset ${skip})
  select (select count(*)::int from found) as total,
    (select string_agg(${cardText({ viewer, space })}, ',' order by page.place) from page join market.listing_search s on s.id = page.id) as cards`

/** The cards of these listings in this order; what was hidden meanwhile is left out. */
export async function readCards(db: Db, ids: readonly number[], card: CardOptions): Promise<string> {
  if (ids.length === 0) return '[]'
  const list = sql.raw(ids.map(Math.trunc).join(', '))
  const shown = card.viewer?.userType === 'admin' ? sql`true` : sql`s.listed`
  const { rows } = await db.execute<{ cards: string | null }>(sql`
    select string_agg(${cardText(card)}, ',' order by wanted.place) as cards
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
