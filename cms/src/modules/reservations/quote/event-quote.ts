import type { QuoteAction } from '@stackyard/shared/reference/quote-terms'
import type { QuoteRow } from './repository'

const CLOSED = 'The merchant has ended this request.'
const AWARD = 'This quote belongs to a request to several warehouses. Choose it there.'

/**
 * Why a step is not open to a quote of a request to several warehouses: the request has ended, or the quote must be chosen
 * among the others; null when nothing is in the way.
 */
export function refusedByEvent({ eventId, chosenAt, closedAt, stage }: QuoteRow, action: QuoteAction): string | null {
  if (closedAt !== null && (action === 'send' || action === 'counter')) return CLOSED
  const isToChoose = eventId !== null && chosenAt === null && stage === 'sent'
  return isToChoose && (action === 'accept' || action === 'order') ? AWARD : null
}
