import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/db'
import { storedFlags } from './listing-objects'
import type { CountedPage, Page } from './listing-index/port'
import type { Viewer } from './queries/filters'
import type { ListOrder } from './queries/order'

/** Results as the JSON text that PostgreSQL made of them: they leave for the wire as they are. */
export type JsonList = { results: string; total: number }

/** Listings that a list begins with, each once, at most `limit`, in an order of their own; `where` finds some of the list's. */
type Lead = { where: SQL; limit: number; order: SQL; few?: FewOfLead }

/**
 * How a lead is found where the planner can't know whether a few listings match or very many: `most` at most, read by `ids`
 * and put in order, else by walking the order. `isMany` knows that they are more; `where` is that of the lead without what
 * `ids` meet.
 */
type FewOfLead = { ids: SQL; most: number; isMany: SQL; where: SQL }

export type PageQuery = {
  where: SQL
  order: ListOrder
  limit: number
  skip: number
  viewer: Viewer
  /** What can be booked on the chosen dates, as JSON of `s`; the card's own figures are for a month from tomorrow. */
  space?: SQL | undefined
  /** Miles from the place that is asked for to a row of the read model. */
  miles?: SQL | undefined
  /** How a card fits what is asked, as JSON. */
  fit?: SQL | undefined
  lead?: Lead
  /** Ids that `where` refers to as the rows of `found`. */
  found?: SQL
  /** How many match, as an expression; without one they are counted row by row. */
  count?: SQL
}

type CardOptions = Pick<PageQuery, 'viewer' | 'space' | 'miles' | 'fit'>

/** The card's text; prices are added for signed-in readers only, stored flags for admins. */
const cardText = ({ viewer, space, miles, fit }: CardOptions): SQL => {
  const more = [
    ...(viewer ? [sql`jsonb_build_object('prices', s.prices)`] : []),
    ...(viewer?.userType === 'admin' ? [storedFlags] : []),
    ...(space ? [space] : []),
    ...(miles ? [sql`jsonb_build_object('miles', ${miles})`] : []),
    ...(fit ? [fit] : []),
  ]
  return sql`(${sql.join([sql`s.card`, ...more], sql` || `)})::text`
}

const names = sql`(select id as named_id, name from market.listing_search) n on n.named_id = f.id`

/**
 * The listings that match and their place, in an order that is written twice: the planner stops an index at the limit
 * only where it sees the index's own order. Names stand in the read model alone. Where all that match are read for the
 * order, they are counted as `matched` by the way.
 */
const placed = (
  order: ListOrder,
  where: SQL,
): SQL => sql`select f.id, row_number() over (order by ${order.by}) as place,
  ${order.isMade ? sql`count(*) over ()` : sql`null::bigint`} as matched
  from market.listing_facet f ${order.isByName ? sql`join ${names}` : sql``} where ${where} order by ${order.by}`

/**
 * A page of the list that begins with its lead and goes on with all others. How many lead is known only to the statement;
 * the limits stay constants, since the planner walks an index for those alone.
 */
function placedWithLead({ where, order, limit, skip }: PageQuery, lead: Lead): SQL {
  const from = Math.max(0, skip - lead.limit)
  const isWanted = skip + limit > lead.limit ? sql`true` : sql`(select count(*) from lead) < ${skip + limit}`
  const behind = sql`${isWanted} and ${where} and f.id not in (select id from lead)`
  return sql`${lead.few ? leadOfUnknownSize(lead, lead.few) : sql`lead as materialized (${begin(lead, lead.where)})`},
    rest as (${placed(order, behind)} limit ${skip + limit - from} offset ${from}),
    ranked as (select * from lead union all select id, place + (select count(*) from lead), matched from rest),
    page as (select * from ranked where place > ${skip} and place <= ${skip + limit})`
}

const begin = ({ order, limit }: Lead, where: SQL): SQL => sql`${placed({ by: order }, where)} limit ${limit}`

