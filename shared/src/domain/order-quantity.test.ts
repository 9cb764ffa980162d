import { describe, expect, it } from 'vitest'
import { checkOrderQuantity, isInquireOnly, orderLimits } from './order-quantity'

const limits = { totalSpace: 100, minSpaceOrder: 5, maxSpaceOrder: 40, minSpaceOrderSq: 70, maxSpaceOrderSq: null }

describe('order quantity', () => {
  it('falls back to 1 and to the total space', () => {
    expect(orderLimits(limits, 'PALLET')).toEqual({ min: 5, max: 40 })
    expect(orderLimits(limits, 'SQ_FEET')).toEqual({ min: 70, max: 1333 })
    expect(orderLimits({ totalSpace: 7 }, 'PALLET')).toEqual({ min: 1, max: 7 })
  })

  it.each([
    ['4', 'PALLET', { key: 'quantity.min.pallet', params: { min: 5 } }],
    ['', 'PALLET', { key: 'quantity.min.pallet', params: { min: 5 } }],
    [41, 'PALLET', { key: 'quantity.max.pallet', params: { max: 40 } }],
    [69, 'SQ_FEET', { key: 'quantity.min.sqft', params: { min: 70 } }],
    [1334, 'SQ_FEET', { key: 'quantity.max.sqft', params: { max: 1333 } }],
    ['abc', 'PALLET', { key: 'quantity.invalid', params: {} }],
    [5.5, 'PALLET', { key: 'quantity.invalid', params: {} }],
    [5, 'PALLET', null],
    [1333, 'SQ_FEET', null],
  ] as const)('%s %s', (entered, spaceType, problem) => {
    expect(checkOrderQuantity(entered, limits, spaceType)).toEqual(problem)
  })

  it('R-142: the largest order in square feet falls back to 13.33 times the pallets', () => {
    const whole = { totalSpace: 100, maxSpaceOrderSq: null }
    expect(checkOrderQuantity(1333, whole, 'SQ_FEET')).toBeNull()
    expect(checkOrderQuantity(1334, whole, 'SQ_FEET')).toEqual({ key: 'quantity.max.sqft', params: { max: 1333 } })
    const stated = { totalSpace: 100, maxSpaceOrderSq: 900 }
    expect(checkOrderQuantity(901, stated, 'SQ_FEET')).toEqual({ key: 'quantity.max.sqft', params: { max: 900 } })
  })

  it('lowers the maximum to what is free', () => {
    expect(checkOrderQuantity(11, limits, 'PALLET', 13_330)).toEqual({
      key: 'quantity.max.pallet',
      params: { max: 10 },
    })
    expect(checkOrderQuantity(10, limits, 'PALLET', 13_330)).toBeNull()
    expect(orderLimits(limits, 'PALLET', -5).max).toBe(0)
  })

  it('says Inquire below five pallets or 66.65 sq ft', () => {
    expect(isInquireOnly({ totalSpace: 4 }, 'PALLET')).toBe(true)
    expect(isInquireOnly({ totalSpace: 5 }, 'PALLET')).toBe(false)
    expect(isInquireOnly({ maxSpaceOrderSq: 66 }, 'SQ_FEET')).toBe(true)
    expect(isInquireOnly({ maxSpaceOrderSq: 67 }, 'SQ_FEET')).toBe(false)
  })
})
