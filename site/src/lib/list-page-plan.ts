import { type Language, pathIn } from '@stackyard/shared/reference/languages'
import type { Extent } from '@stackyard/shared/schema/page-data'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import type { MapBounds } from '@stackyard/shared/ui/listing-map'
import { hasArabic } from './arabic-routes'
import type { Voice } from './language'
import type { Crumb } from './seo'

/** A part of a list page with a page of its own: "In Midwest". */
export type ListSection = {
  heading: string
  text?: string
  path: string
  listings: readonly Warehouse[]
  /** The filters that find them. */
  filters: Readonly<Record<string, string>>
  /** Words of the card after the last one, which leads to the section's page. */
  more?: string
  /** What is said in place of no cards; without it a section of none is left out. */
  empty?: string
}

/** A page that lists warehouses: its words, the filters it sets, and what of it stands there without a script. */
export type ListPage = {
  /** Its path in English. */
  path: string
  language: Language
  /** Whether it stands in the other language too. */
  isTwin: boolean
  title: string
  heading: string
  description: string
  crumbs: readonly Crumb[]
  preset: Readonly<Record<string, string>>
  endText: string
  bounds: MapBounds
  /** The first cards, in the order of the API's list. */
  listings: readonly Warehouse[]
  total: number
  sections: readonly ListSection[]
  /** Ways to narrower or wider pages. */
  links: readonly Crumb[]
  /** The page is the search itself, beside which other kinds can be searched. */
  isSearch?: boolean
}

export const FIRST_CARDS = 12
export const SECTION_CARDS = 8
export const ROOT = '/warehouses'
export const SEARCH = '/search/warehouses'
export const countryPath = (code2: string) => `/warehouses/country/${code2}`
export const statePath = (code2: string, state: string) => `${countryPath(code2)}/state/${state}`

/** Spotlighted listings that lead the API's first page, in the organic order. */
export const IN_FRONT = 5

/** The first cards: featured ones in front, none twice. */
export function firstCards(front: readonly Warehouse[], found: readonly Warehouse[]): Warehouse[] {
  const all = [...front.slice(0, IN_FRONT), ...found]
  return [...new Map(all.map((listing) => [listing.id, listing])).values()].slice(0, FIRST_CARDS)
}

/** What a page's filter finds: its first cards, how many there are in all, and where. */
export type Found = { listings: readonly Warehouse[]; total: number; extent: Extent | null }

type Plan = Omit<ListPage, 'listings' | 'total' | 'crumbs' | 'sections' | 'links' | 'language' | 'isTwin'> & {
  isTwin?: boolean
  /** What the last step of the way here is called; the heading unless said. */
  crumb?: string
  crumbs?: readonly Crumb[]
  sections?: readonly ListSection[]
  links?: readonly Crumb[]
  found: Found
}

/** A page as planned, with the way to it, its first cards and the sections that have something to show. */
export const listPage = (
  { t, language }: Voice,
  { found, crumbs = [], sections = [], links = [], isTwin, crumb, ...page }: Plan,
): ListPage => {
  const above = [
    { name: t('Home'), path: '/' },
    ...(page.path === ROOT || page.path === SEARCH ? [] : [{ name: t('Warehouses'), path: ROOT }]),
    ...crumbs,
    { name: crumb ?? page.heading, path: page.path },
  ]
  return {
    ...page,
    language,
    isTwin: isTwin ?? hasArabic(page.path),
    sections: sections.filter(({ listings, empty }) => listings.length > 0 || empty !== undefined),
    links,
    crumbs: above.map(({ name, path }) => ({ name, path: pathIn(path, language) })),
    listings: found.listings,
    total: found.total,
  }
}
