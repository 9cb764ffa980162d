import { withMargin } from '@stackyard/shared/domain/bounds-around'
import { slugify } from '@stackyard/shared/domain/slug'
import type { countries } from '@stackyard/shared/reference/countries'
import { stateName } from '@stackyard/shared/reference/state-names'
import { usStates } from '@stackyard/shared/reference/us-states'
import type { CityCount } from '@stackyard/shared/schema/page-data'
import { formatNumber } from '@stackyard/shared/ui/format'
import {
  cityPath,
  countryPath,
  type Found,
  FURTHER_CARDS,
  listPage,
  type ListPage,
  SECTION_CARDS,
  statePath,
} from './list-page-plan'
import type { ListSource } from './list-sections'
import { placeTexts } from './place-texts'
import { unitedStatesView, worldView } from './views'

type Country = (typeof countries)[number]

const boundsOfCountry = ({ code2 }: Country, { extent }: Pick<Found, 'extent'>) =>
  code2 === 'US' ? unitedStatesView : extent ? withMargin(extent) : worldView

/** A country's page: in English with its states, each with its first cards; in other languages only where there is a warehouse. */
export async function countryPage(source: ListSource, country: Country, found: Found): Promise<ListPage | null> {
  if (source.voice.language === 'en') return englishCountryPage(source, country, found)
  return found.total > 0 ? translatedCountryPage(source, country, found) : null
}

/** Without states, which have English pages only. */
function translatedCountryPage({ voice }: ListSource, country: Country, found: Found): ListPage {
  const name = voice.country(country.code2)
  return listPage(voice, {
    ...placeTexts(voice, name),
    title: `${voice.t('Warehouses')}: ${name}`,
    path: countryPath(country.code2),
    preset: { country: country.code2 },
    bounds: boundsOfCountry(country, found),
    found,
    isTwin: true,
  })
}

async function englishCountryPage(
  { voice, data, number = 1 }: ListSource,
  country: Country,
  found: Found,
): Promise<ListPage> {
  const { code2 } = country
  const name = voice.country(code2)
  const sections = number === 1 ? await data.firstOfStates(code2, SECTION_CARDS) : []
  const states = sections.toSorted((a, b) => stateName(code2, a.state).localeCompare(stateName(code2, b.state)))
  const hasStates = states.length > 0 || code2 === 'US'
  return listPage(voice, {
    ...placeTexts(voice, name),
    title: hasStates ? `${name} Warehouses by State` : `Warehouses in ${name}`,
    path: countryPath(code2),
    description: `Warehouse space and fulfillment in ${name}, state by state: what is free, from when, and what each warehouse is good at.`,
    preset: { country: code2 },
    bounds: boundsOfCountry(country, found),
    found,
    number,
    isTwin: found.total > 0,
    sections: states.map(({ state, listings }) => ({
      heading: `In ${stateName(code2, state)}`,
      path: statePath(code2, state),
      filters: { country: code2, state },
      listings,
    })),
  })
}

/** The state's part of an address; in small letters where the country's is. */
type StateKey = { key: string; isSmall: boolean }

/** Each state of the US has a page, elsewhere those with a warehouse. */
async function stateCode({ data }: ListSource, code2: string, { key, isSmall }: StateKey): Promise<string | null> {
  const isIt = (code: string) => (isSmall ? code.toLowerCase() : code) === key
  if (code2 !== 'US') return (await data.states(code2)).find(isIt) ?? null
  return usStates.find(({ code }) => isIt(code))?.code ?? null
}

/** A state's page, in English only; null where there is none. */
export async function statePage(
  source: ListSource,
  { code2 }: Country,
  key: StateKey,
  find: (state: string) => Promise<Found>,
): Promise<ListPage | null> {
  const code = await stateCode(source, code2, key)
  if (code === null) return null
  const { voice, data, number = 1 } = source
  const [found, cities] = await Promise.all([find(code), number === 1 ? data.cities(code2, code) : []])
  return listPage(voice, {
    ...placeTexts(voice, stateName(code2, code)),
    title: `${stateName(code2, code)}, ${code2} Warehouses`,
    path: statePath(code2, code),
    crumb: code.toUpperCase(),
    crumbs: [{ name: code2, path: countryPath(code2) }],
    preset: { country: code2, state: code },
    bounds: found.extent ? withMargin(found.extent) : code2 === 'US' ? unitedStatesView : worldView,
    found,
    number,
    links: citiesOf(cities).map(({ key, name, total }) => ({
      name: `${name} (${formatNumber(total)})`,
      path: cityPath(code2, code, key),
    })),
    linksHeading: 'Browse by city',
  })
}

type City = { key: string; name: string; spellings: string[]; total: number }

/** Cities by the name in their address; the most usual spelling is their name. */
function citiesOf(counts: readonly CityCount[]): City[] {
  const spelled = Map.groupBy(counts, ({ city }) => slugify(city))
  spelled.delete('')
  return [...spelled].map(([key, all]) => ({
    key,
    name: all.toSorted((a, b) => b.total - a.total)[0]?.city ?? key,
    spellings: all.map(({ city }) => city),
    total: all.reduce((sum, { total }) => sum + total, 0),
  }))
}

/** A city's page with its listings alone, in English only; null where there is no listing. */
export async function cityPage(
  source: ListSource,
  { code2 }: Country,
  stateKey: StateKey,
  key: string,
): Promise<ListPage | null> {
  const { voice, data, number = 1 } = source
  const state = await stateCode(source, code2, stateKey)
  const city = state === null ? undefined : citiesOf(await data.cities(code2, state)).find((one) => one.key === key)
  if (state === null || !city) return null
  const filter = { country: code2, state, cities: city.spellings }
  const listings = await data.first(filter, FURTHER_CARDS, (number - 1) * FURTHER_CARDS)
  const place = `${city.name}, ${code2 === 'US' ? state : stateName(code2, state)}`
  return listPage(voice, {
    ...placeTexts(voice, place),
    path: cityPath(code2, state, key),
    crumb: city.name,
    crumbs: [
      { name: code2, path: countryPath(code2) },
      { name: state.toUpperCase(), path: statePath(code2, state) },
    ],
    preset: { country: code2, state },
    bounds: code2 === 'US' ? unitedStatesView : worldView,
    found: { listings, total: city.total, extent: null },
    isPlain: true,
    number,
    count: Math.ceil(city.total / FURTHER_CARDS),
  })
}
