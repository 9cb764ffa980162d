import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, dayOf, daysBetween, defaultStartDay, isDay, termSpan } from './calendar'
import {
  canReserve,
  firstFreeDay,
  freeByMonth,
  freeUnits,
  peakTaken,
  quantityIn,
  smallestTotalUnits,
  takenOn,
  unitsOf,
} from './capacity'

const origin = '2026-01-01'
const spanArbitrary = fc
  .record({ from: fc.integer({ min: 0, max: 60 }), length: fc.integer({ min: 1, max: 40 }) })
  .map(({ from, length }) => ({ start: addDays(origin, from), end: addDays(origin, from + length) }))
const holdArbitrary = fc
  .record({ span: spanArbitrary, units: fc.integer({ min: 1, max: 5000 }) })
  .map(({ span, units }) => ({ ...span, units }))
const holdsArbitrary = fc.array(holdArbitrary, { maxLength: 12 })

const everyDay = (span: { start: string; end: string }): string[] =>
  Array.from({ length: daysBetween(span.start, span.end) }, (_, index) => addDays(span.start, index))

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

describe('capacity by day (MONEY §2)', () => {
  it('draws pallets and square feet on the same space', () => {
    expect(unitsOf('PALLET', 100)).toBe(unitsOf('SQ_FEET', 1333))
    expect(quantityIn('PALLET', 2665)).toBe(1)
    expect(quantityIn('SQ_FEET', -5)).toBe(0)
  })

  it('finds the same peak as a count of every day', () => {
    fc.assert(
      fc.property(holdsArbitrary, spanArbitrary, (holds, span) => {
        expect(peakTaken(holds, span)).toBe(Math.max(...everyDay(span).map((day) => takenOn(holds, day))))
      }),
    )
  })

  it('never oversells a day, whatever is asked in whatever order', () => {
    fc.assert(
      fc.property(holdsArbitrary, fc.integer({ min: 0, max: 8000 }), (wanted, total) => {
        const held: typeof wanted = []
        for (const hold of wanted) if (canReserve(total, held, hold)) held.push(hold)
        for (const day of everyDay({ start: origin, end: addDays(origin, 120) })) {
          expect(takenOn(held, day)).toBeLessThanOrEqual(total)
        }
        expect(smallestTotalUnits(held, origin)).toBeLessThanOrEqual(total)
      }),
    )
  })

  it('refuses one unit more than is free and takes exactly what is free', () => {
    fc.assert(
      fc.property(holdsArbitrary, spanArbitrary, fc.integer({ min: 1, max: 20_000 }), (holds, span, total) => {
        const free = freeUnits(total, holds, span)
        expect(canReserve(total, holds, { ...span, units: free + 1 })).toBe(false)
        if (free > 0) expect(canReserve(total, holds, { ...span, units: free })).toBe(true)
      }),
    )
  })

  it('ends a hold on its last day, not after', () => {
    const hold = { start: '2026-01-01', end: '2026-02-01', units: 10 }
    expect(takenOn([hold], '2026-01-31')).toBe(10)
    expect(takenOn([hold], '2026-02-01')).toBe(0)
    expect(canReserve(10, [hold], { start: '2026-02-01', end: '2026-03-01', units: 10 })).toBe(true)
  })

  it('tells the free space of twelve months and the first free day', () => {
    const holds = [{ start: '2026-01-10', end: '2026-04-10', units: 60 }]
    const months = freeByMonth(100, holds, origin)
    expect(months.map((month) => month.freeUnits)).toEqual([40, 40, 40, 40, 100, 100, 100, 100, 100, 100, 100, 100])
    expect(firstFreeDay(100, holds, '2026-02-01', 50)).toBe('2026-04-10')
    expect(firstFreeDay(100, holds, '2026-02-01', 40)).toBe('2026-02-01')
    expect(firstFreeDay(100, holds, '2026-02-01', 101)).toBeNull()
  })
})
