import type { Island } from './islands'

/** Islands that a listing page shows late or never: their names would weigh on each of those pages. */
export const otherIslands: Record<string, () => Promise<Island>> = {
  contact: () => import('../islands/contact-island'),
  comments: () => import('../islands/comments-island'),
  compare: () => import('../islands/compare-island'),
  explore: () => import('../islands/explore-island'),
  'ask-rate': () => import('../islands/ask-rate-island'),
  'listing-tools': () => import('../islands/listing-tools-island'),
  'listing-map': () => import('../islands/listing-map-island'),
  'overview-map': () => import('../islands/overview-map-island'),
  'platform-contact': () => import('../islands/platform-contact-island'),
  profile: () => import('../islands/profile-island'),
  reviews: () => import('../islands/reviews-island'),
  search: () => import('../islands/search-island'),
}
