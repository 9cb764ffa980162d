/*
 * Pages that list warehouses, and numbered sitemaps. Each has a route of its own, since `/warehouses/[slug]` takes every
 * other address of one segment.
 */

import { languages, pageLanguages, pathIn } from '@stackyard/shared/reference/languages'

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

const states = '/warehouses/country/[country]/state/[state]'

/** Lists of narrower places, and pages after the first of each place: in English only. */
const furtherLists = [
  states,
  `${states}/city/[city]`,
  ...['/warehouses/region/[region]', '/warehouses/country/[country]', states, `${states}/city/[city]`].map(
    (pattern) => `${pattern}/page/[page]`,
  ),
]

/** Lists of what editors write, which go on over several pages in the languages of documents. */
const contentLists = [
  { pattern: '/news', file: 'news/index.astro' },
  { pattern: '/news/category/[slug]', file: 'news/category/[slug].astro' },
  { pattern: '/articles', file: 'articles/index.astro' },
]

/** The patterns of routes of lists and sitemaps, with the files of src/pages that make them. */
export const listRoutes: readonly { pattern: string; file: string }[] = [
  ...pageLanguages.flatMap((language) => lists.map((pattern) => ({ pattern: pathIn(pattern, language), file: LIST }))),
  ...furtherLists.map((pattern) => ({ pattern, file: LIST })),
  { pattern: '/sitemap-listings.xml', file: SITEMAP },
  { pattern: '/sitemap-listings-[page].xml', file: SITEMAP },
  { pattern: '/sitemap-content-[page].xml', file: 'sitemap-content.xml.ts' },
  ...languages.flatMap((language) =>
    contentLists.map(({ pattern, file }) => ({ pattern: pathIn(`${pattern}/page/[page]`, language), file })),
  ),
]
