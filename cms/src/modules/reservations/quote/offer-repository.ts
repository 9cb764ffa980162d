import type { QuoteAction, QuoteActor, QuoteStage } from '@stackyard/shared/reference/quote-terms'
import { and, asc, eq, sql } from 'drizzle-orm'
import { CodedError } from '../../../platform/coded-error'
import type { Db, Tx } from '../../../platform/db'
import type { QuoteRow } from './repository'
import { quoteEvent, quoteOffer, quoteRequest } from './tables'

export type OfferRow = typeof quoteOffer.$inferSelect
export type EventRow = typeof quoteEvent.$inferSelect

/** The quote, locked to the end of the transaction. Lock it before the warehouse's space. */
export const lockQuote = async (tx: Tx, id: number): Promise<QuoteRow | null> =>
  (await tx.select().from(quoteRequest).where(eq(quoteRequest.id, id)).for('update'))[0] ?? null

export const findOffer = async (db: Db | Tx, quoteId: number, revision: number): Promise<OfferRow | null> =>
  (
    await db
      .select()
      .from(quoteOffer)
      .where(and(eq(quoteOffer.quoteId, quoteId), eq(quoteOffer.revision, revision)))
  )[0] ?? null

/** Whether one of the offers of a quote has this file. */
export const isOffered = async (db: Db, quoteId: number, fileId: number): Promise<boolean> =>
  (
    await db
      .select({ id: quoteOffer.quoteId })
      .from(quoteOffer)
      .where(
        and(eq(quoteOffer.quoteId, quoteId), sql`${quoteOffer.files} @> ${JSON.stringify([{ id: fileId }])}::jsonb`),
      )
      .limit(1)
  ).length > 0

/** Every offer and step of a quote, oldest first. */
export async function historyOf(db: Db | Tx, quoteId: number): Promise<{ offers: OfferRow[]; events: EventRow[] }> {
  const [offers, events] = await Promise.all([
    db.select().from(quoteOffer).where(eq(quoteOffer.quoteId, quoteId)).orderBy(asc(quoteOffer.revision)),
    db.select().from(quoteEvent).where(eq(quoteEvent.quoteId, quoteId)).orderBy(asc(quoteEvent.id)),
  ])
  return { offers, events }
}

export async function insertOffer(tx: Tx, offer: typeof quoteOffer.$inferInsert): Promise<void> {
  await tx.insert(quoteOffer).values(offer)
}

export type QuoteStep = {
  action: QuoteAction
  actor: QuoteActor
  userId: number | null
  toStage: QuoteStage
  now: Date
  note?: string
  patch?: Partial<typeof quoteRequest.$inferInsert>
}

/**
 * Moves a locked quote with its history: only from the stage and offer it was read with.
 * @throws CodedError CONFLICT when they are others.
 */
export async function moveQuote(tx: Tx, row: QuoteRow, step: QuoteStep): Promise<QuoteRow> {
  const { action, actor, userId, toStage, now, note = '', patch = {} } = step
  const [moved] = await tx
    .update(quoteRequest)
    .set({ ...patch, stage: toStage })
    .where(and(eq(quoteRequest.id, row.id), eq(quoteRequest.stage, row.stage), eq(quoteRequest.revision, row.revision)))
    .returning()
  if (!moved) throw new CodedError('CONFLICT')
  const { id: quoteId, stage: fromStage } = row
  const { revision } = moved
  await tx.insert(quoteEvent).values({ quoteId, at: now, action, actor, userId, fromStage, toStage, revision, note })
  return moved
}

/** The least that a month costs by an offer, in cents; 0 without one. */
export const quotedMinimum = async (db: Db | Tx, quoteId: number, revision: number): Promise<number> =>
  (await findOffer(db, quoteId, revision))?.lines.minimum ?? 0
