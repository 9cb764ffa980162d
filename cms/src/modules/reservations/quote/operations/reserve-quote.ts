import { isSameNeed, type QuoteNeed } from '@stackyard/shared/domain/quote-lines'
import { quoteTransition } from '@stackyard/shared/domain/quote-process'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { scheduleExpiry } from '../jobs/job-names'
import { findOffer, lockQuote, moveQuote, type OfferRow } from '../offer-repository'
import { isAskedBy, type QuoteRow } from '../repository'
import { CHANGED, stageAfter } from './take-step'

/** The provider's offer that a reservation takes its price from, and the quote it belongs to, locked. */
export type QuotedOffer = { row: QuoteRow; offer: OfferRow }

type Wanted = { quoteId: number; revision: number | undefined; warehouseId: number; need: Partial<QuoteNeed> }

/**
 * The offer that a merchant reserves at, with its quote locked to the end of the transaction.
 * @throws CodedError NOT_FOUND for another's quote, TRANSITION_REFUSED when it can't be reserved any more, CONFLICT for
 * an offer that is not the latest or another listing or need
 */
export async function takeQuotedOffer(
  { clock }: Services,
  tx: Tx,
  user: SessionUser,
  { quoteId, revision, warehouseId, need }: Wanted,
): Promise<QuotedOffer> {
  const row = await lockQuote(tx, quoteId)
  if (!row || !isAskedBy(row, user)) throw new CodedError('NOT_FOUND')
  stageAfter(row, 'order', 'customer', { now: clock.now(), revision })
  const offer = await findOffer(tx, quoteId, row.revision)
  if (!offer || offer.side !== 'seller') throw new CodedError('CONFLICT', { message: CHANGED })
  const { spaceType, quantity, startDay: startDate, term } = offer
  const quoted = { spaceType, quantity, startDate, term }
  if (row.warehouseId !== warehouseId || !isSameNeed(quoted, { ...quoted, ...need }))
    throw new CodedError('CONFLICT', { message: 'This is not what the quote is for. Open it again from your quotes.' })
  return { row, offer }
}

/** The locked quote becomes this order's. */
export async function bindQuote(
  { clock }: Services,
  tx: Tx,
  { row }: QuotedOffer,
  { orderId, userId }: { orderId: number; userId: number },
): Promise<void> {
  const patch = { orderId, customerId: userId }
  const now = clock.now()
  await moveQuote(tx, row, { action: 'order', actor: 'customer', userId, toStage: 'ordered', now, patch })
}

/** The payment of the order came to nothing: its merchant may reserve again while the quote is valid. */
export async function reopenQuote(services: Services, tx: Tx, quoteId: number): Promise<void> {
  const row = await lockQuote(tx, quoteId)
  const result = row && quoteTransition(row.stage, 'reopen', 'system')
  if (!row || !result?.ok) return
  const now = services.clock.now()
  const patch = { orderId: null }
  await moveQuote(tx, row, { action: 'reopen', actor: 'system', userId: null, toStage: result.to, now, patch })
  if (row.expiresAt) await scheduleExpiry(services, tx, quoteId, row.expiresAt)
}
