import { z } from 'zod'
import { type AllParameter, byName, figureParameterNames, optionsFilters } from '../reference/field-filters'
import type { CountQuery } from './listing-query'

const options = Object.fromEntries(
  optionsFilters.map(({ key, any }): [AllParameter, (keyof CountQuery)[]] => [key, any ? [key, any] : [key]]),
) as Record<AllParameter, (keyof CountQuery)[]>

/** What a reader takes for one filter, with the parameters that make it. */
export const relaxable = {
  ...options,
  ...byName(figureParameterNames, (name): (keyof CountQuery)[] => [name]),
  text: ['query', 'search'],
  area: [
    'coordinates',
    'latitude',
    'longitude',
    'radiusInMiles',
    'northCoordinate',
    'southCoordinate',
    'eastCoordinate',
    'westCoordinate',
  ],
  state: ['state'],
  country: ['country'],
  region: ['region'],
  regionScope: ['regionScope'],
  space: ['minPallets', 'minSqft', 'freeFrom'],
  price: ['minPrice', 'maxPrice', 'priceMode', 'priceTerm', 'budget'],
  hotrack: ['hotrack'],
  verified: ['verified'],
  featured: ['featured'],
  diamonds: ['diamonds', 'hasDiamond'],
  rating: ['minRating'],
  seller: ['sellerId', 'userType'],
} as const satisfies Record<string, readonly (keyof CountQuery)[]>

export type RelaxableFilter = keyof typeof relaxable
export const relaxableFilters = Object.keys(relaxable) as RelaxableFilter[]

/**
 * The one filter to take away from a list that shows too little: without its `parameters` the list holds `count`
 * listings, more than without any other. Null when no single filter is in the way.
 */
export const Relax = z
  .object({ filter: z.enum(relaxableFilters), parameters: z.array(z.string()), count: z.number().int().positive() })
  .nullable()
export type Relax = z.infer<typeof Relax>
