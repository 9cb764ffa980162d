import { z } from 'zod'
import { AdLabel } from './ad-label'
import { Address } from './address'

/** Dollars with two decimals, or null where the term has no price. */
export const Dollars = z.number().nonnegative().nullable()

export const regionScopes = ['us', 'global'] as const
export const RegionScope = z.enum(regionScopes)
export type RegionScope = z.infer<typeof RegionScope>

/** Pallet prices by term in months: dollars per pallet per month. */
export const PalletPrices = z.object({ price1: Dollars, price3: Dollars, price6: Dollars, price12: Dollars })
/** Square-foot prices by term in months: dollars per square foot per month. */
export const SqFtPrices = z.object({ priceSq1: Dollars, priceSq3: Dollars, priceSq6: Dollars, priceSq12: Dollars })

/** What a customer pays after discounts by unit and term, dollars a unit and month. */
const netPrices = {
  net1: Dollars.optional(),
  net3: Dollars.optional(),
  net6: Dollars.optional(),
  net12: Dollars.optional(),
  netSq1: Dollars.optional(),
  netSq3: Dollars.optional(),
  netSq6: Dollars.optional(),
  netSq12: Dollars.optional(),
}

/** The prices as listed, and the lowest that a customer pays after discounts. */
export const CardPrices = PalletPrices.extend(SqFtPrices.shape).extend({
  lowestPallet: Dollars.optional(),
  lowestSqFt: Dollars.optional(),
  ...netPrices,
})
export type CardPrices = z.infer<typeof CardPrices>

export const CardPhoto = z.object({
  link: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  color: z.string(),
})

/** The seller of a listing as every reader may know it. */
export const CardSeller = z.object({
  id: z.number().int(),
  userType: z.string(),
  diamond: z.number().int(),
  planId: z.string(),
  userUrl: z.string(),
})

/** Which of the asked wishes a listing fulfills, as they were asked; `score` counts them, and orders lists by best fit. */
export const CardFit = z.object({ score: z.number().int(), met: z.array(z.string()), missing: z.array(z.string()) })

/** A warehouse in a list, on the map or in a carousel. `prices` is there for signed-in readers only. */
export const ListingCard = z.object({
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
  photo: CardPhoto.nullable(),
  miniLogo: z.string().nullable(),
  isVerified: z.boolean(),
  isFeatured: z.boolean(),
  isFirstSpotlight: z.boolean(),
  isHighPriority: z.boolean(),
  visible: z.boolean(),
  isDraft: z.boolean(),
  hotRackEnabled: z.boolean(),
  hotrack: z.boolean(),
  discountPercent: z.number(),
  diamond: z.number().int(),
  averageRating: z.number(),
  reviewCount: z.number().int(),
  categories: z.array(z.string()),
  features: z.array(z.string()),
  numberOfBuildings: z.number().int(),
  /** The median time to an answer in the last 12 months; null where it is not known. */
  answerMinutes: z.number().int().nullable().default(null),
  totalSpace: z.number(),
  /** The largest order that can be booked on the asked dates (a month from tomorrow unless said); 0 when there is none. */
  freePallets: z.number(),
  freeSqft: z.number(),
  /** The first day from which the smallest order can be booked; null when none can, or nobody has asked yet. */
  freeFrom: z.string().nullable(),
  /** Miles to the place that was asked for; only where one was. */
  miles: z.number().nullable().optional(),
  /** Only where wishes were asked for. */
  fit: CardFit.optional(),
  /** The one must that it fails ("features.hazmat", "verified"); only of GET /warehouse/near-misses. */
  missed: z.string().optional(),
  palletEnabled: z.boolean(),
  sqEnabled: z.boolean(),
  seller: CardSeller,
  isAd: z.boolean(),
  campaignId: z.number().int().nullable(),
  /** With a sponsored card alone. */
  ad: AdLabel.optional(),
  prices: CardPrices.optional(),
})
export type ListingCard = z.infer<typeof ListingCard>
