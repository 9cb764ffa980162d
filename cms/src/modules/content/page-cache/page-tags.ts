import type { ListingFilter } from '@stackyard/shared/schema/page-data'

/** On every page: what editors set for the whole site. */
export const SETTINGS = 'settings'
/** On every page that shows listings. */
export const LISTINGS = 'listings'
/** On pages that show what changes from day to day. */
export const DAY = 'day'

export const listingTag = (id: number): string => `listing-${id}`
export const sellerTag = (id: number): string => `seller-${id}`

/** Pages that look for listings around a point; a listing drops those of all cells it may be near to. */
export const aroundTag = (latitude: number, longitude: number): string =>
  `around-${Math.floor(latitude)}-${Math.floor(longitude)}`

/** The tag of a list: that of the narrowest set of listings it is taken from (cms/sql/570-page-drops.sql). */
export function listTag({ scope, region, country, state, featured, hotRack }: ListingFilter): string {
  if (country !== undefined) return `list-country-${country}${state === undefined ? '' : `-state-${state}`}`
  if (region !== undefined) return `list-region-${region}`
  if (scope !== undefined) return `list-scope-${scope}`
  if (featured) return 'list-featured'
  return hotRack ? 'list-hotrack' : 'list'
}
