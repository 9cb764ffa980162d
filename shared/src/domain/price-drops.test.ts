import { describe, expect, it } from 'vitest'
import type { ListingContent } from '../schema/warehouse-record'
import { priceDropIssues, priceDrops } from './price-drops'

const content = (fields: Partial<ListingContent>): ListingContent =>
  ({
    palletEnabled: true,
    sqEnabled: false,
    hotRackEnabled: false,
    discountOption: 'percentage',
    fulfillmentRatesVisible: false,
    fulfillmentRates: [],
    fulfillmentRatesDetails: { monthlyVolumeTiers: {} },
    ...fields,
  }) as unknown as ListingContent
const live = content({ price1: 20, price6: 15, serviceRate: 40 })
const messages = (before: ListingContent | null, fields: Partial<ListingContent>) =>
  priceDropIssues(priceDrops(before, content(fields))).map(({ message }) => message)

describe('prices that are asked about before they go live (R-314)', () => {
  const same = { price1: 20, price6: 15, serviceRate: 40 }

  it.each([
    ['the same', same],
    ['half as much', { ...same, price1: 10 }],
    ['more', { ...same, price6: 150 }],
    ['a new term', { ...same, price12: 1 }],
    ['a mode that is not sold any more', { ...same, palletEnabled: false }],
    ['a discount without HotRack', { ...same, discount1: 90 }],
  ])('%s is no question', (_, fields) => {
    expect(messages(live, fields)).toEqual([])
  })

  it.each([
    [{ ...same, price1: 9.99 }, 'Pallet, 1 month: from $20.00 to $9.99'],
    [{ ...same, price6: 0 }, 'Pallet, 6 months: from $15.00 to $0.00'],
    [{ ...same, price6: null }, 'Pallet, 6 months: from $15.00 to $0.00'],
    [{ ...same, hotRackEnabled: true, discount1: 60 }, 'Pallet, 1 month: from $20.00 to $8.00'],
    [{ ...same, serviceRate: 4 }, 'Service rate: from $40.00 to $4.00'],
  ])('%j says what it was and what it would be', (fields, message) => {
    expect(messages(live, fields)).toEqual([message])
  })

  it('a draft has no price that could fall, but a price of 0 and a discount to 0 are asked about', () => {
    expect(messages(null, { price1: 1 })).toEqual([])
    expect(messages(null, { price1: 0 })).toEqual(['Pallet, 1 month: to $0.00'])
    expect(messages(null, { price1: 14, hotRackEnabled: true, discount1: 100 })).toEqual([
      'Pallet, 1 month: from $14.00 to $0.00',
    ])
  })

  const tier = (rate: number) => ({
    tierName: '0 to 100',
    fulfillmentRatesDetails: { inbound: { per_pallet_rate: rate } },
  })
  const fulfillment = { fulfillmentRatesVisible: true, fulfillmentDeposit: 1000, fulfillmentRates: [tier(7)] }

  it('deposits, tier discounts and rates count too, each once', () => {
    const before = content(fulfillment)
    expect(messages(before, { ...fulfillment, fulfillmentRates: [tier(3)] })).toEqual([
      'Per Pallet at 0 to 100 orders: from $7.00 to $3.00',
    ])
    expect(messages(before, { ...fulfillment, fulfillmentDeposit: 100 })).toEqual([
      'Deposit: from $1,000.00 to $100.00',
    ])
    const discounts = { monthlyVolumeTiers: { price_0_to_100_discount: 80 } }
    expect(messages(before, { ...fulfillment, fulfillmentRatesDetails: discounts })).toEqual([
      'Deposit at 0 to 100 orders: from $1,000.00 to $200.00',
    ])
    expect(messages(before, { ...fulfillment, fulfillmentRates: [] })).toEqual([])
    expect(messages(before, { ...fulfillment, fulfillmentRatesVisible: false })).toEqual([])
  })
})
