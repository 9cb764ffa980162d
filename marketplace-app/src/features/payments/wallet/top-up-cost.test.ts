import { expect, it } from 'vitest'
import { firstAmount, typedCents } from './amount-values'
import { topUpCost } from './top-up-cost'

const percent = { code: 'TEN', kind: 'percent', percent: 10, amountCents: null } as const
const fixed = { code: 'ALL', kind: 'fixed', percent: null, amountCents: 50_000 } as const

it('a coupon reduces what is charged, never the credit, and leaves what can be charged', () => {
  expect(topUpCost(10_000, null, 0)).toEqual({
    creditCents: 10_000,
    discountCents: 0,
    chargedCents: 10_000,
    debtCents: 0,
  })
  expect(topUpCost(10_000, percent, 0)).toMatchObject({ creditCents: 10_000, discountCents: 1000, chargedCents: 9000 })
  expect(topUpCost(10_000, fixed, 0)).toMatchObject({ discountCents: 9950, chargedCents: 50 })
})

it('a debt is paid first, up to the credit', () => {
  expect(topUpCost(10_000, null, 4120).debtCents).toBe(4120)
  expect(topUpCost(1000, null, 4120).debtCents).toBe(1000)
})

it('the amount begins with what is missing in whole dollars, within the limits', () => {
  expect([firstAmount(undefined), firstAmount(37.41), firstAmount(2), firstAmount(99_999)]).toEqual([
    100, 38, 10, 10_000,
  ])
})

it('an amount outside of the limits costs nothing yet', () => {
  expect([
    typedCents(25.5),
    typedCents(9.99),
    typedCents(10_001),
    typedCents(undefined),
    typedCents(Number.NaN),
  ]).toEqual([2550, 0, 0, 0, 0])
})
