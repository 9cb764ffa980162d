/*
 * Pages that list warehouses, and their sitemaps. Each has a route of its own, since `/warehouses/[slug]` takes every
 * other address of one segment.
 */

const LIST = 'warehouses/_list.astro'
const SITEMAP = '_sitemap-listings.xml.ts'

const lists = [
  '/warehouses',
  '/warehouses/us',
  '/warehouses/global',
  '/warehouses/featured',
  '/warehouses/hot-racks',
  '/warehouses/region/[region]',
  '/warehouses/country/[country]',
  '/search',
  '/search/warehouses',
]

/** The patterns of routes of lists and their sitemaps, with the files of src/pages that make them. */
export const listRoutes: readonly { pattern: string; file: string }[] = [
  ...lists.flatMap((pattern) => [pattern, `/ar${pattern}`]).map((pattern) => ({ pattern, file: LIST })),
  { pattern: '/warehouses/country/[country]/state/[state]', file: LIST },
  { pattern: '/sitemap-listings.xml', file: SITEMAP },
  { pattern: '/sitemap-listings-[page].xml', file: SITEMAP },
]
