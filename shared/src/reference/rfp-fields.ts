import { ltlFtlOrderRanges, type MerchantType, parcelOrderRanges } from './rfp-ranges'
import { productCategories } from './product-categories'

/**
 * One question of the request for proposal. Answers are kept under `key`; `dependents` are asked once
 * the question they stand under is answered with yes.
 */
export type RfpField = {
  key: string
  label: string
  dataType: 'string' | 'number' | 'boolean' | 'array'
  /** One of these (string), or any of them (array). */
  options?: readonly RfpOption[]
  multiline?: boolean
  /** The link of an uploaded file. */
  isUpload?: boolean
  max?: number
  unit?: string
  default?: string
  dependents?: readonly RfpField[]
}
export type RfpOption = { value: string; label: string }

const choices = (...values: readonly string[]): RfpOption[] => values.map((value) => ({ value, label: value }))
const one = (key: string, label: string, options: readonly RfpOption[], fallback?: string): RfpField => ({
  key,
  label,
  dataType: 'string',
  options,
  ...(fallback ? { default: fallback } : {}),
})
const several = (key: string, label: string, options: readonly RfpOption[]): RfpField => ({
  key,
  label,
  dataType: 'array',
  options,
})
const text = (key: string, label: string, multiline = false): RfpField => ({
  key,
  label,
  dataType: 'string',
  multiline,
  max: multiline ? 2000 : 200,
})
const upload = (key: string, label: string): RfpField => ({ key, label, dataType: 'string', isUpload: true, max: 200 })
const amount = (key: string, label: string, unit?: string, max = 1_000_000_000): RfpField => ({
  key,
  label,
  dataType: 'number',
  max,
  ...(unit ? { unit } : {}),
})
const yesNo = (key: string, label: string, dependents: readonly RfpField[] = []): RfpField => ({
  key,
  label,
  dataType: 'boolean',
  ...(dependents.length > 0 ? { dependents } : {}),
})

const categories = productCategories.map(({ key, label }): RfpOption => ({ value: key, label }))

const channels = choices(
  'Adobe Commerce',
  'AliExpress',
  'Amazon',
  'Best Buy',
  'BigCommerce',
  'Bonanza',
  'Cdiscount',
  'eBay',
  'Ecwid',
  'Etsy',
  'Faire',
  'Fruugo',
  'Lazada',
  'Magento',
  'Mercado Libre',
  'Newegg',
  'OpenCart',
  'Overstock',
  'PrestaShop',
  'Rakuten',
  'Salesforce Commerce Cloud',
  'Shift4Shop',
  'Shopee',
  'Shopify',
  'Squarespace',
  'Target Plus',
  'TikTok Shop',
  'Walmart',
  'Wayfair',
  'Wix',
  'WooCommerce',
  'Other',
)

const stores = [
  amount('countStores', 'Number of stores'),
  amount('avg Storage Footprint', 'Avg Storage Footprint', 'sq ft'),
]
const ediAsn = yesNo('ediAsn', 'EDI or ASN needed')

/** The group of each merchant type; categories and the two volumes stand beside it, for every type. */
export const featureFields: Readonly<Record<MerchantType, readonly RfpField[]>> = {
  eCommerceRetailer: [ediAsn],
  physicalRetailer: [...stores, ediAsn],
  omnichannelRetailer: [
    several('productType', 'Product types', categories),
    amount('avgMonthlyOrderVolume', 'Average orders a month'),
    several('ecommerceChannels', 'Sales channels', channels),
    ...stores,
    ediAsn,
  ],
}

export const featureGroups = {
  eCommerceRetailer: 'ecommerceFeatures',
  physicalRetailer: 'physicalFeatures',
  omnichannelRetailer: 'omnichannelFeatures',
} as const satisfies Record<MerchantType, string>

const regions = choices('Northeast', 'Midwest', 'West', 'South', 'Alaska/Hawaii/Territories')

