import type { ListingTab, ManagedSort } from '@stackyard/shared/reference/managed-lists'
import type { ManagedListingQuery } from '@stackyard/shared/schema/managed-listing'
import { present, type RawSearch, readOneOf, readText } from '@stackyard/shared/domain/read-search'

type Filters = Partial<
  Pick<
    ManagedListingQuery,
    | 'visible'
    | 'verified'
    | 'featured'
    | 'firstSpotlight'
    | 'highPriority'
    | 'hasDiamond'
    | 'hotrack'
    | 'draft'
    | 'regionScope'
  >
>

/** The lists of listings as filters of one table. */
export const viewFilters = {
  all: {},
  visible: { visible: true },
  hidden: { visible: false },
  verified: { verified: true },
  'not-verified': { verified: false },
  featured: { featured: true },
  'not-featured': { featured: false },
  'first-spotlight': { firstSpotlight: true },
  'high-priority': { highPriority: true },
  rated: { hasDiamond: true },
  'not-rated': { hasDiamond: false },
  'hot-racks': { hotrack: true },
  drafts: { draft: true },
  us: { regionScope: 'us' },
  global: { regionScope: 'global' },
} as const satisfies Readonly<Record<string, Filters>>

export type ListingView = keyof typeof viewFilters

export const listingViews = Object.keys(viewFilters) as ListingView[]

const sorts = ['updatedAt', 'name', 'seller', 'city', 'diamond'] as const satisfies readonly ManagedSort[]

/** Parts of a view by the state of its listings. */
export const listingStates = ['live', 'draft', 'hidden', 'stale'] as const satisfies readonly ListingTab[]

export type TableSearch = {
  view?: ListingView | undefined
  tab?: (typeof listingStates)[number] | undefined
  query?: string | undefined
  sortBy?: (typeof sorts)[number] | undefined
  order?: 'asc' | 'desc' | undefined
}

export const readTableSearch = (search: RawSearch): TableSearch =>
  present({
    view: readOneOf(search.view, listingViews),
    tab: readOneOf(search.tab, listingStates),
    query: readText(search.query),
    sortBy: readOneOf(search.sortBy, sorts),
    order: readOneOf(search.order, ['asc', 'desc'] as const),
  })

/** What a screen fixes besides its view: whose listings, which region. */
export type TableScope = {
  userType?: 'manager' | undefined
  region?: string | undefined
  sellerId?: number | undefined
}
