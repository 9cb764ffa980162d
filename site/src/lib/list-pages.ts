import { countries } from '@stackyard/shared/reference/countries'
import type { PageLanguage } from '@stackyard/shared/reference/languages'
import { usStates } from '@stackyard/shared/reference/us-states'
import type { ListingFilter, PageData } from '@stackyard/shared/schema/page-data'
import { voiceIn } from './language'
import { cityPage, countryPage, statePage } from './country-pages'
import {
  countryPath,
  FIRST_CARDS,
  type Found,
  firstCards,
  FURTHER_CARDS,
  IN_FRONT,
  listingsBefore,
  listPage,
  type ListPage,
  ROOT,
  SEARCH,
  statePath,
} from './list-page-plan'
import { type ListSource, regionSections, scopeSection, scopeTexts } from './list-sections'
import { placeTexts } from './place-texts'
import { productName } from './site-texts'
import { regionPages, unitedStatesView, worldView } from './views'

/** The first cards of a filter, featured ones in front, as the first page of the API's list; then all in order. */
async function find({ data, number = 1 }: Pick<ListSource, 'data' | 'number'>, filter: ListingFilter): Promise<Found> {
  if (number > 1) {
    const [listings, total] = await Promise.all([
      data.first(filter, FURTHER_CARDS, listingsBefore(number)),
      data.count(filter),
    ])
    return { listings, total, extent: null }
  }
  const [front, found] = await Promise.all([
    data.first({ ...filter, featured: true }, IN_FRONT),
    data.list(filter, FIRST_CARDS),
  ])
  return { ...found, listings: firstCards(front, found.listings) }
}

async function allPage({ voice, data }: ListSource): Promise<ListPage> {
  const { t, known } = voice
  const [found, featured, us, global] = await Promise.all([
    find({ data }, {}),
    data.featuredToday(),
    scopeSection({ voice, data }, 'us', t('In United States')),
    scopeSection({ voice, data }, 'global', t('In Global')),
  ])
  return listPage(voice, {
    path: ROOT,
    title: t('Explore warehouses'),
    heading: t('Explore Warehouses on {name}', { name: productName() }),
    description: t(
      'Explore thousands of warehouses on {name}, the top platform for matching businesses with 3PL solutions.',
      { name: productName() },
    ),
    preset: {},
    endText: t('You have seen all warehouses'),
    bounds: unitedStatesView,
    found,
    sections: [
      {
        heading: t('Featured'),
        path: '/warehouses/featured',
        listings: featured,
        filters: { featured: 'true' },
        more: t('All featured warehouses, on a list and on the map'),
        empty: t('No HotRacks available'),
      },
      us,
      global,
    ],
    links: regionPages.map(({ name, path }) => ({ name: known(name), path })),
  })
}

/** The search without words: what is best first. */
async function searchPage({ voice, data }: ListSource): Promise<ListPage> {
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
    found: await find({ data }, {}),
    isSearch: true,
  })
}

async function usPage(source: ListSource): Promise<ListPage> {
  const { voice, data } = source
  const { t, language } = voice
  return listPage(voice, {
    path: '/warehouses/us',
    title: t('United States Warehouses'),
    heading: t('United States Warehouses'),
    description: t(scopeTexts.us),
    preset: { regionScope: 'us' },
    endText: t('You have seen all warehouses in United States'),
    bounds: unitedStatesView,
    found: await find({ data }, { scope: 'us' }),
    sections: await regionSections(source, regionPages.slice(0, 5)),
    links: language === 'en' ? usStates.map(({ code, label }) => ({ name: label, path: statePath('US', code) })) : [],
  })
}

async function globalPage(source: ListSource): Promise<ListPage> {
  const { voice, data } = source
  const { t } = voice
  const listed = new Set(await data.countries())
  return listPage(voice, {
    path: '/warehouses/global',
    title: t('Global Warehouses'),
    heading: t('Global Warehouses'),
    description: t(scopeTexts.global),
    preset: { regionScope: 'global' },
    endText: t('You have seen all warehouses in Global'),
    bounds: worldView,
    found: await find({ data }, { scope: 'global' }),
    sections: await regionSections(source, regionPages.slice(5)),
    // Some countries are of no region, and no state's page leads to them.
    links: countries
      .filter(({ code2 }) => code2 !== 'US' && listed.has(code2))
      .map(({ code2 }) => ({ name: voice.country(code2), path: countryPath(code2) })),
    linksHeading: t('Browse by country'),
  })
}

