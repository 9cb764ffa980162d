import { describe, expect, it } from 'vitest'
import { planFrom } from './plan-catalog'

describe('a plan of the catalog', () => {
  it('is as stated, and as given where nothing is', () => {
    expect(planFrom('growth', { monthlyPriceCents: 9900, listingLimit: null })).toMatchObject({
      type: 'paid',
      name: 'Growth',
      monthlyPriceCents: 9900,
      annualPriceCents: 149_000,
      listingLimit: null,
    })
    expect(planFrom('growth', {}).listingLimit).toBe(10)
  })
  it('the free one costs nothing', () => {
    expect(planFrom('free', { monthlyPriceCents: 500 })).toMatchObject({ type: 'free', monthlyPriceCents: 0 })
  })
})
