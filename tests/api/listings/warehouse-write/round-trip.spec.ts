import fc from 'fast-check'
import { productCategoryKeys } from '@stackyard/shared/reference/product-categories'
import { storageTerms } from '@stackyard/shared/reference/terms'
import { warehouseFeatureKeys } from '@stackyard/shared/reference/warehouse-features'
import {
  employeeRanges,
  packagingKinds,
  parcelCarriers,
  wmsProducts,
} from '@stackyard/shared/reference/warehouse-options'
import { ListingContent, type WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'
import { expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { ok } from '../../../setup/api'
import { sharedStack } from '../../../setup/stack'

const { url } = sharedStack()

const line = (maxLength: number) =>
  fc.string({ maxLength, unit: 'grapheme' }).map((value) => value.replaceAll('\0', '').trim())
const name = line(60).filter((value) => value !== '' && value.length <= 120)
const cents = fc.option(
  fc.integer({ min: 0, max: 100_000 }).map((value) => value / 100),
  { nil: null },
)
const whole = fc.option(fc.integer({ min: 0, max: 1_000 }), { nil: null })
const byTerm = (prefix: string, value: fc.Arbitrary<number | null>) =>
  fc.record(Object.fromEntries(storageTerms.map((term) => [`${prefix}${term}`, value])))
const flags = (keys: readonly string[]) => fc.record(Object.fromEntries(keys.map((key) => [key, fc.boolean()])))
const some = (options: readonly string[]) => fc.uniqueArray(fc.constantFrom(...options), { maxLength: 5 })
const time = fc
  .integer({ min: 0, max: 1439 })
  .map((minutes) => [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':'))

const facility = fc.record({
  dedicated: fc.boolean(),
  alwaysOpen: fc.boolean(),
  operatingDays: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }).filter((days) => days.some(Boolean)),
  operatingHours: fc.record({ start: time, end: time }),
  squareFootage: fc.integer({ min: 1, max: 9_999_999 }).map(String),
  employees: fc.constantFrom('', ...employeeRanges),
  orderAccuracyRate: fc.option(fc.integer({ min: 0, max: 100 }), { nil: null }),
  averageReceivingTimeType: fc.constantFrom('', 'Days', 'Hours'),
})

const input = fc
  .record({
    name,
    description: line(400),
    highlights: line(80),
    address: fc.record({
      street1: line(40),
      city: fc.constantFrom('Akron', 'São Paulo', ''),
      state: fc.constantFrom('OH', 'TX', ''),
      zipCode: fc.constantFrom('44308', ''),
      country: fc.constantFrom('US', ''),
    }),
    latitude: fc.constantFrom(41.0814, -33.5),
    longitude: fc.constantFrom(-81.519, 12.25),
    palletEnabled: fc.boolean(),
    sqEnabled: fc.boolean(),
    totalSpace: whole,
    discountOption: fc.constant('percentage'),
    fulfillmentRatesVisible: fc.boolean(),
    fulfillmentDeposit: cents,
    numberOfBuildings: whole,
    categories: flags(productCategoryKeys),
    features: flags(warehouseFeatureKeys),
    amenities: fc.record({
      primaryWms: some(wmsProducts),
      parcelCarriers: some(parcelCarriers),
      packaging: some(packagingKinds),
    }),
    facilityDetails: facility,
    fulfillmentRates: fc.constantFrom(
      [],
      [{ tierName: '0 to 500', fulfillmentRatesDetails: { inbound: { per_pallet_rate: 4.5 } } }],
    ),
    photos: fc.uniqueArray(fc.integer({ min: 0, max: 4095 }), { maxLength: 4 }).map((seeds) =>
      seeds.map((seed, index) => ({
        id: seed,
        link: `/pictures/${seed}/960.webp`,
        title: `No. ${seed}`,
        primary: index === 0,
      })),
    ),
  })
  .chain((base) =>
    fc
      .tuple(byTerm('price', cents), byTerm('priceSq', cents), byTerm('discount', fc.constantFrom(null, 0, 12.5, 100)))
      .map((parts) => Object.assign({}, base, ...parts) as typeof base),
  )

const contentOf = (record: WarehouseRecord) => ListingContent.parse(record)

it('any valid listing survives save, read, edit and save unchanged', async () => {
  const token = await tokenOf(url, 'seller')
  const made: number[] = []
  await fc.assert(
    fc.asyncProperty(input, async (sent) => {
      const saved = await ok<WarehouseRecord>(url, 'POST', '/warehouse/', { token, body: sent })
      made.push(saved.id)
      expect(contentOf(saved)).toMatchObject(sent)
      const read = await ok<WarehouseRecord>(url, 'GET', `/warehouse/own/${saved.id}`, { token })
      expect(read).toEqual(saved)
      const again = await ok<WarehouseRecord>(url, 'PUT', `/warehouse/${saved.id}`, { token, body: read })
      expect(contentOf(again)).toEqual(contentOf(saved))
      expect(again.version).toBe(saved.version)
    }),
    { numRuns: 15, seed: 20_261 },
  )
  for (const id of made) await ok(url, 'DELETE', `/warehouse/${id}`, { token })
}, 60_000)
