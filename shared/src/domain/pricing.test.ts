import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quoteFulfillment, tierKey } from './fulfillment-pricing'
import { formatCents } from './money'
import { quantityFromPallets } from './pallet-quantity'
import { availableTerms, hasStoragePricing, palletsOf, quoteStorage } from './pricing'

const listing = {
  palletEnabled: true,
  sqEnabled: true,
  hotRackEnabled: true,
  discountOption: 'percentage',
  price1: 18.55,
  price3: 17,
  price6: null,
  priceSq1: 1.25,
  discount1: 10,
  discountSq1: 4,
}

describe('storage quotes', () => {
  it('R-146: a percentage is taken of the price and rounded to cents', () => {
    const pricing = { ...listing, price1: 12.34, discount1: 10 }
    expect(quoteStorage(pricing, { spaceType: 'PALLET', term: 1, quantity: 1 })).toMatchObject({
      unitDiscountCents: 123,
      discountedCents: 1111,
    })
  })

  it('R-147 R-148 R-149: a fixed discount is taken off as it is; the deposit is what is left times the quantity', () => {
    const pricing = { ...listing, discountOption: 'fixed', price1: 20, discount1: 3 }
    expect(quoteStorage(pricing, { spaceType: 'PALLET', term: 1, quantity: 10 })).toMatchObject({
      unitDiscountCents: 300,
      discountedCents: 1700,
      monthlyTotalCents: 17_000,
      amountDueCents: 17_000,
    })
  })

  it('R-150: savings are discount times term times quantity', () => {
    const pricing = { ...listing, discountOption: 'fixed', price6: 20, discount6: 3 }
    const quote = quoteStorage(pricing, { spaceType: 'PALLET', term: 6, quantity: 10 })
    expect(formatCents(quote?.savingsCents)).toBe('$180.00')
  })

  it('R-151: square feet are counted in pallets of 13.33', () => {
    const quote = quoteStorage(listing, { spaceType: 'SQ_FEET', term: 1, quantity: 1333 })
    expect(quote?.quantityOfPallet).toBeCloseTo(100, 10)
  })

  it('discounts per unit to cents, then multiplies', () => {
    const quote = quoteStorage(listing, { spaceType: 'PALLET', term: 1, quantity: 10 })
    expect(quote).toMatchObject({
      unitPriceCents: 1855,
      unitDiscountCents: 186,
      discountedCents: 1669,
      monthlyTotalCents: 16690,
      amountDueCents: 16690,
      savingsCents: 1860,
    })
  })

  it('multiplies the savings by the term', () => {
    const quote = quoteStorage(
      { ...listing, discount3: 1, discountOption: 'fixed' },
      { spaceType: 'PALLET', term: 3, quantity: 2 },
    )
    expect(quote).toMatchObject({ unitDiscountCents: 100, discountedCents: 1600, savingsCents: 600 })
  })

  it('prices square feet apart, fixed discounts included', () => {
    const fixed = { ...listing, discountOption: 'fixed', discountSq1: 0.25 }
    expect(quoteStorage(fixed, { spaceType: 'SQ_FEET', term: 1, quantity: 1000 })).toMatchObject({
      discountedCents: 100,
      monthlyTotalCents: 100_000,
      quantityOfPallet: 1000 / 13.33,
    })
  })

  it('R-145: gives no discount without hotRackEnabled or with another option', () => {
    for (const other of [
      { hotRackEnabled: false },
      { discountOption: 'bogus' },
      { discount1: -3 },
      { discount1: Number.NaN },
    ]) {
      const quote = quoteStorage({ ...listing, ...other }, { spaceType: 'PALLET', term: 1, quantity: 1 })
      expect(quote?.discountedCents).toBe(1855)
    }
  })

  it('has no quote for a term without a price, a mode that is off or a bad quantity', () => {
    expect(quoteStorage(listing, { spaceType: 'PALLET', term: 6, quantity: 1 })).toBeNull()
    expect(quoteStorage({ ...listing, sqEnabled: false }, { spaceType: 'SQ_FEET', term: 1, quantity: 1 })).toBeNull()
    for (const quantity of [0, -1, 1.5, Number.NaN, Number.MAX_SAFE_INTEGER]) {
      expect(quoteStorage(listing, { spaceType: 'PALLET', term: 1, quantity })).toBeNull()
    }
  })

  it('never owes less than nothing nor more than the price', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_00 }),
        fc.double({ min: 0, max: 1e6, noNaN: true }),
        fc.constantFrom('percentage', 'fixed'),
        fc.integer({ min: 1, max: 100_000 }),
        (cents, discount, discountOption, quantity) => {
          const pricing = {
            palletEnabled: true,
            hotRackEnabled: true,
            discountOption,
            price1: cents / 100,
            discount1: discount,
          }
          const quote = quoteStorage(pricing, { spaceType: 'PALLET', term: 1, quantity })
          expect(quote).not.toBeNull()
          expect(quote!.amountDueCents).toBeGreaterThanOrEqual(0)
          expect(quote!.amountDueCents + quote!.savingsCents).toBe(cents * quantity)
        },
      ),
    )
  })

  it('lists the terms that have a price', () => {
    expect(availableTerms(listing, 'PALLET')).toEqual([1, 3])
    expect(availableTerms(listing, 'SQ_FEET')).toEqual([1])
    expect(hasStoragePricing(listing)).toBe(true)
    expect(hasStoragePricing({ palletEnabled: true, priceSq1: 3 })).toBe(false)
    expect(hasStoragePricing({ price1: 3 })).toBe(false)
  })

  it('takes whole square feet back from quantityOfPallet, rounded or not', () => {
    expect(quantityFromPallets('SQ_FEET', 75.02)).toBe(1000)
    expect(quantityFromPallets('PALLET', 12)).toBe(12)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (sqft) => {
        expect(quantityFromPallets('SQ_FEET', palletsOf('SQ_FEET', sqft))).toBe(sqft)
      }),
    )
  })
})

