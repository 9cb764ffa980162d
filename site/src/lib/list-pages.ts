import { featuredOf } from '@stackyard/shared/domain/carousel'
import { organicOrder } from '@stackyard/shared/domain/organic-order'
import type { Language } from '@stackyard/shared/reference/languages'
import { countries } from '@stackyard/shared/reference/countries'
import { regionsByState } from '@stackyard/shared/reference/us-regions'
import { usStates } from '@stackyard/shared/reference/us-states'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import type { MapBounds } from '@stackyard/shared/ui/listing-map'
import { boundsAround } from './explore-state'
import { type Voice, voiceIn } from './language'
import { type ListPage, listPage, ROOT, SEARCH, section } from './list-page-plan'
import { productName } from './site-texts'
import { stateName } from '@stackyard/shared/reference/state-names'
import { regionPages, unitedStatesView, worldView } from './views'

/** Matches either reading of the territories, as the API's filter does (DECISIONS 21). */
const isInRegion = (code: string) => (listing: Warehouse) =>
  listing.region === code ||
  (listing.regionScope === 'us' && (regionsByState.get(listing.state) ?? []).some((region) => region === code))

const isInScope = (scope: 'us' | 'global') => (listing: Warehouse) => listing.regionScope === scope
const isFeatured = (listing: Warehouse): boolean => listing.isFeatured

const scopeTexts = {
  us: 'Browse warehousing providers from across the country by region.',
  global: 'Explore warehouses from around the world.',
} as const

/** The sections of a view over several regions: "In {region}" with its first cards. */
const regionSections = ({ t, known }: Voice, regions: typeof regionPages, sorted: readonly Warehouse[]) =>
  regions.map(({ code, name, path }) =>
    section({
      heading: t('In {place}', { place: known(name) }),
      path,
      filters: { region: code },
      found: sorted.filter(isInRegion(code)),
    }),
  )

const scopeSection = (heading: string, scope: 'us' | 'global', { t }: Voice, sorted: readonly Warehouse[]) =>
  section({
    heading,
    path: `/warehouses/${scope}`,
    filters: { regionScope: scope },
    found: sorted.filter(isInScope(scope)),
    text: t(scopeTexts[scope]),
  })

const allPage = (voice: Voice, sorted: readonly Warehouse[]): ListPage => {
  const { t, known } = voice
  return listPage(voice, {
    path: ROOT,
    title: t('Explore warehouses'),
    heading: t('Explore Warehouses on {name}', { name: productName }),
    description: t(
      'Explore thousands of warehouses on {name}, the top platform for matching businesses with 3PL solutions.',
      { name: productName },
    ),
    preset: {},
    endText: t('You have seen all warehouses'),
    bounds: unitedStatesView,
    found: sorted,
    sections: [
      {
        heading: t('Featured'),
        path: '/warehouses/featured',
        listings: featuredOf(sorted.filter(isFeatured), new Date()),
        filters: { featured: 'true' },
        more: t('All featured warehouses, on a list and on the map'),
        empty: t('No HotRacks available'),
      },
      scopeSection(t('In United States'), 'us', voice, sorted),
      scopeSection(t('In Global'), 'global', voice, sorted),
    ],
    links: regionPages.map(({ name, path }) => ({ name: known(name), path })),
  })
}

/** The search without words: what is best first. */
const searchPage = (voice: Voice, sorted: readonly Warehouse[]): ListPage => {
  const { t } = voice
  return listPage(voice, {
    path: SEARCH,
    title: t('Search warehouses'),
    heading: t('Search warehouses'),
    crumb: t('Search'),
    description: t('Find space by city, state, name or what your goods need.'),
    preset: {},
    endText: t('You have seen all warehouses'),
    bounds: unitedStatesView,
    found: sorted,
    isSearch: true,
  })
}

const scopePages = (voice: Voice, sorted: readonly Warehouse[]): ListPage[] => {
  const { t, language } = voice
  return [
    listPage(voice, {
      path: '/warehouses/us',
      title: t('United States Warehouses'),
      heading: t('United States Warehouses'),
      description: t(scopeTexts.us),
      preset: { regionScope: 'us' },
      endText: t('You have seen all warehouses in United States'),
      bounds: unitedStatesView,
      found: sorted.filter(isInScope('us')),
      sections: regionSections(voice, regionPages.slice(0, 5), sorted),
      links: language === 'en' ? usStates.map(({ code, label }) => ({ name: label, path: statePath('US', code) })) : [],
    }),
    listPage(voice, {
      path: '/warehouses/global',
      title: t('Global Warehouses'),
      heading: t('Global Warehouses'),
      description: t(scopeTexts.global),
      preset: { regionScope: 'global' },
      endText: t('You have seen all warehouses in Global'),
      bounds: worldView,
      found: sorted.filter(isInScope('global')),
      sections: regionSections(voice, regionPages.slice(5), sorted),
    }),
  ]
}

