import { dollarsToCents } from '@stackyard/shared/domain/money'
import type { QuoteDetails } from '@stackyard/shared/schema/quote'
import type { QuoteCounterInput } from '@stackyard/shared/schema/quote-offer'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { findOffer, insertOffer } from '../offer-repository'
import { assertValidUntil } from './send-quote'
import { takeStep } from './take-step'

/**
 * Proposes another price of storage for the provider's latest offer; the rest of it stays. The quote still ends when
 * the provider said.
 * @throws CodedError VALIDATION_FAILED, CONFLICT for an offer that is not the latest, and those of `takeStep`
 */
export function counterQuote(services: Services, user: SessionUser, input: QuoteCounterInput): Promise<QuoteDetails> {
  const { id, revision, note } = input
  const now = services.clock.now()
  if (input.validUntil) assertValidUntil(input.validUntil, now)
  return takeStep(services, user, { id, action: 'counter', revision, note }, async (tx, row) => {
    const seen = await findOffer(tx, id, row.revision)
    if (!seen) throw new CodedError('CONFLICT')
    const next = row.revision + 1
    const lines = { ...seen.lines, storage: dollarsToCents(input.storage) }
    const validUntil = input.validUntil ?? seen.validUntil
    await insertOffer(tx, { ...seen, revision: next, side: 'customer', lines, validUntil, note, createdAt: now })
    return { revision: next }
  })
}