describe('fulfillment quotes', () => {
  it('R-152 R-153: 10 of a deposit of 1000 is 100 as a percentage and 10 when fixed', () => {
    const priced = (volumeTierDiscountOption?: string) => ({
      fulfillmentRatesVisible: true,
      fulfillmentDeposit: 1000,
      fulfillmentRates: [{ tierName: '0 100' }],
      fulfillmentRatesDetails: { monthlyVolumeTiers: { volumeTierDiscountOption, price_0_100_discount: 10 } },
    })
    expect(quoteFulfillment(priced(), '0 100')).toMatchObject({
      discountCents: 10_000,
      amountDueCents: 90_000,
      savingsCents: 10_000,
    })
    expect(quoteFulfillment(priced('fixed'), '0 100')).toMatchObject({ discountCents: 1000, amountDueCents: 99_000 })
  })

  const rates = {
    fulfillmentRatesVisible: true,
    fulfillmentDeposit: 500,
    fulfillmentRates: [{ tierName: '1 to 500' }, { tierName: '501 to 9999' }],
    fulfillmentRatesDetails: { monthlyVolumeTiers: { price_501_to_9999_discount: 12.5 } },
  }

  it('takes the tier discount as a percentage of the deposit by default', () => {
    expect(quoteFulfillment(rates, '501 to 9999')).toMatchObject({
      depositCents: 50_000,
      discountCents: 6250,
      amountDueCents: 43_750,
    })
    expect(quoteFulfillment(rates, '1 to 500')).toMatchObject({ discountCents: 0, amountDueCents: 50_000 })
  })

  it('takes a fixed tier discount, at most the deposit', () => {
    const fixed = (value: number) => ({
      ...rates,
      fulfillmentRatesDetails: {
        monthlyVolumeTiers: { volumeTierDiscountOption: 'fixed', price_1_to_500_discount: value },
      },
    })
    expect(quoteFulfillment(fixed(20), '1 to 500')?.amountDueCents).toBe(48_000)
    expect(quoteFulfillment(fixed(900), '1 to 500')?.amountDueCents).toBe(0)
  })

  it('has no quote without a deposit, a known tier or visible rates', () => {
    expect(quoteFulfillment({ ...rates, fulfillmentDeposit: null }, '1 to 500')).toBeNull()
    expect(quoteFulfillment(rates, '9 to 10')).toBeNull()
    expect(quoteFulfillment({ ...rates, fulfillmentRatesVisible: false }, '1 to 500')).toBeNull()
  })

  it('R-154: reads the discount under the key of the tier, its name with underscores for spaces', () => {
    expect(tierKey('1 to 500')).toBe('price_1_to_500')
    expect(tierKey('0 100')).toBe('price_0_100')
    const tiers = { price_0_100_discount: 25, 'price_0 100_discount': 50 }
    const pricing = {
      ...rates,
      fulfillmentRates: [{ tierName: '0 100' }],
      fulfillmentRatesDetails: { monthlyVolumeTiers: tiers },
    }
    expect(quoteFulfillment(pricing, '0 100')?.discountCents).toBe(12_500)
  })
})
