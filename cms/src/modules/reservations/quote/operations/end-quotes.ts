import { quoteTransition } from '@stackyard/shared/domain/quote-process'
import type { QuoteAction } from '@stackyard/shared/reference/quote-terms'
import type { SessionUser } from '@stackyard/shared/schema/user'
import type { Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { type BulkStep, closeQuotes, moveQuotes } from '../event-repository'
import { moveQuote } from '../offer-repository'
import { tellOfStep } from '../quote-news'
import { findNamed, type QuoteRow } from '../repository'
import { stageAfter } from './take-step'

/** What ends a quote by this actor, tried in this order. */
const endings: Readonly<Record<'customer' | 'system', readonly QuoteAction[]>> = {
  customer: ['decline', 'withdraw'],
  system: ['expire'],
}

function endingOf(row: QuoteRow, actor: 'customer' | 'system'): BulkStep | null {
  for (const action of endings[actor]) {
    const result = quoteTransition(row.stage, action, actor)
    if (result.ok) return { row, action, toStage: result.to }
  }
  return null
}

/**
 * Ends locked quotes of a request to several warehouses: those that are open get their last step, and none of them can be
 * sent again. Answers the quotes that were open.
 */
export async function endQuotes(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  rows: readonly QuoteRow[],
  by: { actor: 'customer' | 'system'; userId: number | null; note: string },
): Promise<QuoteRow[]> {
  const now = clock.now()
  const steps = rows.flatMap((row) => endingOf(row, by.actor) ?? [])
  await moveQuotes(tx, steps, { ...by, now })
  await closeQuotes(tx, rows, now)
  return steps.map(({ row }) => row)
}

/**
 * Accepts a locked quote that was chosen among those of a request, and tells its provider.
 * @throws CodedError TRANSITION_REFUSED when it can't be accepted any more, CONFLICT for an offer that is not the latest
 */
export async function acceptChosen(
  services: Services,
  tx: Tx,
  user: SessionUser,
  { row, revision }: { row: QuoteRow; revision: number },
): Promise<void> {
  const now = services.clock.now()
  const toStage = stageAfter({ ...row, chosenAt: now }, 'accept', 'customer', { now, revision })
  await moveQuote(tx, row, {
    action: 'accept',
    actor: 'customer',
    userId: user.id,
    toStage,
    now,
    patch: { chosenAt: now },
  })
  const named = await findNamed(tx, row.id)
  if (named) await tellOfStep(services, tx, named, { action: 'accept', actor: 'customer' })
}
