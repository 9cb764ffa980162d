import { describe, expect, it } from 'vitest'
import { rateSheet, selectTier, tierLabel } from './rate-sheet'

const tiers = [
  { tierName: '501 to 9999', fulfillmentRatesDetails: { inbound: { per_pallet_rate: 7.5, per_parcel_rate: 0 } } },
  {
    tierName: '1 to 500',
    fulfillmentRatesDetails: {
      inbound: { container_40ft_rate: 1450, per_pallet_rate: null, per_parcel_rate: -2 },
      outbound: { eCommerce: { unit_pick_pack_rate: 2.5 }, b2b: {} },
      fbaPrep: { labeling_rate: Number.NaN },
      misc: { isKittingEnabled: true, isReturnsEnabled: true },
      other: { service_labor_rate: 48 },
    },
  },
  { tierName: '1 to 100', fulfillmentRatesDetails: { inbound: { per_pallet_rate: 0 } } },
]

describe('rate sheet (000 §2.12, §5.2)', () => {
  it('sorts tiers and leaves out empty ones', () => {
    expect(rateSheet(tiers).map((tier) => tier.label)).toEqual(['1 to 500', '501+'])
    expect(rateSheet(null)).toEqual([])
  })

  it('shows present, non-zero rates in their groups', () => {
    expect(rateSheet(tiers)[0]?.groups).toEqual([
      { title: 'Inbound', subtitle: null, rates: [{ label: "40' Container", value: '$1,450.00' }] },
      { title: 'Outbound', subtitle: 'eCommerce', rates: [{ label: 'Unit Pick & Pack', value: '$2.50' }] },
      {
        title: 'Other',
        subtitle: null,
        rates: [
          { label: 'Service Labor', value: '$48.00' },
          { label: 'Kitting', value: 'Service Labor' },
          { label: 'Returns', value: 'Inquire' },
        ],
      },
    ])
  })

  it('falls back to the first tier', () => {
    const sheet = rateSheet(tiers)
    expect(selectTier(sheet, 'unknown')?.tierName).toBe('1 to 500')
    expect(selectTier(sheet, '501 to 9999')?.label).toBe('501+')
    expect(selectTier([], 'x')).toBeNull()
  })

  it('names tiers', () => {
    expect(tierLabel('501 to 9999')).toBe('501+')
    expect(tierLabel('1-500')).toBe('1 to 500')
    expect(tierLabel('Custom')).toBe('Custom')
  })
})
