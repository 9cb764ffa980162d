import { type SourcingCriterion, sourcingCriteria, type SourcingWeights } from '../reference/sourcing-terms'

/** What a quote is ranked by; null is a figure that nobody knows. */
export type QuoteFigures = Readonly<{
  /** Cents for the term. */
  price: number | null
  /** Stars, 0 to 5. */
  rating: number | null
  /** Miles. */
  distance: number | null
  /** Hours that the warehouse usually takes to answer. */
  answerTime: number | null
}>

export type RankableQuote = { id: number; figures: QuoteFigures; isEligible: boolean }

/** The share of a criterion in the score, in hundredths of a point. */
export type RankedPart = { criterion: SourcingCriterion; value: number | null; hundredths: number }

/** `rank` and parts are there for quotes that pass every must; the score is the sum of the parts, at most 10,000. */
export type RankedQuote = { id: number; rank: number | null; hundredths: number; parts: RankedPart[] }

const FULL = 10_000
const MOST_STARS = 5

/** Lower is better; a cent, a mile, or an hour is the least that counts. */
const floored = (value: number): number => Math.max(1, value)

/** The part of its weight that a figure earns, 0 to 1. An unknown figure earns nothing. */
function earned(criterion: SourcingCriterion, value: number | null, best: number | undefined): number {
  if (value === null) return 0
  if (criterion === 'rating') return Math.min(1, Math.max(0, value / MOST_STARS))
  return best === undefined ? 0 : best / floored(value)
}

function bestOf(criterion: SourcingCriterion, quotes: readonly RankableQuote[]): number | undefined {
  const known = quotes.flatMap(({ figures }) => {
    const value = figures[criterion]
    return value === null ? [] : [floored(value)]
  })
  return known.length > 0 ? Math.min(...known) : undefined
}

const costlier = (one: RankableQuote, other: RankableQuote): number =>
  (one.figures.price ?? Number.MAX_SAFE_INTEGER) - (other.figures.price ?? Number.MAX_SAFE_INTEGER) || one.id - other.id

/**
 * Quotes in the order of their scores; those that fail a must come last, without a rank. The same quotes and weights give
 * the same order whatever order they come in: of equal scores the cheaper one is first, then the older.
 * Price, distance, and answer time earn best ÷ own of their weight, rating stars ÷ 5.
 */
export function rankQuotes(quotes: readonly RankableQuote[], weights: SourcingWeights): RankedQuote[] {
  const eligible = quotes.filter(({ isEligible }) => isEligible)
  const best = new Map(sourcingCriteria.map((criterion) => [criterion, bestOf(criterion, eligible)]))
  const heft = sourcingCriteria.reduce((sum, criterion) => sum + weights[criterion], 0)
  const score = (quote: RankableQuote): RankedQuote => {
    const parts = sourcingCriteria.map((criterion): RankedPart => {
      const value = quote.figures[criterion]
      const share = heft > 0 ? weights[criterion] / heft : 0
      return { criterion, value, hundredths: Math.floor(FULL * share * earned(criterion, value, best.get(criterion))) }
    })
    return { id: quote.id, rank: null, hundredths: parts.reduce((sum, part) => sum + part.hundredths, 0), parts }
  }
  const scored = eligible
    .map((quote) => ({ quote, scored: score(quote) }))
    .sort((one, other) => other.scored.hundredths - one.scored.hundredths || costlier(one.quote, other.quote))
    .map((entry, at) => ({ ...entry.scored, rank: at + 1 }))
  const others = quotes
    .filter(({ isEligible }) => !isEligible)
    .toSorted(costlier)
    .map(({ id }): RankedQuote => ({ id, rank: null, hundredths: 0, parts: [] }))
  return [...scored, ...others]
}
