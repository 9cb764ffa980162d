import { warehouseSlug } from '@stackyard/shared/domain/slug'
import { accounts } from './accounts'
import { canary, noSquareFeet, plain, terms, threeTiers } from './known-figures'
import { placeAbroad, placeIn, type PlannedPlace } from './places'
import type { PlannedUser } from './users'
import { createListingNames, placeFields, planWarehouse, type ListingNames, type PlannedWarehouse } from './warehouses'

/** Ids of the listings that tests know; the demo has those up to `manager`. */
export const listingIds = {
  main: 1,
  hotRack: 2,
  squareFeetOnly: 3,
  tiers: 4,
  global: 5,
  secondSeller: 6,
  manager: 7,
  lastPallets: 8,
  canary: 9,
  hidden: 10,
  draft: 11,
  oneTerm: 12,
  withoutPrices: 13,
  expensive: 14,
} as const

type ListingKey = keyof typeof listingIds

type Recipe = { name: string; place: () => PlannedPlace; seller: PlannedUser; with: Partial<PlannedWarehouse> }

const { seller, seller2, manager } = accounts

const recipes: Record<ListingKey, Recipe> = {
  main: {
    name: 'Calloway Columbus Fulfillment Center',
    place: () => placeIn('OH', 'Columbus'),
    seller,
    with: {
      ...threeTiers,
      totalSpace: 1200,
      maxSpaceOrder: 1200,
      maxSpaceOrderSq: 15_996,
      isFeatured: true,
      isFirstSpotlight: true,
      diamond: 5,
      documents: [],
    },
  },
  hotRack: {
    name: 'Calloway Memphis Distribution Center',
    place: () => placeIn('TN', 'Memphis'),
    seller,
    with: {
      hotRackEnabled: true,
      discountOption: 'percentage',
      isFeatured: true,
      diamond: 4,
      discount1: 10,
      discount3: 12,
      discount6: 15,
      discount12: 20,
      discountSq1: 10,
      discountSq3: 12,
      discountSq6: 15,
      discountSq12: 20,
    },
  },
  squareFeetOnly: {
    name: 'Calloway Reno Bulk Storage',
    place: () => placeIn('NV', 'Reno'),
    seller,
    with: {
      palletEnabled: false,
      ...terms(null, null, null, null).price,
      minSpaceOrder: null,
      maxSpaceOrder: null,
      minSpaceOrderSq: 100,
      maxSpaceOrderSq: 5000,
    },
  },
  tiers: {
    name: 'Calloway Allentown Ecommerce Hub',
    place: () => placeIn('PA', 'Allentown'),
    seller,
    with: { ...threeTiers, diamond: 3 },
  },
  global: { name: 'Calloway Rotterdam Gateway', place: () => placeAbroad('NL', 'Rotterdam'), seller, with: {} },
  secondSeller: {
    name: 'Vance Tulsa Warehouse',
    place: () => placeIn('OK', 'Tulsa'),
    seller: seller2,
    with: { isVerified: false, totalSpace: 150, maxSpaceOrder: 150, ...noSquareFeet },
  },
  manager: { name: 'Sloan Savannah Logistics Park', place: () => placeIn('GA', 'Savannah'), seller: manager, with: {} },
  lastPallets: {
    name: 'Calloway Dayton Crossdock',
    place: () => placeIn('OH', 'Dayton'),
    seller,
    with: { totalSpace: 10, maxSpaceOrder: 10, ...noSquareFeet },
  },
  canary: { name: 'Calloway Fresno Price Canary', place: () => placeIn('CA', 'Fresno'), seller, with: canary },
  hidden: {
    name: 'Calloway Boise Hidden Depot',
    place: () => placeIn('ID', 'Boise'),
    seller,
    with: { visible: false },
  },
  draft: { name: 'Calloway Omaha Draft Depot', place: () => placeIn('NE', 'Omaha'), seller, with: { isDraft: true } },
  oneTerm: {
    name: 'Calloway Tampa Quarter Storage',
    place: () => placeIn('FL', 'Tampa'),
    seller,
    with: { ...terms(null, 21, null, null).price, ...noSquareFeet, minSpaceOrder: 5, maxSpaceOrder: 100 },
  },
  withoutPrices: {
    name: 'Calloway Denver Quote Storage',
    place: () => placeIn('CO', 'Denver'),
    seller,
    with: { ...terms(null, null, null, null).price, ...noSquareFeet },
  },
  expensive: {
    name: 'Calloway Seattle Cold Storage',
    place: () => placeIn('WA', 'Seattle'),
    seller,
    with: { ...terms(100, 100, 100, 100).price, ...noSquareFeet, totalSpace: 5000, maxSpaceOrder: 5000 },
  },
}

function planKnown(key: ListingKey, names: ListingNames): PlannedWarehouse {
  const recipe = recipes[key]
  const place = recipe.place()
  const drawn = planWarehouse(listingIds[key], recipe.seller, place, createListingNames())
  const warehouseUrl = names(recipe.name)
  return {
    ...drawn,
    ...plain,
    name: recipe.name,
    warehouseUrl,
    publicSlug: warehouseSlug({ warehouseUrl, city: place.city, state: place.state }),
    ...placeFields(place),
    ...recipe.with,
  }
}

const DEMO_KEYS: readonly ListingKey[] = [
  'main',
  'hotRack',
  'squareFeetOnly',
  'tiers',
  'global',
  'secondSeller',
  'manager',
]

/** The listings with fixed ids, for the demo or for the tests. */
export function planKnownListings(scope: 'demo' | 'e2e', names: ListingNames): PlannedWarehouse[] {
  const keys = scope === 'demo' ? DEMO_KEYS : (Object.keys(recipes) as ListingKey[])
  return keys.map((key) => planKnown(key, names))
}

/** Generated listings and users start here, above every fixed id. */
export const FIRST_FREE_ID = 101
