import { expect, it } from 'vitest'
import { needCost } from './need-cost'

const prices = { net1: 20, net6: 15.25, net12: null, netSq6: 1.1 }

it('is the rate of the term times quantity and months, in cents', () => {
  expect(needCost(prices, { quantity: 300, spaceType: 'PALLET', term: 6 })).toEqual({
    spaceType: 'PALLET',
    term: 6,
    rate: 1525,
    month: 457_500,
    total: 2_745_000,
  })
  expect(needCost(prices, { quantity: 1000, spaceType: 'SQ_FEET', term: 6 })).toMatchObject({
    rate: 110,
    total: 660_000,
  })
})

it('is the rate alone without a quantity', () => {
  expect(needCost(prices, { term: 1 })).toMatchObject({ rate: 2000, month: null, total: null })
})

it.each([{}, { term: 12 }, { term: 3 }, { quantity: 10 }] as const)('is nothing for %j', (need) => {
  expect(needCost(prices, need)).toBeNull()
})
