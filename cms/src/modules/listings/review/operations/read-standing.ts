import type { ReviewScores, ReviewStanding } from '@stackyard/shared/schema/review'
import { sql } from 'drizzle-orm'
import { CodedError } from '../../../../platform/coded-error'
import type { Db } from '../../../../platform/db'
import { type ReviewSubject, termHasBegun, termStart } from '../../discovery'

/** What a person's accepted reservations let them write about a warehouse; read by the index of their reservations. */
export async function readStanding(db: Db, userId: number, warehouseId: number): Promise<ReviewStanding> {
  const { rows } = await db.execute<{ begun: boolean | null; opens: string | null }>(sql`
    select bool_or(${termHasBegun}) as begun, min(${termStart})::text as opens from market.orders o
    where o.customer_id = ${userId} and o.warehouse_id = ${warehouseId} and o.status = 'approved'`)
  const isVerifiedBooking = rows[0]?.begun === true
  return { opensOn: isVerifiedBooking ? null : (rows[0]?.opens ?? null), isVerifiedBooking }
}

/**
 * Scores are for those whose term at the warehouse has begun.
 * @throws CodedError VALIDATION_FAILED
 */
export async function assertMayScore(
  db: Db,
  userId: number,
  subject: ReviewSubject,
  scores: ReviewScores | undefined,
): Promise<void> {
  if (!scores || Object.keys(scores).length === 0) return
  if ('warehouseId' in subject && (await readStanding(db, userId, subject.warehouseId)).isVerifiedBooking) return
  const message = 'You can rate these from the first day of your reservation.'
  throw new CodedError('VALIDATION_FAILED', { issues: [{ path: 'scores', message }] })
}
