import { countries } from '@stackyard/shared/reference/countries'
import { regionsByState } from '@stackyard/shared/reference/us-regions'
import { usStates } from '@stackyard/shared/reference/us-states'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import type { MapBounds } from '@stackyard/shared/ui/listing-map'
import { boundsAround } from './explore-state'
import type { Crumb } from './seo'
import { productName } from './site-texts'
import { stateName } from './subdivisions'
import { regionPages, unitedStatesView, worldView } from './views'

/** A part of a list page with a page of its own: "In Midwest". */
export type ListSection = { heading: string; text?: string; path: string; listings: readonly Warehouse[] }

/** A page that lists warehouses: its words, the filters it sets, and what of it stands there without a script. */
export type ListPage = {
  path: string
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
}

const FIRST_CARDS = 12
const SECTION_CARDS = 8
const home: Crumb = { name: 'Home', path: '/' }
const root: Crumb = { name: 'Warehouses', path: '/warehouses' }

/** The order of the API's list unless another is asked for: verified, then best rated (000 §2.10). */
const bestFirst = (a: Warehouse, b: Warehouse): number =>
  Number(b.isVerified) - Number(a.isVerified) || b.averageRating - a.averageRating || a.id - b.id

/** Spotlighted listings that lead the API's first page, the 1st spotlight first (000 §7). */
const IN_FRONT = 5

function firstCards(found: readonly Warehouse[]): Warehouse[] {
  const front = found
    .filter(({ isFeatured }) => isFeatured)
    .toSorted((a, b) => Number(b.isFirstSpotlight) - Number(a.isFirstSpotlight))
    .slice(0, IN_FRONT)
  return [...new Set([...front, ...found])].slice(0, FIRST_CARDS)
}

type Plan = Omit<ListPage, 'listings' | 'total' | 'crumbs' | 'sections' | 'links'> & {
  crumbs?: readonly Crumb[]
  sections?: readonly ListSection[]
  links?: readonly Crumb[]
  found: readonly Warehouse[]
}

const listPage = ({ found, crumbs = [], sections = [], links = [], ...page }: Plan): ListPage => ({
  ...page,
  sections: sections.filter(({ listings }) => listings.length > 0),
  links,
  crumbs: [home, ...(page.path === root.path ? [] : [root]), ...crumbs, { name: page.heading, path: page.path }],
  listings: firstCards(found),
  total: found.length,
})

const section = (heading: string, path: string, found: readonly Warehouse[], text?: string): ListSection => ({
  heading,
  path,
  listings: found.slice(0, SECTION_CARDS),
  ...(text ? { text } : {}),
})

/** Matches either reading of the territories, as the API's filter does (DECISIONS 21). */
const isInRegion = (code: string) => (listing: Warehouse) =>
  listing.region === code ||
  (listing.regionScope === 'us' && (regionsByState.get(listing.state) ?? []).some((region) => region === code))

const isInScope = (scope: 'us' | 'global') => (listing: Warehouse) => listing.regionScope === scope
const isFeatured = (listing: Warehouse): boolean => listing.isFeatured

const scopeTexts = {
  us: 'Browse warehousing providers from across the country by region.',
  global: 'Explore warehouses from around the world.',
}

/** The sections of a view over several regions: "In {region}" with its first cards. */
const regionSections = (regions: typeof regionPages, sorted: readonly Warehouse[]) =>
  regions.map(({ code, name, path }) => section(`In ${name}`, path, sorted.filter(isInRegion(code))))

const allPage = (sorted: readonly Warehouse[]): ListPage =>
  listPage({
    path: root.path,
    title: 'Explore warehouses',
    heading: `Explore Warehouses on ${productName}`,
    description: `Explore thousands of warehouses on ${productName}, the top platform for matching businesses with 3PL solutions.`,
    preset: {},
    endText: 'You have seen all warehouses',
    bounds: unitedStatesView,
    found: sorted,
    sections: [
      section('Featured', '/warehouses/featured', sorted.filter(isFeatured)),
      section('In United States', '/warehouses/us', sorted.filter(isInScope('us')), scopeTexts.us),
      section('In Global', '/warehouses/global', sorted.filter(isInScope('global')), scopeTexts.global),
    ],
    links: regionPages.map(({ name, path }) => ({ name, path })),
  })