const chosenPages = (voice: Voice, sorted: readonly Warehouse[]): ListPage[] => {
  const { t } = voice
  return [
    listPage(voice, {
      path: '/warehouses/featured',
      crumb: t('Featured'),
      title: t('Featured Warehouses'),
      heading: t('Featured Warehouses'),
      description: t('Save thousands on storage from top warehousing providers with exclusive deals.'),
      preset: { featured: 'true' },
      endText: t('You have seen all featured warehouses'),
      bounds: unitedStatesView,
      found: sorted.filter(isFeatured),
    }),
    listPage(voice, {
      path: '/warehouses/hot-racks',
      title: t('HotRacks'),
      heading: t('HotRacks'),
      description: t('Warehouses that give a discount on storage right now.'),
      preset: { hotrack: 'true' },
      endText: t('You have seen all Hot Rack warehouses'),
      bounds: unitedStatesView,
      found: sorted.filter(({ hotrack }) => hotrack),
    }),
  ]
}

/** What the pages of one place say. */
const placeTexts = ({ t }: Voice, place: string) => ({
  title: t('{place} Warehouses', { place }),
  heading: t('{place} Warehouses', { place }),
  description: t(
    'Warehouse space and fulfilment in {place}: what is free, from when, and what each house is good at.',
    { place },
  ),
  endText: t('You have seen all warehouses in {place}', { place }),
})

const regionListPages = (voice: Voice, sorted: readonly Warehouse[]): ListPage[] =>
  regionPages.map(({ code, name, path, bounds }) =>
    listPage(voice, {
      ...placeTexts(voice, voice.known(name)),
      path,
      crumb: voice.known(name),
      preset: { region: code },
      bounds,
      found: sorted.filter(isInRegion(code)),
    }),
  )

const countryPath = (code2: string) => `/warehouses/country/${code2}`
const statePath = (code2: string, state: string) => `${countryPath(code2)}/state/${state}`

function statePage(voice: Voice, code2: string, code: string, found: readonly Warehouse[], wide: MapBounds): ListPage {
  return listPage(voice, {
    ...placeTexts(voice, stateName(code2, code)),
    title: `${stateName(code2, code)}, ${code2} Warehouses`,
    path: statePath(code2, code),
    crumb: code.toUpperCase(),
    crumbs: [{ name: code2, path: countryPath(code2) }],
    preset: { country: code2, state: code },
    bounds: boundsAround(found) ?? wide,
    found,
  })
}

type Country = (typeof countries)[number]

/** A country's page in Arabic: without its states, which have English pages only. */
function arabicCountryPage(voice: Voice, { code2 }: Country, found: readonly Warehouse[]): ListPage {
  const name = arabicCountries.of(code2) ?? code2
  return listPage(voice, {
    ...placeTexts(voice, name),
    title: `${voice.t('Warehouses')}: ${name}`,
    path: countryPath(code2),
    preset: { country: code2 },
    bounds: code2 === 'US' ? unitedStatesView : (boundsAround(found) ?? worldView),
    found,
    isTwin: true,
  })
}

const arabicCountries = new Intl.DisplayNames('ar', { type: 'region' })

function countryWithStates(voice: Voice, { code2, name }: Country, found: readonly Warehouse[]): ListPage[] {
  const bounds = code2 === 'US' ? unitedStatesView : (boundsAround(found) ?? worldView)
  const byState = Map.groupBy(
    found.filter(({ state }) => state !== ''),
    ({ state }) => state,
  )
  if (code2 === 'US') for (const { code } of usStates) byState.set(code, byState.get(code) ?? [])
  const states = [...byState.keys()].toSorted((a, b) => stateName(code2, a).localeCompare(stateName(code2, b)))
  return [
    listPage(voice, {
      ...placeTexts(voice, name),
      title: states.length > 0 ? `${name} Warehouses by State` : `Warehouses in ${name}`,
      path: countryPath(code2),
      description: `Warehouse space and fulfilment in ${name}, state by state: what is free, from when, and what each house is good at.`,
      preset: { country: code2 },
      bounds,
      found,
      isTwin: found.length > 0,
      sections: states.map((state) =>
        section({
          heading: `In ${stateName(code2, state)}`,
          path: statePath(code2, state),
          filters: { country: code2, state },
          found: byState.get(state) ?? [],
        }),
      ),
    }),
    ...states.map((state) => statePage(voice, code2, state, byState.get(state) ?? [], bounds)),
  ]
}

/** Every country in English; in Arabic those that have a warehouse. */
function countryPages(voice: Voice, sorted: readonly Warehouse[]): ListPage[] {
  const byCountry = Map.groupBy(sorted, ({ country }) => country)
  return countries.flatMap((country) => {
    const found = byCountry.get(country.code2) ?? []
    if (voice.language === 'en') return countryWithStates(voice, country, found)
    return found.length > 0 ? [arabicCountryPage(voice, country, found)] : []
  })
}

/**
 * Every page of a language that lists warehouses: all, the search, by scope, region and country, in English by state too, featured
 * and HotRacks (000 §2.2–2.8).
 */
export function listPages(all: readonly Warehouse[], language: Language = 'en'): ListPage[] {
  const sorted = all.toSorted(organicOrder(new Date()))
  const voice = voiceIn(language)
  return [
    allPage(voice, sorted),
    searchPage(voice, sorted),
    ...scopePages(voice, sorted),
    ...chosenPages(voice, sorted),
    ...regionListPages(voice, sorted),
    ...countryPages(voice, sorted),
  ]
}
