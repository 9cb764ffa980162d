import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, dayOf, daysBetween, defaultStartDay, isDay, termSpan, type Day } from './calendar'
import {
  firstOversold,
  freeUnits,
  quantityIn,
  quantityInArea,
  totalOn,
  totalUnitsOf,
  unitsOf,
  type SpaceHold,
} from './capacity'

const origin = '2026-01-01'
const spanArbitrary = fc
  .record({ from: fc.integer({ min: 0, max: 60 }), length: fc.integer({ min: 1, max: 40 }) })
  .map(({ from, length }) => ({ start: addDays(origin, from), end: addDays(origin, from + length) }))
const holdArbitrary = fc
  .record({ span: spanArbitrary, units: fc.integer({ min: 1, max: 5000 }) })
  .map(({ span, units }) => ({ ...span, units }))
const holdsArbitrary = fc.array(holdArbitrary, { maxLength: 12 })
const totalArbitrary = fc.record({
  units: fc.integer({ min: 0, max: 20_000 }),
  changes: fc.array(
    fc.record({
      from: fc.integer({ min: 0, max: 100 }).map((days) => addDays(origin, days)),
      units: fc.integer({ min: 0, max: 20_000 }),
    }),
    { maxLength: 4 },
  ),
})

type Total = { units: number; changes: { from: Day; units: number }[] }

/** The total of each day from the first on, by going through them one after the other. */
function naiveTotals({ units, changes }: Total): Map<Day, number> {
  const totals = new Map<Day, number>()
  let total = units
  for (const day of everyDay({ start: origin, end: addDays(origin, 121) })) {
    total = changes.findLast(({ from }) => from === day)?.units ?? total
    totals.set(day, total)
  }
  return totals
}

const everyDay = (span: { start: string; end: string }): string[] =>
  Array.from({ length: daysBetween(span.start, span.end) }, (_, index) => addDays(span.start, index))

const takenOn = (holds: readonly SpaceHold[], day: Day): number => {
  let taken = 0
  for (const hold of holds) if (everyDay(hold).includes(day)) taken += hold.units
  return taken
}

describe('calendar', () => {
  it('keeps to the last day of a shorter month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29')
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28')
    expect(termSpan('2026-12-15', 12)).toEqual({ start: '2026-12-15', end: '2027-12-15' })
  })

  it('knows days', () => {
    expect(isDay('2026-02-29')).toBe(false)
    expect(isDay('2028-02-29')).toBe(true)
    expect(isDay('2026-2-9')).toBe(false)
    expect(isDay(20260209)).toBe(false)
    expect(isDay('2026-99-99')).toBe(false)
    expect(dayOf(new Date('2026-11-22T23:59:59Z'))).toBe('2026-11-22')
    expect(defaultStartDay(new Date('2026-12-31T08:00:00Z'))).toBe('2027-01-01')
  })
})

describe('capacity by day', () => {
  it('draws pallets and square feet on the same space', () => {
    expect(unitsOf('PALLET', 100)).toBe(unitsOf('SQ_FEET', 1333))
    expect(quantityIn('PALLET', 2665)).toBe(1)
    expect(quantityIn('SQ_FEET', -5)).toBe(0)
    const pallets = Array.from({ length: 5000 }, (_, index) => index)
    // Divided back out of an area, 23 pallets are 22.999999999999996.
    expect(pallets.map((count) => quantityInArea('PALLET', unitsOf('PALLET', count) / 100))).toEqual(pallets)
    expect(quantityInArea('SQ_FEET', 306.59)).toBe(306)
    expect(totalUnitsOf(10.9)).toBe(13_330)
    expect([totalUnitsOf(null), totalUnitsOf(-3)]).toEqual([0, 0])
  })

  it('has free what a count of every single day leaves', () => {
    fc.assert(
      fc.property(holdsArbitrary, spanArbitrary, totalArbitrary, (holds, span, total) => {
        const totals = naiveTotals(total)
        const left = everyDay(span).map((day) => (totals.get(day) ?? 0) - takenOn(holds, day))
        expect(freeUnits(total, holds, span)).toBe(Math.max(0, Math.min(...left)))
        const day = everyDay(span).find((_, at) => (left[at] ?? 0) < 0)
        expect(firstOversold(total, holds, span)).toEqual(
          day ? { day, units: totals.get(day), taken: takenOn(holds, day) } : null,
        )
      }),
    )
  })

  it('has the total of the last change until a day, in whatever order changes come', () => {
    const changes = [
      { from: '2026-03-01', units: 3 },
      { from: '2026-02-01', units: 2 },
    ]
    expect(
      ['2026-01-31', '2026-02-01', '2026-02-28', '2026-03-01'].map((day) => totalOn({ units: 1, changes }, day)),
    ).toEqual([1, 2, 2, 3])
  })

  it('never oversells a day while every hold fits into what was free', () => {
    fc.assert(
      fc.property(holdsArbitrary, totalArbitrary, (wanted, total) => {
        const held: typeof wanted = []
        const totals = naiveTotals(total)
        for (const hold of wanted) if (hold.units <= freeUnits(total, held, hold)) held.push(hold)
        for (const day of everyDay({ start: origin, end: addDays(origin, 120) }))
          expect(takenOn(held, day)).toBeLessThanOrEqual(totals.get(day) ?? 0)
      }),
    )
  })

  it('ends a hold before its last day', () => {
    const hold = { start: '2026-01-01', end: '2026-02-01', units: 10 }
    const total = { units: 10, changes: [] }
    expect(freeUnits(total, [hold], { start: '2026-01-31', end: '2026-02-01' })).toBe(0)
    expect(freeUnits(total, [hold], { start: '2026-02-01', end: '2026-03-01' })).toBe(10)
  })
})
