import { z } from 'zod'
import { Address } from './address'
import { DiscountOption, FulfillmentTier, MonthlyVolumeTiers } from './fulfillment'
import { CardSeller, Dollars, PalletPrices, RegionScope, SqFtPrices } from './listing-card'
import { AverageScores, Review } from './review'
import { ServiceRecord } from './service-record'
import { fieldsOnWire } from './warehouse-field-schemas'

export const Photo = z.object({
  id: z.union([z.number().int(), z.string()]),
  link: z.string(),
  title: z.string(),
  primary: z.boolean(),
  width: z.number().int().optional(),
  height: z.number().int().optional(),
  color: z.string().optional(),
})
export type Photo = z.infer<typeof Photo>

export const ListingDocument = z.object({
  id: z.union([z.number().int(), z.string()]),
  title: z.string(),
  link: z.string(),
})

const flags = z.record(z.string(), z.boolean())
const facts = z.record(z.string(), z.unknown())

/** The general facts of the building. Hours are "HH:mm" in the warehouse's own timezone. */
export const FacilityDetails = z.looseObject({
  operatingHours: z.object({ start: z.string(), end: z.string(), timezone: z.string() }).nullable().optional(),
  alwaysOpen: z.boolean().optional(),
  operatingDays: z.array(z.boolean()).length(7).optional(),
  ...fieldsOnWire('facilityDetails'),
})

/** Service options: switches and lists of choices by key. */
export const Amenities = z.looseObject(fieldsOnWire('amenities'))

const percentOrDollars = z.number().nonnegative().nullable()

/** Everything of a listing that has a dollar figure in it: absent for visitors. */
export const WarehouseMoney = PalletPrices.extend(SqFtPrices.shape).extend({
  discountOption: DiscountOption,
  discount1: percentOrDollars,
  discount3: percentOrDollars,
  discount6: percentOrDollars,
  discount12: percentOrDollars,
  discountSq1: percentOrDollars,
  discountSq3: percentOrDollars,
  discountSq6: percentOrDollars,
  discountSq12: percentOrDollars,
  fulfillmentRates: z.array(FulfillmentTier),
  fulfillmentDeposit: Dollars,
  fulfillmentRatesDetails: z.object({ monthlyVolumeTiers: MonthlyVolumeTiers }),
  serviceRate: Dollars,
  addOnServiceRate: Dollars,
  inboundServices: z.string(),
  outboundServices: z.string(),
  valueAddServices: z.string(),
})
export type WarehouseMoney = z.infer<typeof WarehouseMoney>

const WarehouseSeller = CardSeller.extend({
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
  avatar: z.string().nullable(),
  serviceType: z.string().nullable(),
  isVerified: z.boolean(),
  enableNewsletter: z.boolean(),
  website: z.string(),
  meetingLink: z.string(),
})

/** Free space of one month: the least that is free on any day of it, in pallets and in square feet. */
export const MonthSpace = z.object({ month: z.string(), freePallets: z.number(), freeSqft: z.number() })

/** Units (hundredths of a square foot) that are reserved on every day of [start, end). */
export const TakenSpace = z.object({ start: z.string(), end: z.string(), units: z.number().int() })

/** The whole record. The money fields are there for signed-in readers only. */
export const Warehouse = z.object({
  id: z.number().int(),
  _id: z.number().int(),
  type: z.literal('warehouse'),
  name: z.string(),
  warehouseUrl: z.string(),
  slug: z.string(),
  address: Address,
  region: z.string(),
  regionScope: RegionScope,
  country: z.string(),
  state: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  timezone: z.string().nullable(),
  photos: z.array(Photo),
  miniLogo: z.string().nullable(),
  logo: z.string().nullable(),
  banner: z.string().nullable(),
  highlights: z.string(),
  description: z.string(),
  warehousePdf: z.string().nullable(),
  documents: z.array(ListingDocument),
  isDraft: z.boolean(),
  isFeatured: z.boolean(),
  isFirstSpotlight: z.boolean(),
  isHighPriority: z.boolean(),
  isVerified: z.boolean(),
  visible: z.boolean(),
  isAd: z.boolean(),
  campaignId: z.number().int().nullable(),
  hotRackEnabled: z.boolean(),
  /** Whether the platform charges the months after the first; else the warehouse bills them. */
  billedByPlatform: z.boolean().optional(),
  hotrack: z.boolean(),
  discountPercent: z.number(),
  diamond: z.number().int(),
  seller: WarehouseSeller,
  ref: z.object({ seller: z.object({ id: z.number().int() }) }),
  reviews: z.array(Review),
  reviewCount: z.number().int(),
  averageRating: z.number(),
  /** Averages of what reviews rate beside their stars. */
  scores: AverageScores.nullable().default(null),
  answerMinutes: z.number().int().nullable().default(null),
  /** What the warehouse did in the last 12 months; null when nothing was measured. */
  serviceRecord: ServiceRecord.nullable().default(null),
  numberOfBuildings: z.number().int(),
  categories: flags,
  features: flags,
  amenities: Amenities,
  facilityDetails: FacilityDetails,
  additionalWarehouses: z.array(facts),
  palletEnabled: z.boolean(),
  sqEnabled: z.boolean(),
  totalSpace: z.number(),
  minSpaceOrder: z.number().nullable(),
  maxSpaceOrder: z.number().nullable(),
  minSpaceOrderSq: z.number().nullable(),
  maxSpaceOrderSq: z.number().nullable(),
  freePallets: z.number(),
  freeSqft: z.number(),
  freeFrom: z.string().nullable(),
  availability: z.array(MonthSpace),
  /** What is reserved from today on, as spans that don't overlap. */
  takenSpace: z.array(TakenSpace).default([]),
  /** What the total becomes from a day on, by day. */
  totalChanges: z.array(z.object({ from: z.string(), units: z.number() })).optional(),
  fulfillmentRatesVisible: z.boolean(),
  hasStoragePrices: z.boolean(),
  hasFulfillmentRates: z.boolean(),
  termsOffered: z.object({ pallet: z.array(z.number().int()), sqFeet: z.array(z.number().int()) }),
  /** When the provider last said that space and rates are right; null for one that was read before this was kept. */
  confirmedAt: z.string().nullable().default(null),
  createdAt: z.string(),
  updatedAt: z.string(),
  ...WarehouseMoney.partial().shape,
})
export type Warehouse = z.infer<typeof Warehouse>
