import { microsToDollars } from '@stackyard/shared/domain/micros'
import type {
  PersonCampaign,
  PersonHead,
  PersonListing,
  PersonOrder,
  PersonRequest,
} from '@stackyard/shared/schema/person-page'
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/db'

export type PageOf = { id: number; limit: number; skip: number }
export type Page<Row> = { rows: Row[]; total: number }

const iso = (at: Date | string): string => new Date(at).toISOString()

/** A page of rows, the newest first, and how many there are. */
async function pageOf<Row extends Record<string, unknown>>(
  db: Db,
  rows: SQL,
  order: SQL,
  { limit, skip }: PageOf,
): Promise<Page<Row>> {
  const [page, counted] = await Promise.all([
    db.execute(sql`select * from (${rows}) found order by ${order} limit ${limit} offset ${skip}`),
    db.execute<{ n: number }>(sql`select count(*)::int as n from (${rows}) found`),
  ])
  return { rows: page.rows as Row[], total: counted.rows[0]?.n ?? 0 }
}

/** What a person is called: company, name, or address; empty for nobody. */
export const nameOf = (id: SQL): SQL => sql`coalesce((select coalesce(nullif(p.company, ''),
  nullif(btrim(concat_ws(' ', p.first_name, p.last_name)), ''), p.email) from users p where p.id = ${id}), '')`

export async function listOrders(db: Db, query: PageOf): Promise<Page<PersonOrder>> {
  const { id } = query
  const other = sql`case when o.customer_id = ${id} then o.seller_id else o.customer_id end`
  const rows = sql`select o.id::int, case when o.customer_id = ${id} then 'customer' else 'seller' end as role,
      ${other} as "otherId", ${nameOf(other)} as "otherName", o.warehouse ->> 'name' as listing, o.status,
      o.payment_state as "paymentState", o.amount_cents::int as "amountCents", o.created_at as "createdAt"
    from market.orders o where o.customer_id = ${id} or o.seller_id = ${id}`
  const page = await pageOf<PersonOrder>(db, rows, sql`id desc`, query)
  return { ...page, rows: page.rows.map((row) => ({ ...row, createdAt: iso(row.createdAt) })) }
}

const listingsOf = (id: number): SQL => sql`
  select w.id, 'warehouse' as kind, w.name, concat_ws(', ', nullif(w.address_city, ''), nullif(w.address_state, '')) as place,
    w.public_slug as slug, coalesce(w.is_draft, false) as "isDraft", coalesce(w.visible, true) as visible,
    coalesce(w.is_verified, false) as "isVerified", coalesce(w.is_featured, false) as "isFeatured",
    w.updated_at as "updatedAt" from warehouses w where w.seller_id = ${id} and w.deleted_at is null
  union all select s.id, 'service', s.name, concat_ws(', ', nullif(s.address_city, ''), nullif(s.address_state, '')),
    s.service_url, coalesce(s.is_draft, false), coalesce(s.visible, true), coalesce(s.is_verified, false),
    coalesce(s.is_featured, false), s.updated_at from services s where s.seller_id = ${id} and s.deleted_at is null`

export async function listListings(db: Db, query: PageOf): Promise<Page<PersonListing>> {
  const page = await pageOf<PersonListing>(db, listingsOf(query.id), sql`"updatedAt" desc, kind, id desc`, query)
  return { ...page, rows: page.rows.map((row) => ({ ...row, updatedAt: iso(row.updatedAt) })) }
}

type CampaignRow = Omit<PersonCampaign, 'budget' | 'spent'> & { budget: string; spent: string }

export async function listCampaigns(db: Db, query: PageOf): Promise<Page<PersonCampaign>> {
  const rows = sql`select c.id, c.name, c.campaign_type as "campaignType", c.status, c.budget_micros as budget,
      c.spent_micros as spent, c.start_day::text as "startDate", c.end_day::text as "endDate"
    from market.campaign c where c.seller_id = ${query.id} and c.deleted_at is null`
  const page = await pageOf<CampaignRow>(db, rows, sql`id desc`, query)
  const dollars = (micros: string): number => microsToDollars(Number(micros))
  return {
    ...page,
    rows: page.rows.map((row) => ({ ...row, budget: dollars(row.budget), spent: dollars(row.spent) })),
  }
}

