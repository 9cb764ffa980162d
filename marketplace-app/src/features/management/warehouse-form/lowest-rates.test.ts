import { describe, expect, it } from 'vitest'
import { lowestRates } from './lowest-rates'

const none = {
  price1: null,
  price3: null,
  price6: null,
  price12: null,
  priceSq1: null,
  priceSq3: null,
  priceSq6: null,
  priceSq12: null,
}

describe('the lowest rate of a listing', () => {
  it.each([
    [
      'of pallets, without a discount',
      { price1: 20, price12: 14, lowestPallet: 14 },
      { unit: 'pallet', listed: 14, reduced: null },
    ],
    [
      'of pallets, reduced',
      { price1: 20, price12: 14, lowestPallet: 11.2 },
      { unit: 'pallet', listed: 14, reduced: 11.2 },
    ],
    ['of square feet alone', { priceSq3: 1.5, lowestSqFt: 1.2 }, { unit: 'sqft', listed: 1.5, reduced: 1.2 }],
    [
      'of pallets where both are sold',
      { price3: 9, priceSq1: 2, lowestPallet: 9 },
      { unit: 'pallet', listed: 9, reduced: null },
    ],
    ['passes over terms that are not offered', { price1: 0, price3: 8 }, { unit: 'pallet', listed: 8, reduced: null }],
  ] as const)('%s', (_name, prices, expected) => expect(lowestRates({ ...none, ...prices })).toEqual(expected))

  it('is none where no term has a price', () => expect(lowestRates(none)).toBeNull())
})
