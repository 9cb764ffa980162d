import { describe, expect, it } from 'vitest'
import { cardDiscountPercent, hotRackPercent, isHotRack } from './discount'

describe('card discount', () => {
  it('R-068: takes the largest percentage of both modes', () => {
    expect(
      cardDiscountPercent({ discountOption: 'percentage', discount1: 5, discountSq12: 22.4, discount3: Number.NaN }),
    ).toBe(22.4)
  })

  it('R-067 R-069: takes the largest share of the price in fixed mode, square feet yielding 0', () => {
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
    [{ discountOption: 'fixed', price1: 20, discount1: 30 }, 100],
  ])('%o gives %d', (pricing, percent) => expect(cardDiscountPercent(pricing)).toBe(percent))

  it('R-070: any other mode, or none, yields 0', () => {
    expect(cardDiscountPercent({ discountOption: 'other', discount1: 30 } as never)).toBe(0)
    expect(cardDiscountPercent({ discount1: 30 })).toBe(0)
  })

  it('R-071: what is no number, or not above 0, counts as 0', () => {
    const broken = ['abc', Number.NaN, -5, 0, null] as never[]
    for (const discount1 of broken)
      for (const discountOption of ['fixed', 'percentage'] as const)
        expect(cardDiscountPercent({ discountOption, price1: 20, discount1 })).toBe(0)
    for (const price1 of broken) expect(cardDiscountPercent({ discountOption: 'fixed', price1, discount1: 5 })).toBe(0)
  })

  it('R-066: rounds the badge up, and shows none without hotRackEnabled', () => {
    const pricing = { hotRackEnabled: true, discountOption: 'fixed', price1: 30, discount1: 4 }
    expect(hotRackPercent(pricing)).toBe(14)
    expect(hotRackPercent({ ...pricing, price1: 10, discount1: 0.7 })).toBe(7)
    expect(hotRackPercent({ ...pricing, hotRackEnabled: false })).toBe(0)
    expect(isHotRack(pricing)).toBe(true)
    expect(isHotRack({ hotRackEnabled: true, discountOption: 'percentage' })).toBe(false)
  })
})
