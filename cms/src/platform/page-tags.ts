import type { ListingFilter } from '@stackyard/shared/schema/page-data'

/** On every page: what editors set for the whole site. */
export const SETTINGS = 'settings'
/** On every page that shows listings. */
export const LISTINGS = 'listings'
/** On pages that show what changes from day to day. */
export const DAY = 'day'
/** On pages that name categories or tags of content. */
export const CATEGORIES = 'categories'
/** On pages that show what plans cost. */
export const PLANS = 'plans'

export const listingTag = (id: number): string => `listing-${id}`
export const sellerTag = (id: number): string => `seller-${id}`
/** The page of a person. */
export const profileTag = (id: number): string => `profile-${id}`
export const serviceTag = (id: number): string => `service-${id}`
/** Pages with the printed name or picture of somebody who wrote something. */
export const authorTag = (id: number): string => `author-${id}`
/** Pages that show the best listings with an expertise. */
export const topicTag = (topic: string): string => `topic-${topic}`

/** Tags of records that editors write by their collection (cms/sql/580-content-drops.sql). */
const RECORDS = {
  posts: 'post',
  articles: 'article',
  'encyclopedia-entries': 'entry',
  'encyclopedia-terms': 'term',
  faqs: 'faq',
  pages: 'page',
  partners: 'partner',
  media: 'media',
  users: 'author',
  warehouses: 'listing',
} as const

/** The tag of a record; undefined for collections that no page shows. */
export const recordTag = (collection: string, id: unknown): string | undefined =>
  collection in RECORDS ? `${RECORDS[collection as keyof typeof RECORDS]}-${String(id)}` : undefined

/** Lists of what editors write. */
export type ContentList =
  'news' | 'articles' | 'encyclopedia' | 'terms' | 'faqs' | 'pages' | 'partners' | 'agreements' | 'services'
export const contentListTag = (list: ContentList): string => `list-${list}`
/** Lists of the posts of one category. */
export const categoryTag = (id: number): string => `list-news-${id}`
/** Pages that lead to an English path, or stand there in any language. */
export const addressTag = (path: string): string => `at-${path}`

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
