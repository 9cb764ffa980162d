import { dollarsToCents } from '@stackyard/shared/domain/money'
import type { QuoteLines } from '@stackyard/shared/domain/quote-lines'
import { saidMonths } from '@stackyard/shared/ui/said-space'
import { quoteLineKeys } from '@stackyard/shared/reference/quote-terms'
import type { Quote } from '@stackyard/shared/schema/quote'
import type { QuoteOffer } from '@stackyard/shared/schema/quote-offer'
import { formatDay, formatNumber } from '@stackyard/shared/ui/format'
import { quoteTexts as words } from '../../../lib/texts/quotes'

/** A need in a line: "300 pallets from 01 Jan 2027 for 6 months". */
export function saidQuoteNeed({ spaceType, quantity, startDate, term }: QuoteOffer['need']): string {
  const count = formatNumber(quantity)
  const space = spaceType === 'SQ_FEET' ? words.squareFeet(count) : words.pallets(count)
  return words.needLine(space, formatDay(startDate), saidMonths(term))
}

/** The lines of an offer in cents, for totals and comparison. */
export const linesInCents = (lines: QuoteOffer['lines']): QuoteLines =>
  Object.fromEntries(quoteLineKeys.map((key) => [key, dollarsToCents(lines[key])])) as QuoteLines

/** Who the quote is with, as the reader knows them. */
export const nameOfWarehouse = ({ warehouse, sellerName }: Pick<Quote, 'warehouse' | 'sellerName'>): string =>
  warehouse?.name ?? (sellerName || words.profile)
