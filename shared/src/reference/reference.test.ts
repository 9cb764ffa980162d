import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js'
import { describe, expect, it } from 'vitest'
import { countries, countriesWithoutState } from './countries'
import { diamondLevels } from './diamond-levels'
import { globalRegions } from './global-regions'
import { productCategoryKeys } from './product-categories'
import { pricingUnitLabels } from './pricing-labels'
import { monthlyShipmentVolumes, palletCountRanges, storageVolumes } from './rfp-ranges'
import { serviceSubtypes } from './service-subtypes'
import { serviceTypeKeys } from './service-types'
import { regionsByState, usRegions } from './us-regions'
import { usStates } from './us-states'
import { warehouseFeatureKeys, warehouseFeatures } from './warehouse-features'
import { packagingKinds, parcelCarriers, wmsProducts } from './warehouse-options'

const unique = (list: readonly string[]) => new Set(list).size === list.length

describe('lists given by size', () => {
  it.each([
    ['product categories', productCategoryKeys, 27],
    ['warehouse features', warehouseFeatureKeys, 30],
    ['warehouse management systems and Other', wmsProducts, 35],
    ['parcel carriers and Regional Carriers', parcelCarriers, 5],
    ['packaging kinds', packagingKinds, 5],
    ['pricing units', Object.values(pricingUnitLabels), 15],
    ['storage volumes', storageVolumes, 8],
    ['monthly shipment volumes', monthlyShipmentVolumes, 8],
    ['pallet count ranges', palletCountRanges, 6],
    ['transportation subtypes', serviceSubtypes.transportation.map((type) => type.key), 15],
    ['importer subtypes', serviceSubtypes.importer.map((type) => type.key), 10],
    ['packaging subtypes', serviceSubtypes.packaging.map((type) => type.key), 11],
    ['software subtypes', serviceSubtypes.software.map((type) => type.key), 13],
    ['consultants subtypes', serviceSubtypes.consultants.map((type) => type.key), 10],
    ['service types', serviceTypeKeys, 7],
    ['global regions', globalRegions.map((region) => region.code), 7],
  ])('%s', (_name, list, count) => {
    expect(list).toHaveLength(count)
    expect(unique(list)).toBe(true)
  })

  it('R-524: highlights nine features', () => {
    expect(warehouseFeatures.filter((feature) => feature.highlighted).map(({ key }) => key)).toEqual(
      expect.arrayContaining([
        'ecomFulfillment',
        'subscriptionBox',
        'internationalFulfillment',
        'fbaPrep',
        'b2b',
        'lastMile',
        'rail',
        'multiFacility',
        'returnsProcessing',
      ]),
    )
    expect(warehouseFeatures.filter((feature) => feature.highlighted)).toHaveLength(9)
  })

  it('names six diamond levels; 1 and 2 share a badge', () => {
    expect(diamondLevels.map((entry) => entry.level)).toEqual([0, 1, 2, 3, 4, 5])
    expect(diamondLevels[1].badge).toBe(diamondLevels[2].badge)
  })
})

describe('the United States', () => {
  it('has 50 states, DC and five territories, each in the region list once', () => {
    expect(usStates).toHaveLength(56)
    expect(usRegions.flatMap((region) => region.states).toSorted()).toEqual(usStates.map((s) => s.code).toSorted())
  })

  it('keeps both regions of a territory, alaska-hawaii first', () => {
    expect(regionsByState.get('GU')).toEqual(['alaska-hawaii', 'west'])
    expect(regionsByState.get('PR')).toEqual(['alaska-hawaii', 'south'])
    expect(regionsByState.get('AK')).toEqual(['alaska-hawaii'])
    expect(regionsByState.get('TX')).toEqual(['south'])
  })
})

describe('countries', () => {
  it('holds ISO 3166-1 and Kosovo, without doubles, sorted by name', () => {
    expect(countries).toHaveLength(250)
    expect(unique(countries.map((country) => country.code2))).toBe(true)
    expect(unique(countries.map((country) => country.code3))).toBe(true)
    expect(unique(countries.map((country) => country.name))).toBe(true)
    const names = countries.map((country) => country.name)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
    expect(countries.find((country) => country.code2 === 'XK')?.code3).toBe('KOS')
  })

  it('agrees with the numbering plan on every dialing code', () => {
    for (const { code2, phone } of countries) {
      if (isSupportedCountry(code2)) expect(`${code2} ${getCountryCallingCode(code2)}`).toBe(`${code2} ${phone}`)
      else expect(phone).toMatch(/^\d{1,3}$/)
    }
  })

  it('knows a name for every code that the runtime knows', () => {
    const display = new Intl.DisplayNames(['en'], { type: 'region' })
    for (const { code2 } of countries) expect(display.of(code2)).not.toBe(code2)
  })

  it('disables seven and leaves out the state field of four', () => {
    const disabled = countries.filter((country) => country.disabled).map((country) => country.name)
    expect(disabled).toEqual(['Cuba', 'Iran', 'North Korea', 'Sudan', 'Syria', 'Ukraine', 'Venezuela'])
    const names = countriesWithoutState.map((code) => countries.find((country) => country.code2 === code)?.name)
    expect(names).toEqual(['Singapore', 'Denmark', 'Hungary', 'Oman'])
  })

  it('gives every country a listing region', () => {
    const known = new Set<string>([...globalRegions.map((region) => region.code), 'us', 'alaska-hawaii'])
    for (const country of countries) expect(known.has(country.regionCode)).toBe(true)
  })
})
