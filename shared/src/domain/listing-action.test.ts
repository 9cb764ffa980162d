import { describe, expect, it } from 'vitest'
import type { Warehouse } from '../schema/warehouse'
import { listingAction } from './listing-action'

const now = new Date('2026-11-28T10:00:00Z')
const storage = {
  regionScope: 'us',
  hasStoragePrices: true,
  palletEnabled: true,
  sqEnabled: false,
  fulfillmentRatesVisible: false,
  hasFulfillmentRates: false,
  confirmedAt: null,
  seller: { userType: 'seller' },
} as const satisfies Partial<Record<keyof Warehouse, unknown>>
const fulfillment = { fulfillmentRatesVisible: true, hasFulfillmentRates: true }

describe('the main action of a listing', () => {
  it.each([
    ['storage with a price is reserved', {}, 'reserve'],
    ['abroad it is asked for by a quote', { regionScope: 'global' }, 'quote'],
    ['abroad with public rates, fulfillment is reserved', { regionScope: 'global', ...fulfillment }, 'reserve'],
    ['without a price it is asked for', { hasStoragePrices: false }, 'quote'],
    ['sold by neither pallet nor square foot it is asked for', { palletEnabled: false }, 'quote'],
    ['by square foot alone it is reserved', { palletEnabled: false, sqEnabled: true }, 'reserve'],
    ['with rates alone it is reserved', { hasStoragePrices: false, ...fulfillment }, 'reserve'],
    [
      'rates that are not public are asked for',
      { ...fulfillment, hasStoragePrices: false, fulfillmentRatesVisible: false },
      'quote',
    ],
    [
      'public rates without a tier are asked for',
      { ...fulfillment, hasStoragePrices: false, fulfillmentRates: [] },
      'quote',
    ],
    ['unconfirmed for 120 days it is asked for', { confirmedAt: '2026-07-31T00:00:00Z' }, 'quote'],
    ['unconfirmed for 119 days it is reserved', { confirmedAt: '2026-08-01T11:00:00Z' }, 'reserve'],
    ['of our team, rates are asked for', { seller: { userType: 'manager' } }, 'rates'],
  ] as const)('%s', (_what, fields, action) => {
    const listing = { ...storage, ...fields } as Parameters<typeof listingAction>[0]
    expect(listingAction(listing, 'customer', now)).toBe(action)
    expect(listingAction(listing, 'visitor', now)).toBe(action)
    expect(listingAction(listing, 'other', now)).toBe(action === 'rates' ? 'rates' : 'prices')
  })
})
