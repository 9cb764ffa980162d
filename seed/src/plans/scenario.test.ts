import { serviceProblems } from '@stackyard/shared/domain/service-details'
import { serviceSubtypes } from '@stackyard/shared/reference/service-subtypes'
import { cardDiscountPercent } from '@stackyard/shared/domain/discount'
import { storageTerms } from '@stackyard/shared/reference/terms'
import { FulfillmentRatesDetails } from '@stackyard/shared/schema/fulfillment'
import { describe, expect, it } from 'vitest'
import { markets } from '../data/markets'
import { accounts, CANARY_PRICE, e2eSize, listingIds, planE2e } from '../scenarios/e2e'
import { demoSize } from '../scenarios/demo'
import { planPlaces } from './places'
import { planServices } from './services'
import { planUsers } from './users'
import type { PlannedWarehouse } from './warehouses'

const NOW = new Date('2026-11-22T12:00:00Z')
const scenario = planE2e(NOW)
const listing = (key: keyof typeof listingIds): PlannedWarehouse => {
  const found = scenario.warehouses.find((warehouse) => warehouse.id === listingIds[key])
  if (!found) throw new Error(`No listing ${key}`)
  return found
}

describe('scenario', () => {
  it('makes the same records from the same size', () => {
    expect(JSON.stringify(planE2e(NOW))).toBe(JSON.stringify(scenario))
  })

  it('has as many listings as asked, with ids, addresses and slugs of their own', () => {
    const { warehouses } = scenario
    expect(warehouses).toHaveLength(e2eSize.listings)
    for (const key of ['id', 'warehouseUrl', 'publicSlug'] as const) {
      expect(new Set(warehouses.map((warehouse) => warehouse[key])).size).toBe(warehouses.length)
    }
    expect(new Set(scenario.users.map((user) => user.email)).size).toBe(scenario.users.length)
  })

  it('gives every listing a price that makes sense: longer terms never dearer, deals under the price', () => {
    for (const warehouse of scenario.warehouses.filter(({ id }) => id > 100)) {
      const prices = storageTerms.map((term) => warehouse[`price${term}`] ?? warehouse[`priceSq${term}`])
      const offered = prices.filter((price) => price !== null)
      expect(offered.length).toBeGreaterThan(0)
      expect(offered).toEqual([...offered].sort((a, b) => b - a))
      expect(cardDiscountPercent(warehouse)).toBeLessThan(60)
      expect(cardDiscountPercent(warehouse) > 0).toBe(
        warehouse.hotRackEnabled && (warehouse.palletEnabled || warehouse.discountOption === 'percentage'),
      )
      for (const term of storageTerms) {
        if (warehouse.discountOption === 'fixed')
          expect(warehouse[`discount${term}`] ?? 0).toBeLessThanOrEqual(warehouse[`price${term}`] ?? 0)
      }
    }
  })

  it('keeps limits within the space and rates within their schema', () => {
    for (const warehouse of scenario.warehouses) {
      expect(warehouse.maxSpaceOrder ?? 0).toBeLessThanOrEqual(warehouse.totalSpace)
      expect(warehouse.minSpaceOrder ?? 1).toBeLessThanOrEqual(warehouse.maxSpaceOrder ?? warehouse.totalSpace)
      expect(warehouse.photos.filter((photo) => photo.primary)).toHaveLength(1)
      for (const tier of warehouse.fulfillmentRates)
        expect(() => FulfillmentRatesDetails.parse(tier.fulfillmentRatesDetails)).not.toThrow()
    }
  })

  it('lets a customer review a listing once, and the listing show the mean', () => {
    const pairs = scenario.reviews.map((review) => `${review.author}/${review.warehouse}`)
    expect(new Set(pairs).size).toBe(pairs.length)
    const rated = scenario.warehouses.find((warehouse) => warehouse.reviewCount > 1)!
    const own = scenario.reviews.filter((review) => review.warehouse === rated.id)
    expect(rated.averageRating).toBeCloseTo(own.reduce((sum, review) => sum + review.rating, 0) / own.length, 2)
    expect(own.every((review) => review.createdAt < NOW.toISOString())).toBe(true)
  })

  it('names the listings that tests rely on', () => {
    expect(listing('lastPallets').totalSpace).toBe(10)
    expect([listing('canary').price1, listing('canary').priceSq12, listing('canary').fulfillmentDeposit]).toEqual([
      CANARY_PRICE,
      CANARY_PRICE,
      CANARY_PRICE,
    ])
    expect(listing('hidden').visible).toBe(false)
    expect(listing('draft').isDraft).toBe(true)
    expect(listing('global').regionScope).toBe('global')
    expect(listing('squareFeetOnly').palletEnabled).toBe(false)
    expect(listing('tiers').fulfillmentRates).toHaveLength(3)
    expect(listing('secondSeller').seller).toBe(accounts.seller2.id)
    const others = scenario.warehouses.filter(({ id }) => id !== listingIds.canary)
    expect(JSON.stringify(others)).not.toContain(String(CANARY_PRICE))
  })
})

describe('services', () => {
  const services = planServices(101, planUsers(101, demoSize))

  it('are there for each type and each kind, fit to be shown', () => {
    for (const [type, kinds] of Object.entries(serviceSubtypes).filter(([key]) => key !== 'warehouse')) {
      const own = services.filter((service) => service.serviceType === type)
      expect(own.length, type).toBeGreaterThan(20)
      const offered = new Set(own.flatMap(({ serviceSubType }) => serviceSubType))
      expect([...offered].toSorted()).toEqual(kinds.map(({ key }) => key).toSorted())
    }
    for (const service of services) {
      const content = {
        ...service,
        address: { street2: '', ...service.address },
        miniLogo: null,
        logo: null,
        banner: null,
      }
      expect(serviceProblems({ ...content, website: '', photos: [], documents: [] }, false), service.name).toEqual([])
      expect(service.description).not.toMatch(/[{}]|undefined/)
    }
    expect(new Set(services.map(({ serviceUrl }) => serviceUrl)).size).toBe(services.length)
  })

  it('have reviews in the tests’ scenario, each the mean of its own', () => {
    const { services: rated, reviews } = scenario.services
    const one = rated.find(({ reviewCount }) => reviewCount > 1)!
    const own = reviews.filter(({ service }) => service === one.id)
    expect(own).toHaveLength(one.reviewCount)
    expect(one.averageRating).toBeCloseTo(own.reduce((sum, { rating }) => sum + rating, 0) / own.length, 2)
  })
})

describe('places', () => {
  const places = planPlaces(4000)

  it('lie nine in ten in the United States, the others over forty countries', () => {
    const share = places.filter((place) => place.country === 'US').length / places.length
    expect(share).toBeGreaterThan(0.87)
    expect(share).toBeLessThan(0.93)
    expect(markets).toHaveLength(40)
    expect(new Set(places.map((place) => place.country)).size).toBeGreaterThan(36)
  })

  it('have a state, a ZIP code and a timezone that fit', () => {
    for (const place of places.filter(({ country }) => country === 'US')) {
      expect(place.state).toMatch(/^[A-Z]{2}$/)
      expect(place.zipCode).toMatch(/^\d{5}$/)
    }
    for (const place of places) expect(place.timezone).toMatch(/^[A-Z]\w+\//)
  })
})
