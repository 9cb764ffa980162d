import { describe, expect, it } from 'vitest'
import { highestPlan, isPlanId, mayAddListing } from './plan-limits'

describe('limits of listings by plan', () => {
  it('admits the last within the limit and refuses the one after', () => {
    expect(mayAddListing({ listingLimit: 10 }, 9)).toBe(true)
    expect(mayAddListing({ listingLimit: 10 }, 10)).toBe(false)
    expect(mayAddListing({ listingLimit: 1 }, 3)).toBe(false)
  })

  it('admits any number without a limit', () => {
    expect(mayAddListing({ listingLimit: null }, 100_000)).toBe(true)
  })
})

describe('the plan that counts', () => {
  it('is the highest, whatever the order, and free without any', () => {
    expect(highestPlan(['growth', 'scale', 'free'])).toBe('scale')
    expect(highestPlan(['free', 'growth'])).toBe('growth')
    expect(highestPlan([])).toBe('free')
  })

  it('knows its own ids only', () => {
    expect(isPlanId('growth')).toBe(true)
    expect(isPlanId('toString')).toBe(false)
  })
})
