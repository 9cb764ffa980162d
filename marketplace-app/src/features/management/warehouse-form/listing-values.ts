import { blankIn } from '@stackyard/shared/domain/field-values'
import type { ListingContent, WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'

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
  fulfillmentRates: [],
  fulfillmentRatesDetails: { monthlyVolumeTiers: {} },
  ...blankIn(''),
  amenities: blankIn('amenities'),
  facilityDetails: { ...blankIn('facilityDetails'), ...usualHours },
})

/** Closed at weekends, as most are. */
const usualHours: Pick<ListingContent['facilityDetails'], 'alwaysOpen' | 'operatingDays' | 'operatingHours'> = {
  alwaysOpen: false,
  operatingDays: [false, true, true, true, true, true, false],
  operatingHours: { start: '', end: '' },
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
  billedByPlatform: false,
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

/** A copy under another name, with the pictures and documents of the first. */
export const cloneOf = (record: WarehouseRecord): ListingContent => ({
  ...contentOf(record),
  name: `${record.name} (copy)`.slice(0, 120),
})
