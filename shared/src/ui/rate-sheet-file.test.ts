import { describe, expect, it } from 'vitest'
import type { Warehouse } from '../schema/warehouse'
import { rateSheetFile } from './rate-sheet-file'

const now = new Date('2026-11-22T12:00:00Z')

const warehouseWith = (money: Partial<Warehouse>): Warehouse =>
  ({
    name: 'Sample House',
    address: { street1: '1 Dock Rd', city: 'Dallas', state: 'TX', zipCode: '75201', country: 'US' },
    country: 'US',
    state: 'TX',
    palletEnabled: true,
    sqEnabled: false,
    hotRackEnabled: true,
    fulfillmentRatesVisible: false,
    ...money,
  }) as Warehouse

describe('rate sheet', () => {
  it('prints prices with their discount, for each term that has one', async () => {
    const prices = { price1: 20, price3: 18, discount3: 50, discountOption: 'percentage' } as const
    const file = rateSheetFile(warehouseWith(prices), now)
    const content = await file.text()
    expect([file.name, file.type]).toEqual(['RateSheet.pdf', 'application/pdf'])
    expect(content).toContain('(Sample House)')
    expect(content).toContain('($20.00)')
    expect(content).toContain('(3 months, instead of $18.00)')
    expect(content).toContain('($9.00)')
    expect(content).not.toContain('(6 months)')
    expect(content).toContain('Rates provided are for informational purposes only.')
  })
})
