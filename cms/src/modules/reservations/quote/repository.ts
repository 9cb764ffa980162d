import { and, desc, eq, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Quote, QuoteListQuery } from '@stackyard/shared/schema/quote'
import type { SessionUser } from '@stackyard/shared/schema/user'
import type { Db, Tx } from '../../../platform/db'
import { quoteRequest } from './tables'

export type QuoteRow = typeof quoteRequest.$inferSelect
export type NewQuote = typeof quoteRequest.$inferInsert

export type AskedProvider = { warehouse_id: number | null; seller_id: number; seller_type: string; name: string }

/** Who is asked: the provider of a listing that visitors see. */
export async function findAskedListing(db: Db | Tx, warehouseId: number): Promise<AskedProvider | null> {
  const { rows } = await db.execute<AskedProvider>(sql`
    select s.id as warehouse_id, s.seller_id, u.user_type::text as seller_type, s.name
    from market.listing_search s join users u on u.id = s.seller_id where s.id = ${warehouseId} and s.listed`)
  return rows[0] ?? null
}

/** Who is asked: an active provider by the address of their profile. */
export async function findAskedSeller(db: Db | Tx, userUrl: string): Promise<AskedProvider | null> {
  const { rows } = await db.execute<AskedProvider>(sql`
    select null::int as warehouse_id, id as seller_id, user_type::text as seller_type,
      coalesce(nullif(company, ''), 'your company') as name
    from users where user_url = ${userUrl} and user_type in ('seller', 'manager') and coalesce(is_active, true)`)
  return rows[0] ?? null
}

/** What an address has asked since then. Requests of one address are ordered by a lock. */
export async function requestsSince(
  tx: Tx,
  email: string,
  since: Date,
): Promise<Pick<QuoteRow, 'sellerId' | 'warehouseId'>[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('quote.request'), hashtext(${email}))`)
  return tx
    .select({ sellerId: quoteRequest.sellerId, warehouseId: quoteRequest.warehouseId })
    .from(quoteRequest)
    .where(and(eq(quoteRequest.email, email), sql`${quoteRequest.createdAt} > ${since.toISOString()}`))
}

export async function insertQuote(tx: Tx, row: NewQuote): Promise<number> {
  const [made] = await tx.insert(quoteRequest).values(row).returning({ id: quoteRequest.id })
  if (!made) throw new Error('a request for a quote was not inserted')
  return made.id
}

export async function findQuote(db: Db | Tx, id: number): Promise<QuoteRow | null> {
  const [row] = await db.select().from(quoteRequest).where(eq(quoteRequest.id, id))
  return row ?? null
}

/** Gives a request to an account, unless it has one. */
export async function linkCustomer(db: Db, id: number, customerId: number): Promise<void> {
  await db
    .update(quoteRequest)
    .set({ customerId })
    .where(and(eq(quoteRequest.id, id), isNull(quoteRequest.customerId)))
}

export type Side = { sellerId: number } | { customer: SessionUser } | 'all'

/** Whether a request is a merchant's: their account's, or one of nobody yet from the address that they have proved. */
export const isAskedBy = (row: QuoteRow, user: SessionUser): boolean =>
  row.customerId === user.id ||
  (row.customerId === null && user.userType === 'customer' && user.isEmailVerified && row.email === user.email)

function sideOf(side: Side): SQL | undefined {
  if (side === 'all') return undefined
  if ('sellerId' in side) return eq(quoteRequest.sellerId, side.sellerId)
  const { id, email, isEmailVerified } = side.customer
  const own = eq(quoteRequest.customerId, id)
  return isEmailVerified ? or(own, and(isNull(quoteRequest.customerId), eq(quoteRequest.email, email))) : own
}

type Named = { row: QuoteRow; warehouse: Quote['warehouse']; sellerName: string }

const named = {
  row: quoteRequest,
  warehouse: sql<Quote['warehouse']>`(select json_build_object('id', s.id, 'name', s.name, 'slug', s.slug)
    from market.listing_search s where s.id = ${quoteRequest.warehouseId})`,
  sellerName: sql<string>`coalesce((select coalesce(nullif(u.company, ''), trim(concat(u.first_name, ' ', u.last_name)))
    from users u where u.id = ${quoteRequest.sellerId}), '')`,
}

export async function listQuotes(
  db: Db,
  side: Side,
  { limit, skip, awaiting }: QuoteListQuery,
): Promise<{ rows: Named[]; total: number }> {
  const where = and(sideOf(side), awaiting ? eq(quoteRequest.state, 'open') : undefined)
  const [rows, total] = await Promise.all([
    db.select(named).from(quoteRequest).where(where).orderBy(desc(quoteRequest.id)).limit(limit).offset(skip),
    db.$count(quoteRequest, where),
  ])
  return { rows, total }
}

export async function findNamed(db: Db | Tx, id: number): Promise<Named | null> {
  const [row] = await db.select(named).from(quoteRequest).where(eq(quoteRequest.id, id))
  return row ?? null
}

/** Answers an open request to this provider; null when it is another's, none, or answered. */
export async function keepAnswer(
  tx: Tx,
  id: number,
  answer: { sellerId: number; answer: string; answeredAt: Date; answeredBy: number },
): Promise<QuoteRow | null> {
  const { sellerId, ...fields } = answer
  const [row] = await tx
    .update(quoteRequest)
    .set({ ...fields, state: 'answered' })
    .where(and(eq(quoteRequest.id, id), eq(quoteRequest.sellerId, sellerId), eq(quoteRequest.state, 'open')))
    .returning()
  return row ?? null
}

/** A request on the wire (000 §3.5). */
export const toQuote = ({ row, warehouse, sellerName }: Named): Quote => ({
  id: row.id,
  _id: row.id,
  state: row.state,
  warehouse,
  sellerName,
  merchant: {
    id: row.customerId,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    phone: row.phone,
    company: row.company,
    website: row.website,
  },
  merchantType: row.merchantType,
  categories: row.categories,
  storageVolume: row.storageVolume,
  monthlyShipmentVolume: row.monthlyShipmentVolume,
  message: row.message,
  answer: row.answer,
  answeredAt: row.answeredAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
})
