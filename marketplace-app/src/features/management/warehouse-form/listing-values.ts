import { productCategories } from '@stackyard/shared/reference/product-categories'
import { warehouseFeatures } from '@stackyard/shared/reference/warehouse-features'
import { serviceSwitches } from '@stackyard/shared/reference/warehouse-options'
import { defaultsOf } from '../../../components/listing-form/field-definition'
import { facilityGroup } from './definitions/warehouse-fields'
import type { ListingContent, WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'

const defaults = defaultsOf(facilityGroup.fields)

const allOff = (entries: readonly { key: string }[]) => Object.fromEntries(entries.map(({ key }) => [key, false]))

/** What a new listing starts with. */
export const blankContent = (): ListingContent => ({
  name: '',
  address: { street1: '', street2: '', city: '', state: '', zipCode: '', country: 'US' },
  latitude: null,
  longitude: null,
  timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  highlights: '',
  description: '',
  photos: [],
  documents: [],
  ...noMedia,
  ...noSpace,
  discountOption: 'percentage',
  ...noFigures,
  fulfillmentRatesVisible: false,
  fulfillmentDeposit: null,
  fulfillmentRates: [],
  fulfillmentRatesDetails: { monthlyVolumeTiers: {} },
  serviceRate: null,
  addOnServiceRate: null,
  inboundServices: '',
  outboundServices: '',
  valueAddServices: '',
  categories: allOff(productCategories),
  features: allOff(warehouseFeatures),
  amenities: {
    ...allOff(serviceSwitches),
    primaryWms: [],
    wmsIntegrations: [],
    clientSupport: [],
    parcelCarriers: [],
    packaging: [],
  },
  numberOfBuildings: Number(defaults['numberOfBuildings']),
  facilityDetails: blankFacility,
})

/** Closed at weekends, as most are. */
const blankFacility: ListingContent['facilityDetails'] = {
  dedicated: false,
  alwaysOpen: false,
  operatingDays: [false, true, true, true, true, true, false],
  operatingHours: { start: '', end: '' },
  yearFounded: '',
  squareFootage: '',
  employees: '',
  orderAccuracyRate: null,
  averageReceivingTime: null,
  averageReceivingTimeType: String(defaults['facilityDetails.averageReceivingTimeType']),
  orderCutoffTime: '',
  orderCutoffTimeType: String(defaults['facilityDetails.orderCutoffTimeType']),
  averageDeliverySpeed: null,
  averageDeliverySpeedType: '',
  buildingSecurity: '',
}

const noMedia = {
  miniLogo: null,
  logo: null,
  banner: null,
  warehousePdf: null,
}

const noSpace = {
  palletEnabled: true,
  sqEnabled: false,
  hotRackEnabled: false,
  totalSpace: null,
  minSpaceOrder: null,
  maxSpaceOrder: null,
  minSpaceOrderSq: null,
  maxSpaceOrderSq: null,
}

const noFigures = {
  price1: null,
  price3: null,
  price6: null,
  price12: null,
  priceSq1: null,
  priceSq3: null,
  priceSq6: null,
  priceSq12: null,
  discount1: null,
  discount3: null,
  discount6: null,
  discount12: null,
  discountSq1: null,
  discountSq3: null,
  discountSq6: null,
  discountSq12: null,
}

/** The fields of the form out of a record: what stands beside them (flags, owner, version) stays out. */
export const contentOf = (record: WarehouseRecord): ListingContent =>
  Object.fromEntries(
    Object.keys(blankContent()).map((key) => [key, record[key as keyof ListingContent]]),
  ) as ListingContent

/** A copy under another name, with the pictures and documents of the first (002 §2.13). */
export const cloneOf = (record: WarehouseRecord): ListingContent => ({
  ...contentOf(record),
  name: `${record.name} (copy)`.slice(0, 120),
})
