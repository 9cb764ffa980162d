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

describe('rate sheet', () => {
  it('R-126 R-130: sorts tiers by lower, then upper bound, and leaves out those without rates', () => {
    expect(rateSheet(tiers).map((tier) => tier.label)).toEqual(['1 to 500', '501+'])
    expect(rateSheet(null)).toEqual([])
    const named = ['501 to 9999', '101 to 500', '0 to 500', '0 to 100']
    const all = named.map((tierName) => ({ ...tiers[0], tierName }))
    expect(rateSheet(all).map((tier) => tier.label)).toEqual(['0 to 100', '0 to 500', '101 to 500', '501+'])
  })

  it('R-129 R-155: shows present, non-zero rates in their groups, and words for kitting and returns', () => {
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

  it('R-127: falls back to the first tier', () => {
    const sheet = rateSheet(tiers)
    expect(selectTier(sheet, 'unknown')?.tierName).toBe('1 to 500')
    expect(selectTier(sheet, '501 to 9999')?.label).toBe('501+')
    expect(selectTier([], 'x')).toBeNull()
  })

  it('R-125: names tiers', () => {
    expect(tierLabel('0-100')).toBe('0 to 100')
    expect(tierLabel('101-9999')).toBe('101+')
    expect(tierLabel('501 to 9999')).toBe('501+')
    expect(tierLabel('1-500')).toBe('1 to 500')
    expect(tierLabel('Custom')).toBe('Custom')
  })
})