const leadOfUnknownSize = (lead: Lead, { ids, most, isMany, where }: FewOfLead): SQL => sql`
  known as materialized (select ${isMany} as is_many),
  named as materialized (select id from (${ids}) named where not (select is_many from known)),
  size as materialized (select (select is_many from known) or (select count(*) from named) > ${most} as is_many),
  lead as materialized (
    select * from (${begin(lead, sql`not (select is_many from size) and f.id in (select id from named) and ${where}`)}) few
    union all
    select * from (${begin(lead, sql`(select is_many from size) and ${lead.where}`)}) many)`

/** Whether a page of this size ends its list, which says how long the list is. */
const isLast = (size: number, { limit, skip }: Pick<PageQuery, 'limit' | 'skip'>): boolean =>
  size < limit && (size > 0 || skip === 0)

/** How many are in the list of which this is a page, by a count that may be older than the page. */
export const totalOf = (size: number, count: number, page: Pick<PageQuery, 'limit' | 'skip'>): number =>
  isLast(size, page) ? page.skip + size : Math.max(count, size > 0 ? page.skip + size : 0)

/** One page: `cards` is its text without brackets, `size` how many it has; `more` is selected beside them. */
export function pageStatement(query: PageQuery, more: SQL = sql``): SQL {
  const { where, order, limit, skip, lead, found } = query
  const page = lead ? placedWithLead(query, lead) : sql`page as (${placed(order, where)} limit ${limit} offset ${skip})`
  return sql`with ${found ? sql`found as materialized (${found}), ` : sql``}${page} select count(*)::int as size, string_agg(${cardText(query)}, ',' order by page.place) as cards${more}
    from page join market.listing_search s on s.id = page.id`
}

/** How many match, asked by a page that does not end the list: PostgreSQL counts only where the `case` takes its branch. */
const countUnlessLast = ({ where, order, limit, skip, lead, count }: PageQuery): SQL =>
  sql`, case ${order.isMade && !lead ? sql`when count(*) > 0 then max(page.matched)::int` : sql``}
    when count(*) = ${limit} or (count(*) = 0 and ${skip}::int > 0)
    then ${count ?? sql`(select count(*)::int from market.listing_facet f where ${where})`} end as counted`

/** A page of cards and the number of all that match, in one statement. */
export async function readCountedPage(db: Db, query: PageQuery): Promise<CountedPage> {
  const { rows } = await db.execute<{ size: number; cards: string | null; counted: number | null }>(
    pageStatement(query, countUnlessLast(query)),
  )
  const { size = 0, cards = null, counted = null } = rows[0] ?? {}
  return { results: `[${cards ?? ''}]`, size, total: totalOf(size, counted ?? 0, query) }
}

/** A page among the listings of `found`, with the number of all that match; null where there are more than `most` ids. */
export async function readPageAmong(
  db: Db,
  query: PageQuery & { found: SQL },
  most: number,
): Promise<CountedPage | null> {
  const isFew = sql`(select count(*) from found) <= ${most}`
  const { rows } = await db.execute<{ size: number; cards: string | null; counted: number | null; isFew: boolean }>(
    pageStatement(
      { ...query, where: sql`${isFew} and f.id in (select id from found) and ${query.where}` },
      sql`${countUnlessLast(query)}, ${isFew} as "isFew"`,
    ),
  )
  const [row] = rows
  if (!row?.isFew) return null
  return { results: `[${row.cards ?? ''}]`, size: row.size, total: totalOf(row.size, row.counted ?? 0, query) }
}

/** A page of cards. */
export async function readPage(db: Db, query: PageQuery): Promise<Page> {
  const { rows } = await db.execute<{ size: number; cards: string | null }>(pageStatement(query))
  return { results: `[${rows[0]?.cards ?? ''}]`, size: rows[0]?.size ?? 0 }
}
