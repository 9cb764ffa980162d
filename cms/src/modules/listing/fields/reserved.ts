/** Segments that routes under /warehouses and /dashboard/warehouses take themselves (DECISIONS 23). */
const RESERVED = new Set([
  'us',
  'global',
  'hot-racks',
  'featured',
  'hidden',
  'not-verified',
  'not-featured',
  'not-rated',
  'region',
  'country',
  'rfp',
  'create',
  'clone',
  'edit',
  'details',
  'map',
  'own',
])

export const isReservedListingSlug = (slug: string): boolean => RESERVED.has(slug)
