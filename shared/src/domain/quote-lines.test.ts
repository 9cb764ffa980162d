import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareQuotes } from './quote-comparison'
import { isSameNeed, linesFromRates, noQuoteLines, type QuoteNeed, orderCents, quoteTotals } from './quote-lines'

const need: QuoteNeed = { spaceType: 'PALLET', quantity: 300, startDate: '2027-01-01', term: 6 }
const lines = (more: Partial<typeof noQuoteLines>) => ({ ...noQuoteLines, ...more })

describe('what a quote amounts to', () => {
  it('is nothing without a price of storage', () => {
    expect(quoteTotals(lines({ setup: 100 }), need)).toBeNull()
    expect(quoteTotals(lines({ storage: 100 }), { ...need, quantity: 0 })).toBeNull()
  })

  it('adds up to the cent, and is never under the monthly minimum', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 })
    const orNone = fc.option(cents)
    fc.assert(
      fc.property(
        cents,
        orNone,
        orNone,
        fc.integer({ min: 1, max: 100_000 }),
        fc.constantFrom(1, 3, 6, 12),
        (storage, setup, minimum, quantity, term) => {
          const totals = quoteTotals(lines({ storage, setup, minimum }), { quantity, term })
          if (!totals) throw new Error('no totals')
          expect(totals.termCents).toBe(totals.dueCents + totals.monthCents * (term - 1))
          expect(totals.dueCents - totals.setupCents).toBe(totals.monthCents)
          expect(totals.monthCents).toBeGreaterThanOrEqual(minimum ?? 0)
          expect(totals.monthCents).toBeGreaterThanOrEqual(storage * quantity)
        },
      ),
    )
  })
})

describe('start from my rates', () => {
  const listing = {
    palletEnabled: true,
    hotRackEnabled: true,
    discountOption: 'percentage',
    price6: 20,
    discount6: 10,
    fulfillmentRates: [
      { tierName: '0 to 500', fulfillmentRatesDetails: { inbound: { per_pallet_rate: 6 } } },
      { tierName: '501 to 9999', fulfillmentRatesDetails: { inbound: { per_pallet_rate: 4 } } },
    ],
  }

  it('takes storage after its discount and the services of the tier; the rest has no price', () => {
    expect(linesFromRates(listing, need)).toEqual(lines({ storage: 1800, per_pallet_rate: 600 }))
    expect(linesFromRates(listing, need, 800).per_pallet_rate).toBe(400)
    expect(linesFromRates(listing, { ...need, term: 12 }).storage).toBeNull()
  })
})

describe('side by side', () => {
  const quotes = [
    { id: 1, need, lines: lines({ storage: 1800, setup: 50_000 }) },
    { id: 2, need, lines: lines({ storage: 1900, per_pallet_rate: 500 }) },
    { id: 3, need, lines: lines({ storage: 1800, per_pallet_rate: 0 }) },
  ]

  it('has the same rows for all, with the lowest and what others cost more', () => {
    const rows = compareQuotes(quotes)
    expect(rows.map(({ key }) => key)).toEqual(['term', 'month', 'storage', 'setup', 'per_pallet_rate'])
    expect(rows[0]?.cells).toEqual([
      { id: 1, cents: 3_290_000, overCents: 50_000, isLowest: false },
      { id: 2, cents: 3_420_000, overCents: 180_000, isLowest: false },
      { id: 3, cents: 3_240_000, overCents: 0, isLowest: true },
    ])
  })

  it('tells a line without a price from one that is free', () => {
    const receiving = compareQuotes(quotes).find(({ key }) => key === 'per_pallet_rate')
    expect(receiving?.cells.map(({ cents }) => cents)).toEqual([null, 500, 0])
  })

  it('says what one order of several units costs, where both of its lines are priced', () => {
    const picked = [
      { id: 1, need, lines: lines({ storage: 1800, unit_pick_pack_rate: 250, unit_pick_additional_rate: 40 }) },
      { id: 2, need, lines: lines({ storage: 1800, unit_pick_pack_rate: 300, unit_pick_additional_rate: 0 }) },
      { id: 3, need, lines: lines({ storage: 1800, unit_pick_pack_rate: 100 }) },
    ]
    const order = (units?: number) => compareQuotes(picked, units).find(({ key }) => key === 'order')?.cells
    expect(order(3)?.map(({ cents }) => cents)).toEqual([330, 300, null])
    expect(order()).toBeUndefined()
    expect(compareQuotes(quotes, 3).find(({ key }) => key === 'order')).toBeUndefined()
    expect(picked.map((quote) => orderCents(quote.lines, 1))).toEqual([250, 300, 100])
    expect(orderCents(lines({}), 1)).toBeNull()
  })

  it('marks nothing where all ask the same', () => {
    const rows = compareQuotes([quotes[0], { ...quotes[0], id: 9 }] as typeof quotes)
    expect(rows.flatMap(({ cells }) => cells.filter((cell) => cell.cents !== null && cell.isLowest))).toEqual([])
    expect(compareQuotes([])).toEqual([])
  })

  it('a need is the same only in all its parts', () => {
    expect(isSameNeed(need, { ...need })).toBe(true)
    for (const other of [
      { quantity: 1 },
      { term: 1 as const },
      { startDate: '2027-02-01' },
      { spaceType: 'SQ_FEET' as const },
    ])
      expect(isSameNeed(need, { ...need, ...other })).toBe(false)
  })
})
