import { z } from 'zod'
import { paging, queryBoolean, queryList, queryNumber, queryText, optionalId } from './query'

const latitude = queryNumber.pipe(z.number().min(-90).max(90).optional())
const longitude = queryNumber.pipe(z.number().min(-180).max(180).optional())

/**
 * The filters of a listing list (000 §7), one schema for list, map, count and search (DECISIONS 54, 64, 71, 72).
 * Country and state come as name, code2 or code3 in any case; the server stores and compares codes.
 * The parameters the spec leaves undefined mean here:
 * - `coordinates`: `latitude,longitude` as the centre of `radiusInMiles`, or `south,west,north,east` as map bounds;
 * - `categoriesQuery`, `featuresQuery`: like `categories` and `features`, but one match is enough;
 * - `search`: the same as `query`;
 * - `verified`, `featured`, `visible`, `hasDiamond`: true or false to ask for one side, absent for both.
 * West greater than east crosses the antimeridian. Unknown parameters are ignored.
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
  numberOfBuildings: queryNumber,
  categories: queryList,
  features: queryList,
  categoriesQuery: queryList,
  featuresQuery: queryList,
  latitude,
  longitude,
  radiusInMiles: queryNumber.pipe(z.number().positive().max(5000).optional()),
  northCoordinate: latitude,
  southCoordinate: latitude,
  eastCoordinate: longitude,
  westCoordinate: longitude,
  userType: queryText,
  sellerId: queryNumber,
  excludeId: optionalId,
  minPallets: queryNumber,
}

export const listingSorts = ['default', 'rating', 'newest', 'price', 'distance', 'name', 'buildings'] as const
export type ListingSort = (typeof listingSorts)[number]

/** Combined listing page size is 10, infinite scroll asks for 24 (000 §9). */
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
  zoom: queryNumber.pipe(z.number().min(0).max(24).optional()),
  limit: queryNumber,
  skip: queryNumber,
})
export type MapQuery = z.infer<typeof MapQuery>

export const CountQuery = z.object(listingFilters)
export type CountQuery = z.infer<typeof CountQuery>
