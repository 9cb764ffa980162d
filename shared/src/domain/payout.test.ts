import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dueDateOf, feeOf } from './payout'

describe('what of an order is the seller’s', () => {
  it.each([
    [10_000, 0, 0],
    [10_000, 500, 500],
    [1, 5_000, 1],
    [999, 250, 25],
    [1_001, 250, 25],
  ])('%i cents at %i basis points cost %i', (amount, points, fee) => {
    expect(feeOf(amount, points)).toBe(fee)
  })

  it('is never more than the whole, never less than nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e12 }), fc.integer({ min: 0, max: 10_000 }), (amount, points) => {
        const fee = feeOf(amount, points)
        return fee >= 0 && fee <= amount && Math.abs(fee - (amount * points) / 10_000) <= 0.5 + 1e-3
      }),
    )
  })

  it('is due so many days after it was taken', () => {
    expect(dueDateOf(new Date('2026-02-26T10:00:00Z'), 7).toISOString()).toBe('2026-03-05T10:00:00.000Z')
  })
})
