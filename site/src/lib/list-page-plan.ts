import { type Language, pathIn } from '@stackyard/shared/reference/languages'
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

const FIRST_CARDS = 12
export const SECTION_CARDS = 8
export const ROOT = '/warehouses'
export const SEARCH = '/search/warehouses'

/** Spotlighted listings that lead the API's first page, in the organic order. */
export const IN_FRONT = 5

function firstCards(found: readonly Warehouse[]): Warehouse[] {
  const front = found.filter(({ isFeatured }) => isFeatured).slice(0, IN_FRONT)
  return [...new Set([...front, ...found])].slice(0, FIRST_CARDS)
}

type Plan = Omit<ListPage, 'listings' | 'total' | 'crumbs' | 'sections' | 'links' | 'language' | 'isTwin'> & {
  isTwin?: boolean
  /** What the last step of the way here is called; the heading unless said. */
  crumb?: string
  crumbs?: readonly Crumb[]
  sections?: readonly ListSection[]
  links?: readonly Crumb[]
  found: readonly Warehouse[]
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
    listings: firstCards(found),
    total: found.length,
  }
}

type SectionPlan = Pick<ListSection, 'heading' | 'path' | 'filters' | 'text'> & { found: readonly Warehouse[] }

/** A section with its first cards. */
export const section = ({ found, ...plan }: SectionPlan): ListSection => ({
  ...plan,
  listings: found.slice(0, SECTION_CARDS),
})
