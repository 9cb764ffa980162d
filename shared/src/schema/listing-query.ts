import { z } from 'zod'
import { byName, figureParameterNames, listParameterNames } from '../reference/field-filters'
import {
  paging,
  queryBoolean,
  queryId,
  queryList,
  queryNumber,
  queryNumberUpTo,
  queryNumberWithin,
  queryText,
} from './query'

const latitude = queryNumberWithin(-90, 90)
const longitude = queryNumberWithin(-180, 180)

/** More than anybody can ask for: what a listing may have of anything. */
const MOST = 1_000_000_000
const LARGEST_RADIUS_MILES = 5000
const EARLIEST_DAY = '2000-01-01'

/**
 * The filters of a listing list, one schema for list, map, count and search.
 * Country and state come as name, code2 or code3 in any case; the server stores and compares codes.
 * The parameters the spec leaves undefined mean here:
 * - `coordinates`: `latitude,longitude` as the center of `radiusInMiles`, or `south,west,north,east` as map bounds;
 * - fields with a filter (reference/warehouse-fields): a list of options that must all be had, or a figure to be reached;
 *   `categoriesQuery`, `featuresQuery` are like `categories` and `features`, but one match is enough;
 * - `search`: the same as `query`;
 * - `verified`, `featured`, `visible`, `hasDiamond`: true or false to ask for one side, absent for both.
 * Our own beyond the spec:
 * - `listingId`: this listing alone, where it matches the others: a pin's card is read by it;
 * - `diamonds`: levels 0 to 5, any of them; `minRating`: stars;
 * - `minPallets`, `minSqft`: an order of this size can be booked: sold this way, within the limits of an order, and free
 *   from `freeFrom` on (YYYY-MM-DD; tomorrow unless said) for `priceTerm` months; cards show what is free on these dates;
 * - `minPrice`, `maxPrice`: dollars per pallet per month, or a square foot with `priceMode=sqFeet`, for the term
 *   `priceTerm` (1 unless said); without effect for visitors;
 * - `budget`: dollars a month at most for `minPallets` or `minSqft` (one pallet unless said) after discounts, for the term
 *   `priceTerm`; without effect for visitors;
 * - `wishes`: what ranks the list by how much of it a listing fulfills, and narrows nothing: options (`features.hazmat`),
 *   `verified`, `hotrack`, `hasDiamond`, figures to be reached (`minRating.4`, `numberOfBuildings.2`), levels (`diamonds.4-5`).
 * West greater than east crosses the antimeridian. Unknown and broken parameters are ignored and
 * named in the answer's header `x-ignored-parameters`.
 */
export const listingFilters = {
  regionScope: queryText,
  region: queryList,
  country: queryText,
  state: queryText,
  hotrack: queryBoolean,
  verified: queryBoolean,
  featured: queryBoolean,
  visible: queryBoolean,
  hasDiamond: queryBoolean,
  coordinates: queryText,
  query: queryText,
  search: queryText,
  ...byName(figureParameterNames, () => queryNumber),
  ...byName(listParameterNames, () => queryList),
  latitude,
  longitude,
  radiusInMiles: queryNumberUpTo(LARGEST_RADIUS_MILES),
  northCoordinate: latitude,
  southCoordinate: latitude,
  eastCoordinate: longitude,
  westCoordinate: longitude,
  userType: queryText,
  sellerId: queryId,
  excludeId: queryId,
  listingId: queryId,
  diamonds: queryList,
  minRating: queryNumber,
  minPallets: queryNumberWithin(0, 100_000_000),
  minSqft: queryNumberWithin(0, MOST),
  freeFrom: queryText.pipe(
    z.iso
      .date()
      .refine((day) => day >= EARLIEST_DAY)
      .optional()
      .catch(undefined),
  ),
  minPrice: queryNumber,
  maxPrice: queryNumber,
  budget: queryNumberUpTo(MOST),
  wishes: queryList,
  priceMode: queryText,
  priceTerm: queryNumber.pipe(z.literal([1, 3, 6, 12]).optional().catch(undefined)),
}

export const listingSorts = [
  'default',
  'fit',
  'rating',
  'newest',
  'price',
  'total',
  'free',
  'distance',
  'name',
  'buildings',
  'answer',
] as const
export type ListingSort = (typeof listingSorts)[number]

/** Combined listing page size is 10, infinite scroll asks for 24. */
export const ListingQuery = z.object({
  ...listingFilters,
  ...paging(10),
  sort: z.preprocess(
    (value: ListingSort | undefined) => listingSorts.find((sort) => sort === value),
    z.enum(listingSorts).default('default'),
  ),
})
export type ListingQuery = z.infer<typeof ListingQuery>

export const MapQuery = z.object({
  ...listingFilters,
  type: queryText,
  serviceType: queryText,
  serviceSubType: queryText,
  zoom: queryNumberWithin(0, 24),
  limit: queryNumber,
  skip: queryNumber,
})
export type MapQuery = z.infer<typeof MapQuery>

export const CountQuery = z.object(listingFilters)
export type CountQuery = z.infer<typeof CountQuery>
