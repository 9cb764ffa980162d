import { quoteTransition } from '@stackyard/shared/domain/quote-process'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { scheduleExpiry } from '../jobs/job-names'
import { lockQuote, moveQuote } from '../offer-repository'
import { tellOfStep } from '../quote-news'
import { findNamed } from '../repository'

/** Ends a quote whose time is over, and tells both sides. One that is not over yet is looked after again at its time. */
export async function expireQuote(services: Services, quoteId: number): Promise<void> {
  const now = services.clock.now()
  await withTransaction(services.db, async (tx) => {
    const row = await lockQuote(tx, quoteId)
    if (!row?.expiresAt) return
    const result = quoteTransition(row.stage, 'expire', 'system')
    if (!result.ok) return
    if (row.expiresAt > now) return scheduleExpiry(services, tx, quoteId, row.expiresAt)
    await moveQuote(tx, row, { action: 'expire', actor: 'system', userId: null, toStage: result.to, now })
    const named = await findNamed(tx, quoteId)
    if (named) await tellOfStep(services, tx, named, { action: 'expire', actor: 'system' })
  })
}
