import { warehouseSlug } from '@stackyard/shared/domain/slug'
import { tierKey } from '@stackyard/shared/domain/fulfilment-pricing'
import { placeAbroad, placeIn, type PlannedPlace } from './places'
import { noFulfilment } from './prices'
import { planAccount, type PlannedUser } from './users'
import { createListingNames, placeFields, planWarehouse, type ListingNames, type PlannedWarehouse } from './warehouses'

export const PASSWORD = 'Stackyard-2026'

/** The accounts of DECISIONS §1. */
export const accounts = {
  admin: planAccount({
    id: 1,
    email: 'admin@stackyard.test',
    userType: 'admin',
    firstName: 'Ada',
    lastName: 'Mercer',
    userUrl: 'ada-mercer',
    isPublic: false,
  }),
  editor: planAccount({
    id: 2,
    email: 'editor@stackyard.test',
    userType: 'editor',
    firstName: 'Edda',
    lastName: 'Lang',
    userUrl: 'edda-lang',
    isPublic: false,
  }),
  seller: planAccount({
    ...{
      id: 3,
      email: 'seller@stackyard.test',
      userType: 'seller',
      firstName: 'Sam',
      lastName: 'Calloway',
      userUrl: 'calloway-logistics',
    },
    ...{
      company: 'Calloway Logistics',
      serviceType: 'warehouse',
      planId: 'scale',
      isVerified: true,
      diamond: 4,
      enableNewsletter: true,
    },
    website: 'https://calloway-logistics.example.com',
  }),
  seller2: planAccount({
    ...{
      id: 4,
      email: 'seller2@stackyard.test',
      userType: 'seller',
      firstName: 'Sofia',
      lastName: 'Vance',
      userUrl: 'vance-storage',
    },
    ...{ company: 'Vance Storage', serviceType: 'warehouse', planId: 'free' },
  }),
  customer: planAccount({
    ...{
      id: 5,
      email: 'customer@stackyard.test',
      userType: 'customer',
      firstName: 'Cora',
      lastName: 'Bennett',
      userUrl: 'cora-bennett',
    },
    ...{ company: 'Bennett Home Goods', kycVerified: true, merchantType: 'eCommerceRetailer' },
  }),
  customer2: planAccount({
    ...{
      id: 6,
      email: 'customer2@stackyard.test',
      userType: 'customer',
      firstName: 'Carl',
      lastName: 'Ibarra',
      userUrl: 'carl-ibarra',
    },
    ...{ company: 'Ibarra Outfitters', merchantType: 'omnichannelRetailer' },
  }),
  manager: planAccount({
    ...{
      id: 7,
      email: 'manager@stackyard.test',
      userType: 'manager',
      firstName: 'Mara',
      lastName: 'Sloan',
      userUrl: 'mara-sloan',
    },
    ...{ company: 'Stackyard Listing Desk', serviceType: 'warehouse', isVerified: true },
  }),
} satisfies Record<string, PlannedUser>

/** The price no other listing has: a test searches everything a visitor can fetch for it. */
export const CANARY_PRICE = 7341.77

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

const terms = (one: number | null, three: number | null, six: number | null, twelve: number | null) => ({
  price: { price1: one, price3: three, price6: six, price12: twelve },
  sq: { priceSq1: one, priceSq3: three, priceSq6: six, priceSq12: twelve },
})

const noSquareFeet = {
  sqEnabled: false,
  ...terms(null, null, null, null).sq,
  minSpaceOrderSq: null,
  maxSpaceOrderSq: null,
}
const noDiscounts = {
  ...{ hotRackEnabled: false, discountOption: 'percentage' as const },
  ...{ discount1: null, discount3: null, discount6: null, discount12: null },
  ...{ discountSq1: null, discountSq3: null, discountSq6: null, discountSq12: null },
}

/** A plain listing that is out: 400 pallets at $20.00 a month and $1.50 a square foot, from one pallet up. */
const plain = {
  ...{ isDraft: false, visible: true, isVerified: true, isFeatured: false, isHighPriority: false, diamond: 0 },
  ...{ palletEnabled: true, sqEnabled: true, totalSpace: 400, minSpaceOrder: 1, maxSpaceOrder: 400 },
  ...{ minSpaceOrderSq: 14, maxSpaceOrderSq: 5332 },
  ...terms(20, 19, 18, 16.5).price,
  ...terms(1.5, 1.42, 1.35, 1.24).sq,
  ...noDiscounts,
  ...noFulfilment,
}

const rates = (unit: number) => ({
  inbound: {
    container_40ft_rate: unit * 180,
    container_20ft_rate: unit * 110,
    per_pallet_rate: 9.5,
    per_parcel_rate: 1.9,
  },
  outbound: {
    eCommerce: { unit_pick_pack_rate: unit, unit_pick_additional_rate: 0.45, unit_pick_additional_sku_rate: 0.6 },
    b2b: {
      case_pick_rate: 2.1,
      case_pick_additional_rate: 0.85,
      case_pick_additional_sku_rate: 1.1,
      pallet_pick_rate: 11.5,
    },
  },
  fbaPrep: { labeling_rate: 0.35 },
  misc: { isKittingEnabled: true, isReturnsEnabled: true },
  other: { service_labor_rate: 42 },
})

/** Deposit $1,200 in three tiers; the second has 5 % off, the third 10 %. */
const threeTiers = {
  fulfillmentRatesVisible: true,
  fulfillmentDeposit: 1200,
  fulfillmentRates: [
    { tierName: '0 to 500', fulfillmentRatesDetails: rates(2.75) },
    { tierName: '501 to 2000', fulfillmentRatesDetails: rates(2.5) },
    { tierName: '2001 to 9999', fulfillmentRatesDetails: rates(2.25) },
  ],
  fulfillmentRatesDetails: {
    monthlyVolumeTiers: {
      volumeTierDiscountOption: 'percentage',
      [`${tierKey('0 to 500')}_discount`]: 0,
      [`${tierKey('501 to 2000')}_discount`]: 5,
      [`${tierKey('2001 to 9999')}_discount`]: 10,
    },
  },
  serviceRate: 42,
  addOnServiceRate: 28,
}

const canaryRates = JSON.parse(
  JSON.stringify(rates(1), (_key, value: unknown) => (typeof value === 'number' ? CANARY_PRICE : value)),
) as ReturnType<typeof rates>

const canary = {
  ...terms(CANARY_PRICE, CANARY_PRICE, CANARY_PRICE, CANARY_PRICE).price,
  ...terms(CANARY_PRICE, CANARY_PRICE, CANARY_PRICE, CANARY_PRICE).sq,
  ...threeTiers,
  fulfillmentDeposit: CANARY_PRICE,
  fulfillmentRates: [{ tierName: '0 to 9999', fulfillmentRatesDetails: canaryRates }],
  fulfillmentRatesDetails: {
    monthlyVolumeTiers: { volumeTierDiscountOption: 'fixed', [`${tierKey('0 to 9999')}_discount`]: 0 },
  },
  serviceRate: CANARY_PRICE,
  addOnServiceRate: CANARY_PRICE,
}

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
      ...{ hotRackEnabled: true, discountOption: 'percentage', isFeatured: true, diamond: 4 },
      ...{
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
