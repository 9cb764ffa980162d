import { describe, expect, it } from 'vitest'
import { cardDiscountPercent, hotRackPercent, isHotRack } from './discount'

describe('card discount (000 §5.3)', () => {
  it('takes the largest percentage of both modes', () => {
    expect(
      cardDiscountPercent({ discountOption: 'percentage', discount1: 5, discountSq12: 22.4, discount3: Number.NaN }),
    ).toBe(22.4)
  })

  it('takes the largest share of the price in fixed mode, square feet yielding 0', () => {
    const pricing = {
      discountOption: 'fixed',
      price1: 20,
      discount1: 3,
      price3: 10,
      discount3: 2,
      priceSq1: 1,
      discountSq1: 0.9,
    }
    expect(cardDiscountPercent(pricing)).toBe(20)
    expect(cardDiscountPercent({ discountOption: 'fixed', priceSq1: 1, discountSq1: 0.5 })).toBe(0)
  })

  it.each([
    [{ discountOption: 'fixed', price1: 0, discount1: 3 }, 0],
    [{ discountOption: 'fixed', price1: 20, discount1: -3 }, 0],
    [{ discountOption: 'other', discount1: 30 }, 0],
    [{ discount1: 30 }, 0],
    [{ discountOption: 'fixed', price1: 20, discount1: 30 }, 100],
  ])('%o gives %d', (pricing, percent) => expect(cardDiscountPercent(pricing)).toBe(percent))

  it('rounds the badge up, and shows none without hotRackEnabled', () => {
    const pricing = { hotRackEnabled: true, discountOption: 'fixed', price1: 30, discount1: 4 }
    expect(hotRackPercent(pricing)).toBe(14)
    expect(hotRackPercent({ ...pricing, price1: 10, discount1: 0.7 })).toBe(7)
    expect(hotRackPercent({ ...pricing, hotRackEnabled: false })).toBe(0)
    expect(isHotRack(pricing)).toBe(true)
    expect(isHotRack({ hotRackEnabled: true, discountOption: 'percentage' })).toBe(false)
  })
})