const scopePages = (sorted: readonly Warehouse[]): ListPage[] => [
  listPage({
    path: '/warehouses/us',
    title: 'United States Warehouses',
    heading: 'United States Warehouses',
    description: scopeTexts.us,
    preset: { regionScope: 'us' },
    endText: 'You have seen all warehouses in United States',
    bounds: unitedStatesView,
    found: sorted.filter(isInScope('us')),
    sections: regionSections(regionPages.slice(0, 5), sorted),
    links: usStates.map(({ code, label }) => ({ name: label, path: statePath('US', code) })),
  }),
  listPage({
    path: '/warehouses/global',
    title: 'Global Warehouses',
    heading: 'Global Warehouses',
    description: scopeTexts.global,
    preset: { regionScope: 'global' },
    endText: 'You have seen all warehouses in Global',
    bounds: worldView,
    found: sorted.filter(isInScope('global')),
    sections: regionSections(regionPages.slice(5), sorted),
  }),
]

const chosenPages = (sorted: readonly Warehouse[]): ListPage[] => [
  listPage({
    path: '/warehouses/featured',
    title: 'Featured Warehouses',
    heading: 'Featured Warehouses',
    description: 'Save thousands on storage from top warehousing providers with exclusive deals.',
    preset: { featured: 'true' },
    endText: 'You have seen all featured warehouses',
    bounds: unitedStatesView,
    found: sorted.filter(isFeatured),
  }),
  listPage({
    path: '/warehouses/hot-racks',
    title: 'HotRacks',
    heading: 'HotRacks',
    description: 'Warehouses that give a discount on storage right now.',
    preset: { hotrack: 'true' },
    endText: 'You have seen all Hot Rack warehouses',
    bounds: unitedStatesView,
    found: sorted.filter(({ hotrack }) => hotrack),
  }),
]

const regionListPages = (sorted: readonly Warehouse[]): ListPage[] =>
  regionPages.map(({ code, name, path, bounds }) =>
    listPage({
      path,
      title: `${name} Warehouses`,
      heading: `${name} Warehouses`,
      description: `Warehouse space and fulfilment in ${name}: what is free, from when, and what each house is good at.`,
      preset: { region: code },
      endText: `You have seen all warehouses in ${name}`,
      bounds,
      found: sorted.filter(isInRegion(code)),
    }),
  )

const countryPath = (code2: string) => `/warehouses/country/${code2}`
const statePath = (code2: string, state: string) => `${countryPath(code2)}/state/${state}`

function statePage(code2: string, code: string, found: readonly Warehouse[], wide: MapBounds): ListPage {
  const name = stateName(code2, code)
  return listPage({
    path: statePath(code2, code),
    title: `${name} Warehouses`,
    heading: `${name} Warehouses`,
    description: `Warehouse space and fulfilment in ${name}: what is free, from when, and what each house is good at.`,
    crumbs: [{ name: code2, path: countryPath(code2) }],
    preset: { country: code2, state: code },
    endText: `You have seen all warehouses in ${name}`,
    bounds: boundsAround(found) ?? wide,
    found,
  })
}

function countryPages(sorted: readonly Warehouse[]): ListPage[] {
  const byCountry = Map.groupBy(sorted, ({ country }) => country)
  return countries.flatMap(({ code2, name }) => {
    const found = byCountry.get(code2) ?? []
    const bounds = code2 === 'US' ? unitedStatesView : (boundsAround(found) ?? worldView)
    const byState = Map.groupBy(
      found.filter(({ state }) => state !== ''),
      ({ state }) => state,
    )
    if (code2 === 'US') for (const { code } of usStates) byState.set(code, byState.get(code) ?? [])
    const states = [...byState.keys()].toSorted((a, b) => stateName(code2, a).localeCompare(stateName(code2, b)))
    return [
      listPage({
        path: countryPath(code2),
        title: `${name} Warehouses`,
        heading: `${name} Warehouses`,
        description: `Warehouse space and fulfilment in ${name}, state by state: what is free, from when, and what each house is good at.`,
        preset: { country: code2 },
        endText: `You have seen all warehouses in ${name}`,
        bounds,
        found,
        sections: states.map((state) =>
          section(`In ${stateName(code2, state)}`, statePath(code2, state), byState.get(state) ?? []),
        ),
      }),
      ...states.map((state) => statePage(code2, state, byState.get(state) ?? [], bounds)),
    ]
  })
}

/** Every page that lists warehouses: all, by scope, region, country and state, featured and HotRacks (000 §2.2–2.8). */
export function listPages(all: readonly Warehouse[]): ListPage[] {
  const sorted = all.toSorted(bestFirst)
  return [
    allPage(sorted),
    ...scopePages(sorted),
    ...chosenPages(sorted),
    ...regionListPages(sorted),
    ...countryPages(sorted),
  ]
}
