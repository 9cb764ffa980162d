import type { Tx } from '@stackyard/cms/platform/db'
import { accounts } from '../plans/accounts'
import type { PlannedUser } from '../plans/users'
import { advanceIds, insertRows } from './insert-rows'

const HOUR_MS = 3_600_000

const none = {
  ecommerce_features: {},
  physical_features: {},
  omnichannel_features: {},
  fulfillment_provider: { '3PL': false, inHouse: false },
  inbound_order_profile: {},
  outbound_order_profile: {},
  inventory_order_profile: {},
}

/** What the merchants need, from the fullest request to the shortest. */
const needs = [
  {
    ...none,
    company: 'Bennett Home Goods',
    founded_year: 2011,
    merchant_type: 'eCommerceRetailer',
    categories: ['furnitureHomeDecor', 'homeAppliances'],
    storage_volume: '101-250',
    monthly_shipment_volume: '1001-5000',
    about: 'We outgrow our garage in Columbus and look for a second home in the Midwest before the autumn.',
    ref_message: 'Lamps are fragile; we bring our own inserts.',
    ecommerce_features: { ediAsn: false },
    fulfillment_provider: {
      '3PL': false,
      inHouse: true,
      warehouseSize: 6000,
      warehouseUtilization: 95,
      'warehouse Location': 'Columbus, OH',
      reason: 'No room left, and nobody to pack in December.',
    },
    inbound_order_profile: {
      SKUType: 'Mixed SKU Cases',
      avgSizeInboundShipment: "40' Container",
      avgCountInboundShipmentPermonth: 3,
      caseLevel: true,
    },
    outbound_order_profile: {
      preferredShippingCarriers: ['UPS', 'Last Mile'],
      parcel: true,
      avgOrdersPerMonthParcel: '1000-4999',
      avgUnitsPerOrderParcel: 2,
      regionHighestVolumeShipmentParcel: 'Midwest',
      countReturns: 4,
      brandedPackaging: true,
    },
    inventory_order_profile: { countActiveSKUInventory: 420, avgPalletsInventory: 160, uniqueProducts: ['Oversized'] },
  },
  {
    ...none,
    company: 'Ibarra Outfitters',
    founded_year: 1998,
    merchant_type: 'omnichannelRetailer',
    categories: ['apparelAccessories', 'footwear'],
    storage_volume: '51-100',
    monthly_shipment_volume: '501-1000',
    about: 'Three shops and a web store; we want one stock for both.',
    omnichannel_features: {
      productType: ['apparelAccessories'],
      avgMonthlyOrderVolume: 800,
      ecommerceChannels: ['Shopify', 'Amazon'],
      countStores: 3,
      ediAsn: true,
    },
  },
  {
    ...none,
    merchant_type: 'physicalRetailer',
    categories: ['foodBeverage'],
    founded_year: 1974,
    storage_volume: '16-26',
    monthly_shipment_volume: '51-200',
    about: 'Dry goods for nine grocery stores, by the pallet.',
    physical_features: { countStores: 9, 'avg Storage Footprint': 1200, ediAsn: true },
  },
  {
    ...none,
    merchant_type: 'eCommerceRetailer',
    categories: ['booksMedia'],
    founded_year: null,
    storage_volume: '1-5',
    monthly_shipment_volume: "I'm New!",
    about: 'A first print run of 4,000 books arrives in spring.',
  },
]

/** Requests for proposals: those of the demo's customers and of a few others; the demo's seller reads one and asks for one. */
export async function insertRfps(tx: Tx, users: readonly PlannedUser[], now: Date): Promise<void> {
  const others = users.filter(({ userType, id }) => userType === 'customer' && id > accounts.manager.id)
  const merchants = [accounts.customer, accounts.customer2, ...others].slice(0, needs.length)
  const rows = merchants.map((merchant, index) => {
    const at = new Date(now.getTime() - (index + 1) * 30 * HOUR_MS).toISOString()
    return {
      merchant_id: merchant.id,
      ref_message: '',
      phone: '',
      website: '',
      company: merchant.company ?? '',
      ...needs[index],
      submitted_at: at,
      created_at: at,
      updated_at: at,
    }
  })
  await insertRows(tx, 'market.merchant_rfp', rows)
  const at = now.toISOString()
  const access = { seller_id: accounts.seller.id, asked_at: at }
  await insertRows(tx, 'market.rfp_access', [
    { id: 1, merchant_id: accounts.customer2.id, ...access, state: 'approve', decided_at: at },
    { id: 2, merchant_id: accounts.customer.id, ...access, state: 'requested', decided_at: null },
  ])
  await advanceIds(tx, 'market.rfp_access')
}
