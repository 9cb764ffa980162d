import type { Day } from '@stackyard/shared/domain/calendar'
import { amendmentTransition } from '@stackyard/shared/domain/amendment-process'
import type { AmendmentAction, AmendmentActor } from '@stackyard/shared/reference/amendment-terms'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { CodedError } from '../../../platform/coded-error'
import type { Db, Tx } from '../../../platform/db'
import { extensionAsked, reservationAmendment, reservationAmendmentEvent } from './tables'

export type AmendmentRow = typeof reservationAmendment.$inferSelect
export type AmendmentEventRow = typeof reservationAmendmentEvent.$inferSelect

/** The changes of an order, the latest first. */
export const listAmendments = (db: Db, orderId: number): Promise<AmendmentRow[]> =>
  db
    .select()
    .from(reservationAmendment)
    .where(eq(reservationAmendment.orderId, orderId))
    .orderBy(desc(reservationAmendment.id))
    .limit(100)

/** Their steps, oldest first. */
export const listEvents = async (db: Db, ids: readonly number[]): Promise<AmendmentEventRow[]> =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(reservationAmendmentEvent)
        .where(inArray(reservationAmendmentEvent.amendmentId, [...ids]))
        .orderBy(asc(reservationAmendmentEvent.id))

export const findAmendment = async (db: Db | Tx, id: number): Promise<AmendmentRow | undefined> =>
  (await db.select().from(reservationAmendment).where(eq(reservationAmendment.id, id)))[0]

/** A change, locked to the end of the transaction; its order is locked before it. */
export const lockAmendment = async (tx: Tx, id: number): Promise<AmendmentRow | undefined> =>
  (await tx.select().from(reservationAmendment).where(eq(reservationAmendment.id, id)).for('update'))[0]

/** Whether an order has a proposal that is open. */
export const hasOpen = async (tx: Tx, orderId: number): Promise<boolean> =>
  (await tx.$count(
    reservationAmendment,
    and(eq(reservationAmendment.orderId, orderId), eq(reservationAmendment.state, 'proposed')),
  )) > 0

type By = { actor: AmendmentActor; userId: number | null; now: Date }

export async function insertAmendment(
  tx: Tx,
  values: typeof reservationAmendment.$inferInsert,
  { actor, userId, now }: By,
): Promise<AmendmentRow> {
  const [made] = await tx.insert(reservationAmendment).values(values).returning()
  if (!made) throw new Error('a proposal was not inserted')
  await tx.insert(reservationAmendmentEvent).values({ amendmentId: made.id, at: now, action: 'propose', actor, userId })
  return made
}

/**
 * One step of a locked proposal with its history.
 * @throws CodedError FORBIDDEN when the actor never may, TRANSITION_REFUSED when not now.
 */
export async function moveAmendment(
  tx: Tx,
  row: AmendmentRow,
  action: AmendmentAction,
  { actor, userId, now }: By,
  patch: Partial<typeof reservationAmendment.$inferInsert> = {},
): Promise<AmendmentRow> {
  const state = stateAfter(row, action, actor)
  const [moved] = await tx
    .update(reservationAmendment)
    .set({ ...patch, state, decidedAt: now })
    .where(eq(reservationAmendment.id, row.id))
    .returning()
  if (!moved) throw new CodedError('CONFLICT')
  await tx.insert(reservationAmendmentEvent).values({ amendmentId: row.id, at: now, action, actor, userId })
  return moved
}

/** @throws CodedError as `moveAmendment`. */
export function stateAfter(row: AmendmentRow, action: AmendmentAction, actor: AmendmentActor): AmendmentRow['state'] {
  const result = amendmentTransition(row, action, actor)
  if (result.ok) return result.to
  if (result.reason === 'NOT_ALLOWED') throw new CodedError('FORBIDDEN')
  throw new CodedError('TRANSITION_REFUSED', { message: `This proposal is ${row.state} already.` })
}

/** Reservations that run and end by a day, and whose sides were not asked about an extension of that end. */
export async function listEnding(db: Db, { today, until }: { today: Day; until: Day }): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select o.id::int from market.orders o
    where o.status = 'approved' and o.payment_state = 'captured' and o.start_day <= ${today}::date
      and o.end_day > ${today}::date and o.end_day <= ${until}::date
      and not exists (select from market.extension_asked a where a.order_id = o.id and a.end_day = o.end_day)
    order by o.end_day, o.id limit 500`)
  return rows.map(({ id }) => id)
}

/** Notes that both sides were asked about an end; false when they were before. */
export async function noteAsked(tx: Tx, orderId: number, endDay: Day, now: Date): Promise<boolean> {
  const noted = await tx
    .insert(extensionAsked)
    .values({ orderId, endDay, at: now })
    .onConflictDoNothing()
    .returning({ orderId: extensionAsked.orderId })
  return noted.length > 0
}

/** Whether the customer of an order proved who they are. */
export async function isIdentityProven(tx: Tx, customerId: number): Promise<boolean> {
  const { rows } = await tx.execute<{ proven: boolean }>(
    sql`select coalesce(kyc_verified, false) as proven from users where id = ${customerId}`,
  )
  return rows[0]?.proven ?? false
}