/** The groups that every merchant answers, by the name of their object in the body. */
export const profileFields = {
  fulfillmentProvider: [
    yesNo('3PL', 'A 3PL stores or ships for us today'),
    yesNo('inHouse', 'We store or ship ourselves today', [
      amount('warehouseSize', 'Size of your warehouse', 'sq ft'),
      amount('warehouseUtilization', 'How full it is', '%', 100),
      text('warehouse Location', 'Warehouse Location'),
    ]),
    text('reason', 'Why you look for a provider', true),
    text('importantQualities', 'What matters most in one', true),
  ],
  inboundOrderProfile: [
    one('SKUType', 'How goods arrive', choices('Single SKU Case Pack', 'Mixed SKU Cases')),
    one(
      'avgSizeInboundShipment',
      'Usual inbound shipment',
      choices("40' Container", "20' Container", 'Pallet', 'Parcel'),
    ),
    amount('avgCountInboundShipmentPermonth', 'Inbound shipments a month'),
    yesNo('caseLevel', 'Counted by case'),
    yesNo('unitLevel', 'Counted by unit'),
    yesNo('needTicket', 'Ticketing needed'),
  ],
  outboundOrderProfile: [
    several(
      'preferredShippingCarriers',
      'Preferred carriers',
      choices('UPS', 'FedEx', 'USPS', 'DHL', 'OnTrac', 'Last Mile', 'Freight', 'Other'),
    ),
    amount('countInternationalShipmentPerWeek', 'International shipments a week'),
    yesNo('ltlFtl', 'LTL or FTL shipments', [
      one('avgOrdersPerMonthLTLFTL', 'Orders a month', choices(...ltlFtlOrderRanges), '0-10'),
      amount('avgSKUsPerOrderLTLFTL', 'SKUs in an order'),
      amount('avgCasesPerPalletLTLFTL', 'Cases on a pallet'),
      amount('avgPalletPerOrderLTLFTL', 'Pallets in an order'),
      amount('avgOrderValueLTLFTL', 'Value of an order', 'USD'),
    ]),
    yesNo('parcel', 'Parcel shipments', [
      one('avgOrdersPerMonthParcel', 'Orders a month', choices(...parcelOrderRanges), parcelOrderRanges[0]),
      amount('avgUnitsPerOrderParcel', 'Units in an order'),
      amount('avgOrderValueParcel', 'Value of an order', 'USD'),
      one('regionHighestVolumeShipmentParcel', 'Most parcels go to', regions),
    ]),
    amount('peakSeasonalOrderVolume', 'Orders a month in the peak season'),
    upload('shippingData', 'Shipping data'),
    amount('countReturns', 'Returns', '%', 100),
    several('inserts', 'Inserts', choices('Stickers', 'Coupons', 'Cards', 'Other Marketing Insert')),
    yesNo('specialTicketingLabeling', 'Special ticketing or labels'),
    yesNo('brandedPackaging', 'Branded packaging'),
    yesNo('kittingBundling', 'Kitting or bundling'),
    yesNo('specialProtectivePackaging', 'Special protective packaging'),
  ],
  inventoryOrderProfile: [
    several('productType', 'Product types', categories),
    yesNo('oversizedPallets', 'Oversized pallets', [
      amount('maxLength', 'Greatest length', 'in'),
      amount('maxWidth', 'Greatest width', 'in'),
      amount('maxHeight', 'Greatest height', 'in'),
    ]),
    amount('countActiveSKUInventory', 'Active SKUs'),
    amount('avgPalletsInventory', 'Pallets in stock'),
    one('SKUPalletType', 'SKUs on a pallet', choices('Commingled SKU', 'Single SKU Pallets')),
    amount('approximateInventoryValue', 'Value of the stock', 'USD'),
    amount('countAnnualInventoryTurns', 'Inventory turns a year'),
    several(
      'uniqueProducts',
      'Special products',
      choices('Oversized', 'HAZMAT', 'Frozen', 'Temp Controlled', 'Lot Tracking', 'Medical', 'Other'),
    ),
    text('avgProductDimensions', 'Usual product dimensions'),
    upload('productInfoSheet', 'Product sheet'),
  ],
} as const satisfies Record<string, readonly RfpField[]>

export type ProfileGroup = keyof typeof profileFields
export const profileGroups = Object.keys(profileFields) as ProfileGroup[]

/** Questions and those that depend on them, in one row. */
export const withDependents = (fields: readonly RfpField[]): RfpField[] =>
  fields.flatMap((field) => [field, ...withDependents(field.dependents ?? [])])

/** The questions that are answered with a file, and the group each stands in. */
export const rfpUploads = [
  { group: 'outboundOrderProfile', key: 'shippingData' },
  { group: 'inventoryOrderProfile', key: 'productInfoSheet' },
] as const satisfies readonly { group: ProfileGroup; key: string }[]
export type RfpUploadKey = (typeof rfpUploads)[number]['key']

/** What these files may be, by the ends of their names. */
export const rfpUploadTypes = '.csv,.xlsx,.xls,.pdf'
