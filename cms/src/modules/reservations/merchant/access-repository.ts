import type { RfpAccess, RfpOrigin } from '@stackyard/shared/schema/merchant'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db'
import { rfpAccess } from './tables'

export type AccessRow = typeof rfpAccess.$inferSelect
export type Page = { limit: number; skip: number }

const pair = (merchantId: number, sellerId: number) =>
  and(eq(rfpAccess.merchantId, merchantId), eq(rfpAccess.sellerId, sellerId))

export async function findAccess(db: Db | Tx, merchantId: number, sellerId: number): Promise<AccessRow | null> {
  const [row] = await db.select().from(rfpAccess).where(pair(merchantId, sellerId))
  return row ?? null
}

export async function insertAccess(tx: Tx, row: typeof rfpAccess.$inferInsert): Promise<void> {
  await tx.insert(rfpAccess).values(row)
}

/** Lets a provider read the request, whatever was decided before: the merchant sent it to them. */
export async function grantAccess(
  tx: Tx,
  {
    merchantId,
    sellerId,
    warehouseId,
    at,
  }: { merchantId: number; sellerId: number; warehouseId: number | null; at: Date },
): Promise<void> {
  const given = { state: 'approve' as const, warehouseId, decidedAt: at }
  await tx
    .insert(rfpAccess)
    .values({ merchantId, sellerId, askedAt: at, ...given })
    .onConflictDoUpdate({ target: [rfpAccess.merchantId, rfpAccess.sellerId], set: given })
}

/** Decides a request for access; false when there is none or it was decided before. */
export async function decideAccess(
  tx: Tx,
  merchantId: number,
  sellerId: number,
  state: 'approve' | 'deny',
  at: Date,
): Promise<boolean> {
  const changed = await tx
    .update(rfpAccess)
    .set({ state, decidedAt: at })
    .where(and(pair(merchantId, sellerId), eq(rfpAccess.state, 'requested')))
    .returning({ id: rfpAccess.id })
  return changed.length > 0
}

/** Removes requests for access and granted access; a refusal is final and stays. */
export async function deleteAccesses(tx: Tx, merchantId: number): Promise<void> {
  await tx.delete(rfpAccess).where(and(eq(rfpAccess.merchantId, merchantId), ne(rfpAccess.state, 'deny')))
}

/** The merchants whose request a provider may read, the latest first; with an origin only those. */
export async function listReadable(
  db: Db,
  sellerId: number,
  { limit, skip, origin }: Page & { origin?: RfpOrigin | undefined },
): Promise<{ ids: number[]; total: number }> {
  const where = and(
    eq(rfpAccess.sellerId, sellerId),
    eq(rfpAccess.state, 'approve'),
    sql`exists (select 1 from market.merchant_rfp r where r.merchant_id = ${rfpAccess.merchantId}
      and ${origin ? sql`r.origin = ${origin}` : sql`true`})`,
  )
  const [rows, total] = await Promise.all([
    db
      .select({ id: rfpAccess.merchantId })
      .from(rfpAccess)
      .where(where)
      .orderBy(desc(rfpAccess.decidedAt), desc(rfpAccess.id))
      .limit(limit)
      .offset(skip),
    db.$count(rfpAccess, where),
  ])
  return { ids: rows.map(({ id }) => id), total }
}

const provider = <Kind>(column: string) =>
  sql<Kind>`(select ${sql.raw(column)} from users u where u.id = ${rfpAccess.sellerId})`

/** Who asks for a merchant's request or may read it, undecided ones first; with a provider only that one. */
export async function listAccesses(
  db: Db | Tx,
  merchantId: number,
  { limit, skip }: Page,
  sellerId?: number,
): Promise<{ results: RfpAccess[]; total: number }> {
  const where = sellerId === undefined ? eq(rfpAccess.merchantId, merchantId) : pair(merchantId, sellerId)
  const rows = await db
    .select({
      row: rfpAccess,
      name: provider<string | null>(`coalesce(nullif(u.company, ''), trim(concat(u.first_name, ' ', u.last_name)))`),
      userUrl: provider<string | null>('u.user_url'),
      avatar: provider<string | null>('u.avatar'),
    })
    .from(rfpAccess)
    .where(where)
    .orderBy(sql`${rfpAccess.state} <> 'requested'`, desc(rfpAccess.id))
    .limit(limit)
    .offset(skip)
  return {
    total: await db.$count(rfpAccess, where),
    results: rows.map(({ row, name, userUrl, avatar }) => ({
      id: row.id,
      _id: row.id,
      userId: row.sellerId,
      name: name ?? '',
      userUrl: userUrl ?? '',
      avatar,
      state: row.state,
      askedAt: row.askedAt.toISOString(),
      decidedAt: row.decidedAt?.toISOString() ?? null,
    })),
  }
}
