import type { QuoteLineKey } from '../reference/quote-terms'
import {
  orderCents,
  quoteLineRows,
  quoteTotals,
  type QuoteLineGroup,
  type QuoteLines,
  type QuoteNeed,
} from './quote-lines'

/** A quote as it is compared; cents by line. */
export type ComparedQuote = { id: number; need: QuoteNeed; lines: QuoteLines }

/** One figure; null when the provider has not priced it. `overCents` is what it costs more than the lowest of its row. */
export type ComparedCell =
  { id: number; cents: number; overCents: number; isLowest: boolean } | { id: number; cents: null }

export type ComparedRow = {
  key: QuoteLineKey | 'term' | 'month' | 'order'
  group: 'Total' | QuoteLineGroup
  label: string
  cells: ComparedCell[]
}

/** Differences of a row against its lowest figure; the lowest is marked only where the figures differ. */
function compareCells(figures: readonly { id: number; cents: number | null }[]): ComparedCell[] {
  const known = figures.flatMap(({ cents }) => (cents === null ? [] : [cents]))
  const lowest = Math.min(...known)
  const differs = known.some((cents) => cents !== lowest)
  return figures.map(({ id, cents }) =>
    cents === null ? { id, cents } : { id, cents, overCents: cents - lowest, isLowest: differs && cents === lowest },
  )
}

/**
 * Quotes for the same need in the same rows: the total of the term, the month, one order where orders have several units,
 * and each line that at least one of them prices. Lines that nobody prices have no row.
 */
export function compareQuotes(quotes: readonly ComparedQuote[], unitsPerOrder = 1): ComparedRow[] {
  const [first] = quotes
  if (!first) return []
  const row = (
    key: ComparedRow['key'],
    group: ComparedRow['group'],
    label: string,
    centsOf: (quote: ComparedQuote) => number | null,
  ): ComparedRow => ({
    key,
    group,
    label,
    cells: compareCells(quotes.map((quote) => ({ id: quote.id, cents: centsOf(quote) }))),
  })
  return [
    row('term', 'Total', 'Total of the term', (quote) => quoteTotals(quote.lines, quote.need)?.termCents ?? null),
    row('month', 'Total', 'Each month', (quote) => quoteTotals(quote.lines, quote.need)?.monthCents ?? null),
    ...(unitsPerOrder > 1 && quotes.some(({ lines }) => orderCents(lines, unitsPerOrder) !== null)
      ? [row('order', 'Total', 'Each order', ({ lines }) => orderCents(lines, unitsPerOrder))]
      : []),
    ...quoteLineRows(first.need.spaceType)
      .filter(({ key }) => quotes.some(({ lines }) => lines[key] !== null))
      .map(({ key, group, label }) => row(key, group, label, ({ lines }) => lines[key])),
  ]
}
