import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultWeights, type SourcingWeights } from '../reference/sourcing-terms'
import { failedGates, type GatedQuote } from './quote-gates'
import { type RankableQuote, rankQuotes } from './quote-ranking'

const figure = (max: number) => fc.option(fc.integer({ min: 0, max }))
const quotes = fc
  .array(
    fc.record({
      figures: fc.record({
        price: figure(100_000_000),
        rating: figure(5),
        distance: figure(3000),
        answerTime: figure(500),
      }),
      isEligible: fc.boolean(),
    }),
    { maxLength: 20 },
  )
  .map((list): RankableQuote[] => list.map((quote, at) => ({ id: at + 1, ...quote })))
const weight = fc.integer({ min: 0, max: 10 })
const weights: fc.Arbitrary<SourcingWeights> = fc.record({
  price: weight,
  rating: weight,
  distance: weight,
  answerTime: weight,
})

describe('the order of quotes', () => {
  it('follows from the breakdown: scores are sums of their parts, within bounds, and never rise down the list', () => {
    fc.assert(
      fc.property(quotes, weights, (list, heft) => {
        const ranked = rankQuotes(list, heft)
        expect(ranked.map(({ id }) => id).toSorted()).toEqual(list.map(({ id }) => id).toSorted())
        for (const [at, { hundredths, parts, rank }] of ranked.entries()) {
          expect(hundredths).toBe(parts.reduce((sum, part) => sum + part.hundredths, 0))
          expect(hundredths).toBeGreaterThanOrEqual(0)
          expect(hundredths).toBeLessThanOrEqual(10_000)
          const before = ranked[at - 1]
          if (rank !== null && before) expect(before.hundredths).toBeGreaterThanOrEqual(hundredths)
        }
      }),
    )
  })

  it('is the same whatever order the quotes come in, and for weights in the same proportion', () => {
    fc.assert(
      fc.property(quotes, weights, fc.integer(), (list, heft, seed) => {
        const shuffled = list.toSorted((a, b) => ((a.id * 7919 + seed) % 97) - ((b.id * 7919 + seed) % 97))
        expect(rankQuotes(shuffled, heft)).toEqual(rankQuotes(list, heft))
        const twice = {
          price: heft.price * 2,
          rating: heft.rating * 2,
          distance: heft.distance * 2,
          answerTime: heft.answerTime * 2,
        }
        expect(rankQuotes(list, twice)).toEqual(rankQuotes(list, heft))
      }),
    )
  })

  it('ranks those that pass every must 1, 2, 3 …, before all others', () => {
    fc.assert(
      fc.property(quotes, weights, (list, heft) => {
        const ranks = rankQuotes(list, heft).map(({ rank }) => rank)
        const count = list.filter(({ isEligible }) => isEligible).length
        expect(ranks).toEqual([
          ...Array.from({ length: count }, (_, at) => at + 1),
          ...Array.from({ length: list.length - count }, () => null),
        ])
      }),
    )
  })

  it('a better price never costs a place', () => {
    fc.assert(
      fc.property(quotes, weights, fc.integer({ min: 0, max: 1_000_000 }), (list, heft, less) => {
        const [first] = list
        if (!first?.isEligible || first.figures.price === null) return
        const cheaper = { ...first, figures: { ...first.figures, price: Math.max(0, first.figures.price - less) } }
        const rankIn = (all: readonly RankableQuote[]) => rankQuotes(all, heft).find(({ id }) => id === first.id)?.rank
        expect(rankIn([cheaper, ...list.slice(1)])).toBeLessThanOrEqual(rankIn(list) ?? 0)
      }),
    )
  })

  it('a quote that fails a must changes nothing for the others', () => {
    fc.assert(
      fc.property(quotes, weights, (list, heft) => {
        const eligible = list.filter(({ isEligible }) => isEligible)
        expect(rankQuotes(list, heft).slice(0, eligible.length)).toEqual(rankQuotes(eligible, heft))
      }),
    )
  })

  it('an unknown figure earns nothing; of equal scores the cheaper is first', () => {
    const none = { price: null, rating: null, distance: null, answerTime: null }
    const [first, second] = rankQuotes(
      [
        { id: 1, figures: { ...none, price: 200 }, isEligible: true },
        { id: 2, figures: { ...none, price: 100 }, isEligible: true },
      ],
      { ...defaultWeights, price: 0 },
    )
    expect([first?.id, first?.hundredths, second?.id]).toEqual([2, 0, 1])
  })
})

const quote: GatedQuote = {
  stage: 'sent',
  monthCents: 500_000,
  validUntil: '2027-01-10',
  quantity: 300,
  isSameNeed: true,
  bookable: 300,
  missing: [],
  budgetCents: 500_000,
  today: '2027-01-10',
}

describe('musts', () => {
  it.each([
    ['nothing at the limits', {}, []],
    ['no price', { monthCents: null }, [{ gate: 'priced' }]],
    ['an ended quote', { stage: 'withdrawn' as const }, [{ gate: 'open', stage: 'withdrawn' }]],
    ['another need', { isSameNeed: false }, [{ gate: 'need' }]],
    ['a counter-offer', { stage: 'countered' as const }, [{ gate: 'open', stage: 'countered' }]],
    ['a day that is over', { today: '2027-01-11' }, [{ gate: 'valid', until: '2027-01-10' }]],
    ['too little space', { bookable: 299 }, [{ gate: 'space', asked: 300, bookable: 299 }]],
    ['no word of space', { bookable: null }, []],
    [
      'a cent above the budget',
      { budgetCents: 499_999 },
      [{ gate: 'budget', monthCents: 500_000, budgetCents: 499_999 }],
    ],
    ['no budget', { budgetCents: null, monthCents: 9e9 }, []],
    ['what the listing lacks', { missing: ['EDI'] }, [{ gate: 'musts', missing: ['EDI'] }]],
    ['a reservation that took the space', { stage: 'ordered' as const, bookable: 0, today: '2028-01-01' }, []],
  ])('%s', (_, more, failed) => {
    expect(failedGates({ ...quote, ...more })).toEqual(failed)
  })
})
