import { z } from 'zod'
import { FulfillmentTier, DiscountOption, MonthlyVolumeTiers } from './fulfillment'
import { Dollars, PalletPrices, SqFtPrices } from './listing-card'
import { ListingDocument, Photo } from './warehouse'
import { fieldContents } from './warehouse-field-schemas'

const figure = z.number().nullable()

/** What a provider writes of a listing, every field there: empty texts, empty lists and null for none. */
export const ListingContent = z.object({
  name: z.string(),
  address: z.object({
    street1: z.string(),
    street2: z.string(),
    city: z.string(),
    state: z.string(),
    zipCode: z.string(),
    country: z.string(),
  }),
  latitude: figure,
  longitude: figure,
  timezone: z.string(),
  highlights: z.string(),
  description: z.string(),
  photos: z.array(Photo),
  documents: z.array(ListingDocument),
  miniLogo: z.string().nullable(),
  logo: z.string().nullable(),
  banner: z.string().nullable(),
  warehousePdf: z.string().nullable(),
  palletEnabled: z.boolean(),
  sqEnabled: z.boolean(),
  hotRackEnabled: z.boolean(),
  billedByPlatform: z.boolean(),
  totalSpace: figure,
  minSpaceOrder: figure,
  maxSpaceOrder: figure,
  minSpaceOrderSq: figure,
  maxSpaceOrderSq: figure,
  discountOption: DiscountOption,
  ...PalletPrices.shape,
  ...SqFtPrices.shape,
  discount1: Dollars,
  discount3: Dollars,
  discount6: Dollars,
  discount12: Dollars,
  discountSq1: Dollars,
  discountSq3: Dollars,
  discountSq6: Dollars,
  discountSq12: Dollars,
  fulfillmentRatesVisible: z.boolean(),
  fulfillmentRates: z.array(FulfillmentTier),
  fulfillmentRatesDetails: z.object({ monthlyVolumeTiers: MonthlyVolumeTiers }),
  ...fieldContents(''),
  amenities: z.object(fieldContents('amenities')),
  facilityDetails: z.object({
    ...fieldContents('facilityDetails'),
    alwaysOpen: z.boolean(),
    operatingDays: z.array(z.boolean()),
    operatingHours: z.object({ start: z.string(), end: z.string() }),
  }),
})
export type ListingContent = z.infer<typeof ListingContent>

/** A listing as its provider and admins edit it. */
export const WarehouseRecord = ListingContent.extend({
  id: z.number().int(),
  _id: z.number().int(),
  version: z.number().int(),
  isDraft: z.boolean(),
  visible: z.boolean(),
  isVerified: z.boolean(),
  isFeatured: z.boolean(),
  isFirstSpotlight: z.boolean(),
  isHighPriority: z.boolean(),
  diamond: z.number().int(),
  warehouseUrl: z.string(),
  slug: z.string(),
  sellerId: z.number().int(),
  sellerType: z.string(),
  /** Fewer pallets than these are reserved or sold already; `totalSpace` may not fall below. */
  smallestTotalPallets: z.number().int(),
  confirmedAt: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type WarehouseRecord = z.infer<typeof WarehouseRecord>
