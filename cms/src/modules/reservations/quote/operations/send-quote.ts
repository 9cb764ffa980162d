import { addDays, addMonths, dayOf } from '@stackyard/shared/domain/calendar'
import { dollarsToCents } from '@stackyard/shared/domain/money'
import { quoteTotals, type QuoteLines } from '@stackyard/shared/domain/quote-lines'
import { quoteLineKeys } from '@stackyard/shared/reference/quote-terms'
import { SMALLEST_CHARGE_CENTS } from '@stackyard/shared/domain/coupon'
import type { QuoteDetails } from '@stackyard/shared/schema/quote'
import type { QuoteSendInput } from '@stackyard/shared/schema/quote-offer'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { privateTitles } from '../../../foundation/file'
import { scheduleExpiry } from '../jobs/job-names'
import { insertOffer } from '../offer-repository'
import { takeStep } from './take-step'

const LONGEST_MONTHS = 6
const HALF_DAY_MS = 12 * 60 * 60_000

/** A quote ends once its last day is over everywhere, 12 hours after midnight UTC. */
export const endOf = (validUntil: string): Date =>
  new Date(Date.parse(`${addDays(validUntil, 1)}T00:00:00Z`) + HALF_DAY_MS)

const refused = (path: string, message: string): CodedError =>
  new CodedError('VALIDATION_FAILED', { issues: [{ path, message }] })

/** @throws CodedError VALIDATION_FAILED for a day that is over or too far away. */
export function assertValidUntil(day: string, now: Date): void {
  const today = dayOf(now)
  if (day < today) throw refused('validUntil', 'Choose today or a later day')
  if (day > addMonths(today, LONGEST_MONTHS)) throw refused('validUntil', 'Choose a day within six months')
}

const toCents = (lines: QuoteSendInput['lines']): QuoteLines =>
  Object.fromEntries(quoteLineKeys.map((key) => [key, dollarsToCents(lines[key])])) as QuoteLines

/**
 * Sends a provider's quote, the first one or a better one; the merchant can reserve at its price until it ends.
 * @throws CodedError VALIDATION_FAILED, and those of `takeStep`
 */
export function sendQuote(services: Services, user: SessionUser, input: QuoteSendInput): Promise<QuoteDetails> {
  const { id, need, included, validUntil, note, answers } = input
  const now = services.clock.now()
  const lines = toCents(input.lines)
  assertValidUntil(validUntil, now)
  const today = dayOf(now)
  if (need.startDate < addDays(today, -1) || need.startDate > addMonths(today, 12))
    throw refused('need.startDate', 'Choose a start date from today on, within a year')
  const totals = quoteTotals(lines, need)
  if (!totals || totals.dueCents < SMALLEST_CHARGE_CENTS)
    throw refused('lines.storage', 'Enter a price for storage that comes to at least a dollar')
  return takeStep(services, user, { id, action: 'send', note }, async (tx, row) => {
    if (row.warehouseId === null)
      throw new CodedError('LISTING_UNAVAILABLE', { message: 'This request names no warehouse: answer it in words.' })
    const files = await privateTitles(tx, user.id, [...new Set(input.fileIds)])
    if (!files) throw refused('fileIds', 'Choose a file')
    const revision = row.revision + 1
    const { spaceType, quantity, startDate: startDay, term } = need
    const offer = { spaceType, quantity, startDay, term, lines, included, validUntil, note, answers, files }
    await insertOffer(tx, { quoteId: id, revision, side: 'seller', ...offer, createdAt: now })
    const expiresAt = endOf(validUntil)
    await scheduleExpiry(services, tx, id, expiresAt)
    const answered = row.state === 'open' ? { state: 'answered' as const, answeredAt: now, answeredBy: user.id } : {}
    return { ...answered, revision, expiresAt }
  })
}
