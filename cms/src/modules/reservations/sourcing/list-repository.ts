import type { RequestListQuery, RequestRow } from '@stackyard/shared/schema/sourcing'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db'

type ListedRow = Omit<RequestRow, 'createdAt'> & { createdAt: string }

const openStages = sql`('requested', 'sent', 'countered', 'accepted')`
const awaiting = sql`((q.stage = 'requested' and q.state = 'open') or q.stage = 'countered') and q.closed_at is null`
const nameOf = (id: SQL): SQL => sql`coalesce((select s.name from market.listing_search s where s.id = ${id}), '')`
const none = sql`array[]::text[]`

/** The heads of the lists that are merged: each is read by its own index, no deeper than the page reaches. */
type Branch = { head: SQL; count: SQL }

const branch = (columns: SQL, from: SQL, order: SQL, deep: number): Branch => ({
  head: sql`(select ${columns} from ${from} order by ${order} limit ${deep})`,
  count: sql`(select count(*) from ${from})`,
})

/** A single quote's row; for providers the title is the company that asks. */
const quoteColumns = (title: SQL): SQL => sql`'quote' as kind, q.id, ${title} as title,
  case when q.warehouse_id is null then ${none} else array[${nameOf(sql`q.warehouse_id`)}] end as warehouses, 1 as lots,
  (q.revision > 0)::int as quoted, case when q.stage = 'requested' then q.state else q.stage end as state,
  q.answer_by::text as "answerBy", q.created_at as at`

const sellerName = sql`(select coalesce(nullif(u.company, ''), trim(concat(u.first_name, ' ', u.last_name))) from users u
  where u.id = q.seller_id)`

function ofCustomer(user: SessionUser, isOpen: boolean, deep: number): Branch[] {
  const openEvent = isOpen ? sql`and e.state in ('draft', 'open')` : sql``
  const openQuote = isOpen ? sql`and q.stage in ${openStages}` : sql``
  const single = (whose: SQL): Branch =>
    branch(
      quoteColumns(sql`coalesce(nullif(${nameOf(sql`q.warehouse_id`)}, ''), ${sellerName}, '')`),
      sql`market.quote_request q where q.event_id is null and ${whose} ${openQuote}`,
      sql`q.created_at desc nulls last, q.id desc nulls last`,
      deep,
    )
  const events = branch(
    sql`'event' as kind, e.id, e.title, (select coalesce(array_agg(${nameOf(sql`i.warehouse_id`)}
        order by i.warehouse_id), ${none}) from market.sourcing_invitation i
        where i.event_id = e.id and i.withdrawn_at is null) as warehouses,
      (select count(*)::int from market.sourcing_lot l where l.event_id = e.id) as lots,
      (select count(*)::int from market.quote_request q where q.event_id = e.id and q.revision > 0) as quoted,
      e.state, e.answer_by::text as "answerBy", e.created_at as at`,
    sql`market.sourcing_event e where e.customer_id = ${user.id} ${openEvent}`,
    sql`e.created_at desc nulls last, e.id desc nulls last`,
    deep,
  )
  // Of an address that was proved, what was asked before the account had it.
  const unclaimed = single(sql`q.customer_id is null and q.email = ${user.email}`)
  return [events, single(sql`q.customer_id = ${user.id}`), ...(user.isEmailVerified ? [unclaimed] : [])]
}

function ofSeller(user: SessionUser, isOpen: boolean, deep: number): Branch[] {
  const own = sql`market.quote_request q where q.event_id = i.event_id and q.warehouse_id = i.warehouse_id`
  const openEvent = isOpen ? sql`and exists (select from ${own} and ${awaiting})` : sql``
  const openQuote = isOpen ? sql`and ${awaiting}` : sql``
  const invitations = branch(
    sql`'event' as kind, i.event_id as id, (select e.profile ->> 'company' from market.sourcing_event e
        where e.id = i.event_id) as title, array[${nameOf(sql`i.warehouse_id`)}] as warehouses,
      (select count(*)::int from ${own}) as lots, (select count(*)::int from ${own} and q.revision > 0) as quoted,
      case when exists (select from ${own} and ${awaiting}) then 'open' else (select
        case when min(q.stage) = max(q.stage) and min(q.stage) <> 'requested' then min(q.stage) else 'answered' end
        from ${own}) end as state,
      (select e.answer_by::text from market.sourcing_event e where e.id = i.event_id) as "answerBy", i.invited_at as at`,
    sql`market.sourcing_invitation i where i.seller_id = ${user.id} and i.invited_at is not null
      and i.withdrawn_at is null ${openEvent}`,
    sql`i.invited_at desc nulls last, i.event_id desc nulls last`,
    deep,
  )
  const single = branch(
    quoteColumns(sql`q.company`),
    sql`market.quote_request q where q.event_id is null and q.seller_id = ${user.id} ${openQuote}`,
    sql`q.created_at desc nulls last, q.id desc nulls last`,
    deep,
  )
  return [invitations, single]
}

/** Requests to several warehouses and for single quotes of one side as one list, newest first: one statement. */
const requestsStatement = (user: SessionUser, { limit, skip, open = false }: RequestListQuery): SQL => {
  const deep = skip + limit
  const branches = user.userType === 'seller' ? ofSeller(user, open, deep) : ofCustomer(user, open, deep)
  return sql`select (select coalesce(jsonb_agg(to_jsonb(page) - 'at' || jsonb_build_object('createdAt', page.at)
      order by page.at desc, page.id desc), '[]') from (select * from (${sql.join(
        branches.map(({ head }) => head),
        sql` union all `,
      )}) merged order by at desc, id desc limit ${limit} offset ${skip}) page) as results,
    (${sql.join(
      branches.map(({ count }) => count),
      sql` + `,
    )})::int as total`
}

export async function listRequests(
  db: Db,
  user: SessionUser,
  query: RequestListQuery,
): Promise<{ results: RequestRow[]; total: number }> {
  const { rows } = await db.execute<{ results: ListedRow[]; total: number }>(requestsStatement(user, query))
  return { results: rows[0]?.results ?? [], total: rows[0]?.total ?? 0 }
}
