import { type PageLanguage, pathIn } from '@stackyard/shared/reference/languages'
import type { Extent } from '@stackyard/shared/schema/page-data'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import type { MapBounds } from '@stackyard/shared/ui/listing-map'
import { languagesOf } from './language-routes'
import type { Voice } from './language'
import type { Crumb } from './seo'

/** A part of a list page with a page of its own: "In Midwest". */
export type ListSection = {
  heading: string
  text?: string
  path: string
  listings: readonly ListingCard[]
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
  language: PageLanguage
  /** Whether it stands in every language. */
  isTwin: boolean
  title: string
  heading: string
  description: string
  crumbs: readonly Crumb[]
  preset: Readonly<Record<string, string>>
  endText: string
  bounds: MapBounds
  /** The first cards, in the order of the API's list. */
  listings: readonly ListingCard[]
  total: number
  sections: readonly ListSection[]
  /** Ways to narrower or wider pages. */
  links: readonly Crumb[]
  /** What the ways to other pages are called; regions unless said. */
  linksHeading?: string
  /** Cards alone, without the bar and the map. */
  isPlain?: boolean
  /** Which of a place's pages this is, and how many there are; left out where all is on one. */
  paging?: Paging
  /** The page is the search itself, beside which other kinds can be searched. */
  isSearch?: boolean
}

/** Listings of a page after the first, and of each page of a city. */
export const FURTHER_CARDS = 48
export const FIRST_CARDS = 12
export const SECTION_CARDS = 8
export const ROOT = '/warehouses'
export const SEARCH = '/search/warehouses'
export const countryPath = (code2: string) => `/warehouses/country/${code2}`
export const statePath = (code2: string, state: string) => `${countryPath(code2)}/state/${state}`
export const cityPath = (code2: string, state: string, key: string) => `${statePath(code2, state)}/city/${key}`

/** A page's number, from 1, among all of a place, and the path of the first. */
export type Paging = { number: number; count: number; first: string }

/** As many as four digits of an address name: 479,911 listings of one place. */
const MOST_PAGES = 9_999

/** Spotlighted listings that lead the API's first page, in the organic order. */
export const IN_FRONT = 5
/** At least so many of the first page are the first in order, whatever is featured. */
const FIRST_IN_ORDER = FIRST_CARDS - IN_FRONT

/** The first cards: featured ones in front, none twice. */
export function firstCards(front: readonly ListingCard[], found: readonly ListingCard[]): ListingCard[] {
  const all = [...front.slice(0, IN_FRONT), ...found]
  return [...new Map(all.map((listing) => [listing.id, listing])).values()].slice(0, FIRST_CARDS)
}

/** How many pages list `total` listings: all of them are on one, or in order from the second page on. */
export const pageCount = (total: number): number =>
  total <= FIRST_CARDS ? 1 : Math.min(MOST_PAGES, 1 + Math.ceil((total - FIRST_IN_ORDER) / FURTHER_CARDS))

/** How many listings come before a page, from the second on. */
export const listingsBefore = (number: number): number => FIRST_IN_ORDER + (number - 2) * FURTHER_CARDS

/** A place's page of this number: its own path and words, without what its first page has besides. */
export const furtherPage = ({ t }: Voice, page: ListPage, { number, count, first }: Paging): ListPage => {
  const name = t('Page {page}', { page: number })
  const path = pagePath(first, number)
  return {
    ...page,
    path,
    isTwin: false,
    isPlain: true,
    title: `${page.title}, ${name.toLowerCase()}`,
    heading: `${page.heading}, ${name.toLowerCase()}`,
    description: `${t('Page {page} of {count}.', { page: number, count })} ${page.description}`,
    crumbs: [...page.crumbs, { name, path }],
    sections: [],
    links: [],
  }
}

/** The path of a page of a list. */
export const pagePath = (first: string, number: number): string => (number === 1 ? first : `${first}/page/${number}`)

/** What a page's filter finds: its first cards, how many there are in all, and where. */
export type Found = { listings: readonly ListingCard[]; total: number; extent: Extent | null }

type Plan = Omit<ListPage, 'listings' | 'total' | 'crumbs' | 'sections' | 'links' | 'language' | 'isTwin'> & {
  isTwin?: boolean
  /** What the last step of the way here is called; the heading unless said. */
  crumb?: string
  crumbs?: readonly Crumb[]
  sections?: readonly ListSection[]
  links?: readonly Crumb[]
  found: Found
  /** The number of this page among those of its place; for places whose listings go on over several pages. */
  number?: number
  /** How many pages its place has. */
  count?: number
}

/** A page as planned, with the way to it, its first cards and the sections that have something to show. */
export const listPage = (
  voice: Voice,
  { found, crumbs = [], sections = [], links = [], isTwin, crumb, number, count, ...page }: Plan,
): ListPage => {
  const { t, language } = voice
  const above = [
    { name: t('Home'), path: '/' },
    ...(page.path === ROOT || page.path === SEARCH ? [] : [{ name: t('Warehouses'), path: ROOT }]),
    ...crumbs,
    { name: crumb ?? page.heading, path: page.path },
  ]
  const paging = number === undefined || language !== 'en' ? undefined : pagingOf(page.path, found, number, count)
  const whole: ListPage = {
    ...page,
    ...(paging && { paging }),
    language,
    isTwin: isTwin ?? languagesOf(page.path).length > 1,
    sections: sections.filter(({ listings, empty }) => listings.length > 0 || empty !== undefined),
    links,
    crumbs: above.map(({ name, path }) => ({ name, path: pathIn(path, language) })),
    listings: found.listings,
    total: found.total,
  }
  return paging && paging.number > 1 ? furtherPage(voice, whole, paging) : whole
}

const pagingOf = (first: string, { total }: Found, number: number, count = pageCount(total)): Paging => ({
  number,
  count,
  first,
})
