import { describe, expect, it } from 'vitest'
import { reserveSearchOf } from '@stackyard/shared/domain/reserve-search'
import { PurchaseInput } from '@stackyard/shared/schema/purchase'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { isIdentityNeeded, isPayable, readOrder, restrictionsOf, toPurchaseInput } from './purchase-order'

const now = new Date('2026-11-22T12:00:00Z')

const warehouse = {
  id: 7,
  seller: { id: 3 },
  regionScope: 'us',
  palletEnabled: true,
  sqEnabled: true,
  hotRackEnabled: false,
  totalSpace: 1000,
  minSpaceOrder: 5,
  maxSpaceOrder: 400,
  minSpaceOrderSq: 100,
  maxSpaceOrderSq: null,
  availability: [],
  termsOffered: { pallet: [1, 3], sqFeet: [1] },
  price1: 20,
  price3: 18.5,
  price6: null,
  price12: null,
  priceSq1: 1.5,
  priceSq3: null,
  priceSq6: null,
  priceSq12: null,
  features: { hazmat: true, oversizedItems: false },
  categories: { foodBeverage: true, pharmaceuticalMedicalSupplies: true },
  fulfillmentRatesVisible: true,
  fulfillmentDeposit: 500,
  fulfillmentRates: [{ tierName: '0 to 500', fulfillmentRatesDetails: {} }],
  fulfillmentRatesDetails: { monthlyVolumeTiers: { price_0_to_500_discount: 10 } },
} as unknown as Warehouse

const orderOf = (search: string) => {
  const { order, problem } = readOrder(warehouse, reserveSearchOf(search), now)
  if (!order) throw new Error(problem)
  return order
}

describe('the order an address asks for', () => {
  it('prices pallets, term and start date from the listing', () => {
    const order = orderOf('?month=3&space=12&mode=PALLET&start=2026-12-15')
    expect(order).toMatchObject({
      type: 'offering',
      startDate: '2026-12-15',
      quote: { term: 3, quantity: 12, monthlyTotalCents: 22_200, amountDueCents: 22_200 },
    })
  })

  it('keeps square feet as entered', () => {
    expect(orderOf('?month=1&space=1000&mode=SQ_FEET')).toMatchObject({
      quote: { quantity: 1000, spaceType: 'SQ_FEET' },
    })
  })

  it('says the sentence of the spec for a quantity outside the limits', () => {
    expect(readOrder(warehouse, reserveSearchOf('?month=1&space=2&mode=PALLET'), now).problem).toBe(
      'Minimum available space is 5 pallets',
    )
    expect(readOrder(warehouse, reserveSearchOf('?month=1&space=401&mode=PALLET'), now).problem).toBe(
      'Maximum available space is 400 pallets',
    )
  })

  it('reads a fulfillment tier with its discount', () => {
    expect(orderOf('?tier=0+to+500')).toMatchObject({ type: 'fulfillment', quote: { amountDueCents: 45_000 } })
    expect(readOrder(warehouse, reserveSearchOf('?tier=unknown'), now).order).toBeNull()
  })
})

describe('gates and payload', () => {
  it('asks for the identity above 10,000 dollars a month, not at it', () => {
    const at = orderOf('?month=1&space=400&mode=PALLET')
    const priced = (cents: number) => ({
      ...at,
      quote: { ...at.quote, monthlyTotalCents: cents, amountDueCents: cents },
    })
    expect(isIdentityNeeded(priced(1_000_000) as typeof at, { kycVerified: false })).toBe(false)
    expect(isIdentityNeeded(priced(1_000_001) as typeof at, { kycVerified: false })).toBe(true)
    expect(isIdentityNeeded(priced(1_000_001) as typeof at, { kycVerified: true })).toBe(false)
  })

  it('names what the warehouse does not take', () => {
    expect(restrictionsOf(warehouse)).toEqual({
      isNotice: true,
      isHazmat: true,
      isOversizedItems: false,
      isFoodBeverage: true,
      isPharmaceuticalMedicalSupplies: true,
    })
  })

  it('is payable with a bank account, or with billing details and a card', () => {
    expect(isPayable({ paymentType: 'ACH' })).toBe(false)
    expect(isPayable({ paymentType: 'ACH', achId: 1 })).toBe(true)
    expect(isPayable({ paymentType: 'CARD', cardId: 1 })).toBe(false)
    expect(isPayable({ paymentType: 'CARD', cardId: 1, billingInfoId: 2 })).toBe(true)
  })

  it('R-138 R-139: sends what the contract takes, with the method of the chosen tab only', () => {
    const order = orderOf('?month=3&space=12&mode=PALLET')
    const input = toPurchaseInput(warehouse, order, { paymentType: 'CARD', achId: 9, cardId: 1, billingInfoId: 2 })
    expect(PurchaseInput.parse(input)).toMatchObject({
      type: 'offering',
      paymentType: 'CARD',
      cardId: 1,
      billingInfoId: 2,
      quantity: 12,
      selectedTerm: 3,
      startDate: '2026-11-23',
      pricePerPallet: 18.5,
      discountedPricePerPallet: 18.5,
      monthlyTotal: 222,
      amountDue: 222,
      warehouseId: 7,
      seller: 3,
      spaceType: 'PALLET',
      quantityOfPallet: 12,
      ...restrictionsOf(warehouse),
    })
    expect(input).not.toHaveProperty('achId')
    expect(input).not.toHaveProperty('fulfillment')
    const both = toPurchaseInput(
      warehouse,
      orderOf('?month=3&space=12&mode=PALLET&add=0+to+500'),
      { paymentType: 'ACH', achId: 9 },
      { coupon: { code: 'HALF', kind: 'percent', percent: 50, amountCents: null } },
    )
    expect(PurchaseInput.parse(both)).toMatchObject({
      type: 'offering',
      monthlyTotal: 222,
      amountDue: 672,
      couponDiscount: 336,
      fulfillment: { monthlyVolumeTier: '0 to 500', depositAmount: 500, amountDue: 450 },
    })
    const tier = toPurchaseInput(warehouse, orderOf('?tier=0+to+500'), { paymentType: 'ACH', achId: 9 })
    expect(PurchaseInput.parse(tier)).toMatchObject({
      type: 'fulfillment',
      warehouseId: 7,
      seller: 3,
      monthlyVolumeTier: '0 to 500',
      depositAmount: 500,
      amountDue: 450,
      ...restrictionsOf(warehouse),
    })
  })
})
