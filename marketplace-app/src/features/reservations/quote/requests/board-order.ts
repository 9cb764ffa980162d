import { dollarsToCents, formatDollars } from '@stackyard/shared/domain/money'
import { type RankedPart, rankQuotes } from '@stackyard/shared/domain/quote-ranking'
import type { SourcingWeights } from '@stackyard/shared/reference/sourcing-terms'
import type { BoardGate, BoardQuote } from '@stackyard/shared/schema/sourcing-board'
import type { QuoteOffer } from '@stackyard/shared/schema/quote-offer'
import { formatDay, formatNumber } from '@stackyard/shared/ui/format'
import { wishName } from '@stackyard/shared/ui/wish-name'
import { quoteTexts } from '../../../../lib/texts/quotes'
import { sourcingTexts } from '../../../../lib/texts/sourcing'

const words = sourcingTexts.gates

/** A quote with a price, its place by the weights shown, and how it comes about. */
export type PlacedQuote = BoardQuote & { offer: QuoteOffer; rank: number | null; points: number }

const isPriced = (quote: BoardQuote): quote is BoardQuote & { offer: QuoteOffer } => quote.offer !== null

const inPoints = (parts: readonly RankedPart[]) =>
  parts.map(({ criterion, hundredths }) => ({ criterion, points: hundredths / 100 }))

/** The priced quotes of a lot in the order of these weights: the server’s own rule, so a saved order is the same. */
export function placedQuotes(quotes: readonly BoardQuote[], weights: SourcingWeights): PlacedQuote[] {
  const priced = quotes.filter(isPriced)
  const rankable = priced.map(({ id, figures, failed }) => ({
    id,
    figures: { ...figures, price: dollarsToCents(figures.price) },
    isEligible: failed.length === 0,
  }))
  return rankQuotes(rankable, weights).flatMap(({ id, rank, hundredths, parts }) => {
    const quote = priced.find((one) => one.id === id)
    return quote ? [{ ...quote, rank, points: hundredths / 100, parts: inPoints(parts) }] : []
  })
}

/** Why a quote fails a must. */
export function saidGate(gate: BoardGate): string {
  if (gate.gate === 'priced') return words.priced
  if (gate.gate === 'open')
    return gate.stage === 'countered' ? words.countered : words.ended(quoteTexts.stages[gate.stage].toLowerCase())
  if (gate.gate === 'need') return words.need
  if (gate.gate === 'valid') return words.valid(formatDay(gate.until))
  if (gate.gate === 'space') return words.space(formatNumber(gate.bookable), formatNumber(gate.asked))
  if (gate.gate === 'budget') return words.budget(formatDollars(gate.month), formatDollars(gate.budget))
  // Of a server of the release before: the names alone.
  return words.missing((gate.texts?.length ? gate.texts.map(wishName) : gate.missing).join(', '))
}

/** Whether a quote can be chosen now. */
export const isChoosable = ({ stage }: BoardQuote): boolean => stage === 'sent'
