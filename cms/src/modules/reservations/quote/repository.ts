import { and, asc, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Quote, QuoteListQuery } from '@stackyard/shared/schema/quote'
import type { SessionUser } from '@stackyard/shared/schema/user'
import type { Db, Tx } from '../../../platform/db'
import type { OfferRow } from './offer-repository'
import { quoteOffer, quoteRequest } from './tables'

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
export const findAskedSeller = (db: Db | Tx, userUrl: string): Promise<AskedProvider | null> =>
  activeProvider(db, sql`user_url = ${userUrl}`)

/** Who is asked: an active company by its id. */
export const findAskedCompany = (db: Db | Tx, sellerId: number): Promise<AskedProvider | null> =>
  activeProvider(db, sql`id = ${sellerId}`)

async function activeProvider(db: Db | Tx, who: SQL): Promise<AskedProvider | null> {
  const { rows } = await db.execute<AskedProvider>(sql`
    select null::int as warehouse_id, id as seller_id, user_type::text as seller_type,
      coalesce(nullif(company, ''), 'your company') as name
    from users where ${who} and user_type in ('seller', 'manager') and coalesce(is_active, true)`)
  return rows[0] ?? null
}

/** Whether the platform manages a provider's profile, so that nobody signs in for it. */
export async function isManaged(db: Db | Tx, sellerId: number): Promise<boolean> {
  const { rows } = await db.execute<{ managed: boolean }>(
    sql`select user_type::text = 'manager' as managed from users where id = ${sellerId}`,
  )
  return rows[0]?.managed ?? false
}

/** Has requests of one address wait for each other until the transaction ends. */
export async function lockRequests(tx: Tx, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('quote.request'), hashtext(${email}))`)
}

/** What an address has asked single warehouses since then. */
export async function requestsSince(
  tx: Tx,
  email: string,
  since: Date,
): Promise<Pick<QuoteRow, 'sellerId' | 'warehouseId'>[]> {
  return tx
    .select({ sellerId: quoteRequest.sellerId, warehouseId: quoteRequest.warehouseId })
    .from(quoteRequest)
    .where(
      and(
        eq(quoteRequest.email, email),
        isNull(quoteRequest.eventId),
        sql`${quoteRequest.createdAt} > ${since.toISOString()}`,
      ),
    )
}

/** A warehouse, or a company of the directory as such. */
export type AskedOf = { warehouseId: number } | { sellerId: number }

/** A merchant's open request to a warehouse or company alone, locked; null when there is none. */
export async function lockOpenRequest(tx: Tx, customerId: number, of: AskedOf): Promise<QuoteRow | null> {
  const ofThem =
    'warehouseId' in of
      ? eq(quoteRequest.warehouseId, of.warehouseId)
      : and(eq(quoteRequest.sellerId, of.sellerId), isNull(quoteRequest.warehouseId))
  const [row] = await tx
    .select()
    .from(quoteRequest)
    .where(
      and(
        eq(quoteRequest.customerId, customerId),
        ofThem,
        isNull(quoteRequest.eventId),
        inArray(quoteRequest.stage, ['requested', 'sent', 'countered', 'accepted']),
      ),
    )
    .orderBy(desc(quoteRequest.id))
    .limit(1)
    .for('update')
  return row ?? null
}

/** What a request that nobody has answered asks for now. */
export async function renewRequest(tx: Tx, id: number, asked: Partial<NewQuote>): Promise<void> {
  await tx.update(quoteRequest).set(asked).where(eq(quoteRequest.id, id))
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

export type Named = {
  row: QuoteRow
  warehouse: Quote['warehouse']
  sellerName: string
  sellerType: string
  offer: OfferRow | null
}

const named = {
  row: quoteRequest,
  offer: quoteOffer,
  warehouse: sql<Quote['warehouse']>`(select json_build_object('id', s.id, 'name', s.name, 'slug', s.slug)
    from market.listing_search s where s.id = ${quoteRequest.warehouseId})`,
  sellerName: sql<string>`coalesce((select coalesce(nullif(u.company, ''), trim(concat(u.first_name, ' ', u.last_name)))
    from users u where u.id = ${quoteRequest.sellerId}), '')`,
  sellerType: sql<string>`coalesce((select u.user_type::text from users u where u.id = ${quoteRequest.sellerId}), '')`,
}

const latest = and(eq(quoteOffer.quoteId, quoteRequest.id), eq(quoteOffer.revision, quoteRequest.revision))

/** What a provider has not answered yet: a request, or a merchant's counter-offer. */
const isAwaiting = or(
  and(eq(quoteRequest.state, 'open'), eq(quoteRequest.stage, 'requested')),
  eq(quoteRequest.stage, 'countered'),
)

const isOfManaged = sql`exists (select from users m where m.id = ${quoteRequest.sellerId} and m.user_type = 'manager')`

/** Requests of one side with their latest offers: newest first, those that await an answer by its deadline. */
export async function listQuotes(
  db: Db,
  side: Side,
  { limit, skip, awaiting, stage, ids, managed }: QuoteListQuery,
): Promise<{ rows: Named[]; total: number }> {
  const where = and(
    sideOf(side),
    awaiting ? isAwaiting : undefined,
    stage ? eq(quoteRequest.stage, stage) : undefined,
    ids ? inArray(quoteRequest.id, ids) : undefined,
    managed ? isOfManaged : undefined,
  )
  const order = awaiting ? [sql`${quoteRequest.answerBy} nulls last`, asc(quoteRequest.id)] : [desc(quoteRequest.id)]
  const [rows, total] = await Promise.all([
    db
      .select(named)
      .from(quoteRequest)
      .leftJoin(quoteOffer, latest)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(skip),
    db.$count(quoteRequest, where),
  ])
  return { rows, total }
}

export async function findNamed(db: Db | Tx, id: number): Promise<Named | null> {
  const [row] = await db.select(named).from(quoteRequest).leftJoin(quoteOffer, latest).where(eq(quoteRequest.id, id))
  return row ?? null
}

/** Answers an open request to this provider; null when it is another's, none, answered, or ended. */
export async function keepAnswer(
  tx: Tx,
  id: number,
  answer: { sellerId: number; answer: string; answeredAt: Date; answeredBy: number },
): Promise<QuoteRow | null> {
  const { sellerId, ...fields } = answer
  const [row] = await tx
    .update(quoteRequest)
    .set({ ...fields, state: 'answered' })
    .where(
      and(
        eq(quoteRequest.id, id),
        eq(quoteRequest.sellerId, sellerId),
        eq(quoteRequest.state, 'open'),
        eq(quoteRequest.stage, 'requested'),
        isNull(quoteRequest.closedAt),
      ),
    )
    .returning()
  return row ?? null
}
