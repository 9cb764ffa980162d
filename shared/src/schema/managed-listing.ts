import { z } from 'zod'
import { listingTabs, managedSorts, ownSorts, type ListingTab } from '../reference/managed-lists'
import { CardPrices, ListingCard } from './listing-card'
import { optionalId, paging, queryBoolean, queryText } from './query'

const known = <const Options extends readonly string[]>(options: Options, fallback: Options[number]) =>
  z.preprocess(
    (value: Options[number] | undefined) => (options.includes(value ?? '') ? value : undefined),
    z.enum(options).default(fallback as never),
  )

const listed = { tab: known(listingTabs, 'all'), query: queryText, order: known(['asc', 'desc'] as const, 'desc') }

export const OwnListingQuery = z.object({ ...listed, sortBy: known(ownSorts, 'updatedAt'), ...paging(24) })
export type OwnListingQuery = z.infer<typeof OwnListingQuery>

/** The one table of admins and its views: every filter may be absent. */
export const ManagedListingQuery = z.object({
  ...listed,
  sortBy: known(managedSorts, 'updatedAt'),
  ...paging(24),
  visible: queryBoolean,
  verified: queryBoolean,
  featured: queryBoolean,
  firstSpotlight: queryBoolean,
  highPriority: queryBoolean,
  hasDiamond: queryBoolean,
  draft: queryBoolean,
  hotrack: queryBoolean,
  userType: queryText,
  sellerId: optionalId,
  region: queryText,
  regionScope: queryText,
})
export type ManagedListingQuery = z.infer<typeof ManagedListingQuery>

/** A card with what its keeper needs to know beside it. */
export const ManagedListing = ListingCard.extend({
  version: z.number().int(),
  sellerName: z.string(),
  sellerVerified: z.boolean(),
  confirmedAt: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type ManagedListing = z.infer<typeof ManagedListing>

/** Days that `views` of an own listing counts. */
export const viewDays = 30

/** A listing in its provider's own list, with how it does. */
export const OwnListing = ManagedListing.extend({
  prices: CardPrices,
  /** Square feet: all of it, and what no reservation or block takes today. */
  space: z.object({ total: z.number(), free: z.number() }),
  /** Reservations that are neither cancelled nor over. */
  openReservations: z.number().int(),
  /** Visits of its page in the last 30 days. */
  views: z.number().int(),
})
export type OwnListing = z.infer<typeof OwnListing>

export const ListingCounts = z.object(
  Object.fromEntries(listingTabs.map((tab) => [tab, z.number().int()])) as Record<ListingTab, z.ZodNumber>,
)
export type ListingCounts = z.infer<typeof ListingCounts>

/** What a deletion answers: it worked when either count is above zero. */
export const Deletion = z.object({ modifiedCount: z.number().int(), deletedCount: z.number().int() })
