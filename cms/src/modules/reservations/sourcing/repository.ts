import type { SourcingAction, SourcingActor } from '@stackyard/shared/reference/sourcing-terms'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db'
import { sourcingEvent, sourcingInvitation, sourcingLot, sourcingQuestion, sourcingStep } from './tables'

export type EventRow = typeof sourcingEvent.$inferSelect
export type LotRow = typeof sourcingLot.$inferSelect
type InvitationRow = typeof sourcingInvitation.$inferSelect
type QuestionRow = typeof sourcingQuestion.$inferSelect
export type NewLot = Omit<typeof sourcingLot.$inferInsert, 'eventId' | 'quoteId'>

/** A warehouse that can be asked, with its provider. */
export type AskedWarehouse = { warehouseId: number; sellerId: number; sellerType: string; name: string }

/** Those of these listings that visitors see: by provider, then by id. */
export async function findAsked(db: Db | Tx, ids: readonly number[]): Promise<AskedWarehouse[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<AskedWarehouse>(sql`
    select s.id as "warehouseId", s.seller_id as "sellerId", u.user_type::text as "sellerType", s.name
    from market.listing_search s join users u on u.id = s.seller_id
    where s.listed and s.id in (${sql.join(
      ids.map((id) => sql`${id}::int`),
      sql`, `,
    )}) order by s.seller_id, s.id`)
  return rows
}

/** How many requests a merchant made since then; those of one merchant are counted one after the other. */
export async function eventsSince(tx: Tx, customerId: number, since: Date): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('sourcing.event'), ${customerId}::int)`)
  return tx.$count(
    sourcingEvent,
    and(eq(sourcingEvent.customerId, customerId), sql`${sourcingEvent.createdAt} > ${since.toISOString()}`),
  )
}

export async function insertEvent(tx: Tx, row: typeof sourcingEvent.$inferInsert): Promise<EventRow> {
  const [made] = await tx.insert(sourcingEvent).values(row).returning()
  if (!made) throw new Error('a request was not inserted')
  return made
}

export async function updateEvent(tx: Tx, id: number, patch: Partial<EventRow>): Promise<EventRow> {
  const [row] = await tx.update(sourcingEvent).set(patch).where(eq(sourcingEvent.id, id)).returning()
  if (!row) throw new Error('a request was not updated')
  return row
}

/** The request, locked to the end of the transaction. Lock it before its quotes. */
export const lockEvent = async (tx: Tx, id: number): Promise<EventRow | null> =>
  (await tx.select().from(sourcingEvent).where(eq(sourcingEvent.id, id)).for('update'))[0] ?? null

export const findEvent = async (db: Db | Tx, id: number): Promise<EventRow | null> =>
  (await db.select().from(sourcingEvent).where(eq(sourcingEvent.id, id)))[0] ?? null

export const lotsOf = (db: Db | Tx, eventId: number): Promise<LotRow[]> =>
  db.select().from(sourcingLot).where(eq(sourcingLot.eventId, eventId)).orderBy(asc(sourcingLot.number))

export const invitationsOf = (db: Db | Tx, eventId: number): Promise<InvitationRow[]> =>
  db.select().from(sourcingInvitation).where(eq(sourcingInvitation.eventId, eventId))

/** A draft's needs and warehouses in place of those it had. */
export async function replaceParts(
  tx: Tx,
  eventId: number,
  { lots, warehouses }: { lots: readonly NewLot[]; warehouses: readonly AskedWarehouse[] },
): Promise<void> {
  await tx.delete(sourcingLot).where(eq(sourcingLot.eventId, eventId))
  await tx.delete(sourcingInvitation).where(eq(sourcingInvitation.eventId, eventId))
  await tx.insert(sourcingLot).values(lots.map((lot) => ({ ...lot, eventId })))
  await insertInvitations(tx, eventId, warehouses, null)
}

export async function insertInvitations(
  tx: Tx,
  eventId: number,
  warehouses: readonly AskedWarehouse[],
  invitedAt: Date | null,
): Promise<void> {
  if (warehouses.length === 0) return
  await tx
    .insert(sourcingInvitation)
    .values(warehouses.map(({ warehouseId, sellerId }) => ({ eventId, warehouseId, sellerId, invitedAt })))
}

/** The invitations of a draft that are sent. */
export async function markInvited(tx: Tx, eventId: number, now: Date): Promise<void> {
  await tx
    .update(sourcingInvitation)
    .set({ invitedAt: now })
    .where(and(eq(sourcingInvitation.eventId, eventId), isNull(sourcingInvitation.invitedAt)))
}

export async function markWithdrawn(tx: Tx, eventId: number, warehouseId: number, now: Date): Promise<void> {
  await tx
    .update(sourcingInvitation)
    .set({ withdrawnAt: now })
    .where(and(eq(sourcingInvitation.eventId, eventId), eq(sourcingInvitation.warehouseId, warehouseId)))
}

export async function chooseQuote(tx: Tx, eventId: number, lot: number, quoteId: number): Promise<void> {
  await tx
    .update(sourcingLot)
    .set({ quoteId })
    .where(and(eq(sourcingLot.eventId, eventId), eq(sourcingLot.number, lot)))
}

type Step = { action: SourcingAction; actor: SourcingActor; userId: number | null; at: Date; note?: string }

export async function recordStep(tx: Tx, eventId: number, step: Step): Promise<void> {
  await tx.insert(sourcingStep).values({ eventId, ...step })
}

/** Providers who are asked by a request now, each once. */
export async function invitedSellers(tx: Tx, eventId: number): Promise<{ sellerId: number; sellerType: string }[]> {
  const { rows } = await tx.execute<{ sellerId: number; sellerType: string }>(sql`
    select distinct i.seller_id as "sellerId", u.user_type::text as "sellerType"
    from market.sourcing_invitation i join users u on u.id = i.seller_id
    where i.event_id = ${eventId} and i.invited_at is not null and i.withdrawn_at is null order by 1`)
  return rows
}

/** Whether a provider is asked by a request now. */
export async function isInvited(db: Db | Tx, eventId: number, sellerId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from market.sourcing_invitation
    where event_id = ${eventId} and seller_id = ${sellerId} and invited_at is not null and withdrawn_at is null limit 1`)
  return rows.length > 0
}

export async function insertQuestion(tx: Tx, row: typeof sourcingQuestion.$inferInsert): Promise<void> {
  await tx.insert(sourcingQuestion).values(row)
}

export const countQuestions = (tx: Tx, eventId: number, sellerId: number): Promise<number> =>
  tx.$count(sourcingQuestion, and(eq(sourcingQuestion.eventId, eventId), eq(sourcingQuestion.sellerId, sellerId)))

/** Answers a question of a request once; null when there is none, or it has an answer. */
export async function keepReply(
  tx: Tx,
  { eventId, questionId }: { eventId: number; questionId: number },
  reply: { answer: string; answeredAt: Date },
): Promise<QuestionRow | null> {
  const [row] = await tx
    .update(sourcingQuestion)
    .set(reply)
    .where(
      and(eq(sourcingQuestion.id, questionId), eq(sourcingQuestion.eventId, eventId), isNull(sourcingQuestion.answer)),
    )
    .returning()
  return row ?? null
}
