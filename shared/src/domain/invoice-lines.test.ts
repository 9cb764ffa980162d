import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { balanceOf, creditableCents, lineGroups, monthLines, onceLines } from './invoice-lines'

const cents = fc.integer({ min: 0, max: 100_000_000 })
const sumOf = (lines: readonly { amountCents: number }[]) => lines.reduce((sum, line) => sum + line.amountCents, 0)

describe('the lines of an invoice', () => {
  it('of a month add up to the month, whatever discount and minimum it has', () => {
    const month = fc.record({
      quantity: fc.integer({ min: 1, max: 1_000_000 }),
      spaceType: fc.constantFrom('PALLET' as const, 'SQ_FEET' as const),
      unitPriceCents: cents,
      discountedCents: cents,
      monthCents: cents,
    })
    fc.assert(
      fc.property(month, (price) => {
        const lines = monthLines(price)
        expect(sumOf(lines)).toBe(price.monthCents)
        for (const { quantity, unitCents, months, amountCents } of lines)
          if (quantity !== undefined) expect(quantity * (unitCents ?? 0) * (months ?? 0)).toBe(amountCents)
      }),
    )
  })

  it('without a discount and a minimum are one', () => {
    const price = { quantity: 300, spaceType: 'PALLET' as const, unitPriceCents: 1800, discountedCents: 1800 }
    expect(monthLines({ ...price, monthCents: 540_000 })).toEqual([
      { kind: 'storage', quantity: 300, unit: 'PALLET', unitCents: 1800, months: 1, amountCents: 540_000 },
    ])
  })

  it('name setup and coupon only where there are any', () => {
    const none = { setupCents: 0, fulfillmentCents: 0, tierName: null, couponCode: null, couponCents: 0 }
    expect(onceLines(none)).toEqual([])
    expect(onceLines({ ...none, fulfillmentCents: 45_000, tierName: '0 to 500' })).toEqual([
      { kind: 'deposit', subject: '0 to 500', amountCents: 45_000 },
    ])
    expect(onceLines({ ...none, setupCents: 5000, couponCode: 'SPRING', couponCents: 700 })).toEqual([
      { kind: 'setup', amountCents: 5000 },
      { kind: 'coupon', subject: 'SPRING', amountCents: -700 },
    ])
  })
})

describe('groups of lines', () => {
  const lines = [
    { kind: 'storage' as const, amountCents: 20_000 },
    { kind: 'discount' as const, amountCents: -1000 },
    { kind: 'deposit' as const, amountCents: 114_000 },
    { kind: 'coupon' as const, amountCents: -500 },
  ]

  it('are of storage, of fulfillment, and of neither, and add up to all lines', () => {
    const groups = lineGroups(lines)
    expect(groups.map(({ part, sumCents }) => [part, sumCents])).toEqual([
      ['storage', 19_000],
      ['fulfillment', 114_000],
      [null, -500],
    ])
    expect(groups.flatMap((group) => group.lines)).toEqual(lines)
  })

  it('are one where there is one part', () => {
    for (const one of [lines.slice(0, 2), lines.slice(2), []])
      expect(lineGroups(one).every(({ part }) => part === null)).toBe(true)
    expect(lineGroups(lines.slice(0, 2))).toHaveLength(1)
  })
})

describe('credit notes', () => {
  it('never take back more than the invoice, however many refunds there are', () => {
    fc.assert(
      fc.property(cents, fc.array(cents, { maxLength: 12 }), (total, refunds) => {
        let credited = 0
        for (const refund of refunds) credited += creditableCents(total, credited, refund)
        expect(credited).toBe(Math.min(total, sumOf(refunds.map((amountCents) => ({ amountCents })))))
      }),
    )
  })

  it.each([
    [{ totalCents: 4000, paidCents: 4000, correctedCents: 0 }, 0],
    [{ totalCents: 4000, paidCents: 4000, correctedCents: 4000 }, 0],
    [{ totalCents: 4000, paidCents: 1000, correctedCents: 0 }, 3000],
  ])('%o leaves %i cents to pay', (sums, owed) => {
    expect(balanceOf(sums)).toBe(owed)
  })
})