async function featuredPage({ voice, data }: ListSource): Promise<ListPage> {
  const { t } = voice
  return listPage(voice, {
    path: '/warehouses/featured',
    crumb: t('Featured'),
    title: t('Featured Warehouses'),
    heading: t('Featured Warehouses'),
    description: t('Save thousands on storage from top warehousing providers with exclusive deals.'),
    preset: { featured: 'true' },
    endText: t('You have seen all featured warehouses'),
    bounds: unitedStatesView,
    found: await find({ data }, { featured: true }),
  })
}

async function hotRackPage({ voice, data }: ListSource): Promise<ListPage> {
  const { t } = voice
  return listPage(voice, {
    path: '/warehouses/hot-racks',
    title: t('HotRacks'),
    heading: t('HotRacks'),
    description: t('Warehouses that give a discount on storage right now.'),
    preset: { hotrack: 'true' },
    endText: t('You have seen all Hot Rack warehouses'),
    bounds: unitedStatesView,
    found: await find({ data }, { hotRack: true }),
  })
}

async function regionPage({ voice, data, number }: ListSource, key: string): Promise<ListPage | null> {
  const region = regionPages.find(({ path }) => path === `${ROOT}/region/${key}`)
  if (!region) return null
  const { code, name, path, bounds } = region
  return listPage(voice, {
    ...placeTexts(voice, voice.known(name)),
    path,
    crumb: voice.known(name),
    preset: { region: code },
    bounds,
    found: await find({ data, number: number ?? 1 }, { region: code }),
    number: number ?? 1,
  })
}

type PlaceKeys = { country: string; state?: string | undefined; city?: string | undefined }

/** Codes in addresses are read in either case; the page names the one with capitals as its own. */
async function placePage(source: ListSource, keys: PlaceKeys): Promise<ListPage | null> {
  const country = countries.find(({ code2 }) => code2 === keys.country || code2.toLowerCase() === keys.country)
  if (!country) return null
  if (keys.state === undefined) return countryPage(source, country, await find(source, { country: country.code2 }))
  if (source.voice.language !== 'en') return null
  const state = { key: keys.state, isSmall: country.code2 !== keys.country }
  if (keys.city !== undefined) return cityPage(source, country, state, keys.city)
  return statePage(source, country, state, (code) => find(source, { country: country.code2, state: code }))
}

const simple: Readonly<Record<string, (source: ListSource) => Promise<ListPage>>> = {
  [ROOT]: allPage,
  '/search': searchPage,
  [SEARCH]: searchPage,
  '/warehouses/us': usPage,
  '/warehouses/global': globalPage,
  '/warehouses/featured': featuredPage,
  '/warehouses/hot-racks': hotRackPage,
}

const PLACE =
  /^\/warehouses\/(?:region\/(?<region>[^/]+)|country\/(?<country>[^/]+)(?:\/state\/(?<state>[^/]+)(?:\/city\/(?<city>[^/]+))?)?)(?:\/page\/(?<page>[1-9]\d{0,3}))?$/

/**
 * The page of a language at an English path that lists warehouses: all, the search, by scope, region and country, in
 * English by state and city too and over several pages, featured and HotRacks; null where there is none.
 */
export async function listPageAt(path: string, language: PageLanguage, data: PageData): Promise<ListPage | null> {
  const source = { voice: voiceIn(language), data }
  const page = simple[path]
  if (page) return page(source)
  const { region, country, state, city, page: asked } = PLACE.exec(path)?.groups ?? {}
  // The first page has the address of the place itself.
  if (asked === '1' || (asked && language !== 'en')) return null
  const place = { ...source, number: Number(asked ?? 1) }
  const found = region
    ? await regionPage(place, region)
    : country
      ? await placePage(place, { country, state, city })
      : null
  return found?.paging && found.paging.number > found.paging.count ? null : found
}