const requestsOf = (id: number): SQL => sql`
  select 'quote-' || q.id as id, 'quote' as kind, case when q.seller_id = ${id} then 'seller' else 'customer' end as role,
    case when q.seller_id = ${id} then q.customer_id else q.seller_id end as "otherId",
    case when q.seller_id = ${id} then q.company else ${nameOf(sql`q.seller_id`)} end as "otherName",
    coalesce((select w.name from warehouses w where w.id = q.warehouse_id), '') as subject, q.state,
    '/dashboard/quotes/' || q.id as path, q.created_at as "createdAt"
  from market.quote_request q where q.seller_id = ${id} or q.customer_id = ${id}
  union all select 'rfp-' || a.id, 'rfp', case when a.seller_id = ${id} then 'seller' else 'customer' end,
    case when a.seller_id = ${id} then a.merchant_id else a.seller_id end,
    ${nameOf(sql`case when a.seller_id = ${id} then a.merchant_id else a.seller_id end`)},
    coalesce((select w.name from warehouses w where w.id = a.warehouse_id), ''), a.state,
    '/dashboard/merchants/' || a.merchant_id, a.asked_at
  from market.rfp_access a where a.merchant_id = ${id} or a.seller_id = ${id}`

export async function listRequests(db: Db, query: PageOf): Promise<Page<PersonRequest>> {
  const page = await pageOf<PersonRequest>(db, requestsOf(query.id), sql`"createdAt" desc, id desc`, query)
  return { ...page, rows: page.rows.map((row) => ({ ...row, createdAt: iso(row.createdAt) })) }
}

export type AuditRow = {
  id: string
  at: Date | string
  action: string
  actorId: number | null
  actorName: string
  changes: Record<string, readonly [unknown, unknown]>
}

/** What was done to a person's account, by whom, the newest first. */
export const listAudit = (db: Db, query: PageOf): Promise<Page<AuditRow>> =>
  pageOf<AuditRow>(
    db,
    sql`select a.id, a.at, a.action, a.actor_id as "actorId", ${nameOf(sql`a.actor_id`)} as "actorName", a.changes
      from market.audit_entry a where a.subject_kind = 'user' and a.subject_id = ${query.id}`,
    sql`id desc`,
    query,
  )

type HeadRow = Omit<PersonHead['counts'], 'sessions'> & {
  lastSignInAt: Date | string | null
  pendingEmail: string | null
  spent: string
}

const serviceCount = sql`((select count(*) from warehouses w where w.seller_id = u.id and w.deleted_at is null) +
  (select count(*) from services v where v.seller_id = u.id and v.deleted_at is null))::int`

/** A person with what their tabs count, in one statement; null when there is none. */
export async function findHead(db: Db, id: number, now: Date): Promise<HeadRow | null> {
  const { rows } = await db.execute<HeadRow>(sql`
    select (select l.at from market.last_sign_in l where l.user_id = u.id) as "lastSignInAt",
      (select c.new_email from market.email_change c where c.user_id = u.id and c.state = 'open'
        and c.expires_at > ${now.toISOString()}) as "pendingEmail",
      (select coalesce(sum(c.spent_micros), 0) from market.campaign c where c.seller_id = u.id) as spent,
      (select count(*)::int from market.orders o where o.customer_id = u.id or o.seller_id = u.id) as orders,
      ${serviceCount} as listings, (select count(*)::int from market.invoice i where i.user_id = u.id) as invoices,
      (select count(*)::int from market.campaign c where c.seller_id = u.id and c.deleted_at is null) as campaigns,
      (select count(*)::int from market.person_note n where n.person_id = u.id) as notes,
      ((select count(*) from market.quote_request q where q.seller_id = u.id or q.customer_id = u.id)
        + (select count(*) from market.rfp_access a where a.merchant_id = u.id or a.seller_id = u.id))::int as requests
    from users u where u.id = ${id}`)
  return rows[0] ?? null
}
