import {
  figureFilters,
  type FigureParameter,
  listParameterNames,
  listParameters,
  optionLabel,
  type OptionsFiltered,
} from '@stackyard/shared/reference/field-filters'
import type { FulfillmentVolumes } from '@stackyard/shared/domain/fulfillment-volumes'
import { formatDollars } from '@stackyard/shared/domain/money'
import { diamondLevels } from '@stackyard/shared/reference/diamond-levels'
import { asMust, asWish, mustsOf, readWish, wishesOf, withoutMust, withoutWish } from '@stackyard/shared/domain/wishes'
import { wishName } from '@stackyard/shared/ui/wish-name'
import { usRegions } from '@stackyard/shared/reference/us-regions'
import { countryName, formatNumber } from '@stackyard/shared/ui/format'
import { saidMonths } from '@stackyard/shared/ui/said-space'
import { fill } from '@stackyard/shared/ui/say'
import { sayName } from '@stackyard/shared/ui/say'
import { formatDate } from '../../../lib/format'
import { texts } from '../../../lib/texts'
import { exploreTexts } from '../../../lib/texts/explore'
import type { ExploreSearch } from './explore-search'
import { stateAtHome } from './state-at-home'

const words = texts.explore

/** One filter in use: what it is called, and the search without it. */
export type FilterChip = { id: string; label: string; without: ExploreSearch; option?: OptionSwitch }

/** Whether the option ranks, and the search in which it does what it doesn't do now. */
type OptionSwitch = { isWish: boolean; switched: ExploreSearch }

const regionLabels = new Map<string, string>(usRegions.map(({ code, name }) => [code, name]))

/** The name of a state by its country's code2 and its own code, where those are known. */
type NameOf = (country: string, state: string) => string

const stateLabel = ({ country = 'US', state = '' }: ExploreSearch, nameOf: NameOf | null): string =>
  country === 'US' ? stateAtHome(state) : (nameOf?.(country, state) ?? state)

const listKeys = ['region', ...listParameterNames, 'diamonds'] as const
type ListKey = (typeof listKeys)[number]
type PointKey = 'latitude' | 'longitude' | 'radiusInMiles'

type Single = Exclude<
  keyof ExploreSearch,
  ListKey | 'wishes' | keyof FulfillmentVolumes | FigureParameter | PointKey | 'sort' | 'view'
>

const singles: { [Key in Single]: (value: NonNullable<ExploreSearch[Key]>) => string } = {
  query: (text) => `“${text}”`,
  regionScope: (scope) => words.scopes[scope],
  country: countryName,
  state: stateAtHome,
  verified: () => words.verified,
  featured: () => words.featured,
  hotrack: () => words.hotrack,
  hasDiamond: () => exploreTexts.diamonds,
  minRating: (stars) => exploreTexts.minRating(formatNumber(stars)),
  userType: (type) => exploreTexts.userTypes[type],
  minPallets: (count) => exploreTexts.pallets(formatNumber(count)),
  minSqft: (count) => exploreTexts.sqft(formatNumber(count)),
  freeFrom: (day) => exploreTexts.freeFrom(formatDate(day)),
  priceTerm: (months) => exploreTexts.forTerm(saidMonths(months)),
  budget: (dollars) => exploreTexts.budget(formatDollars(dollars)),
  minPrice: (dollars) => exploreTexts.minPrice(formatDollars(dollars)),
  maxPrice: (dollars) => exploreTexts.maxPrice(formatDollars(dollars)),
  coordinates: () => exploreTexts.mapArea,
}

const diamondNames = new Map(diamondLevels.map(({ level, name }) => [String(level), name]))
const fieldOf = new Map<string, OptionsFiltered>(listParameters.map(({ name, field }) => [name, field]))

function itemLabel(key: ListKey, item: string): string {
  const field = fieldOf.get(key)
  if (field) return sayName(optionLabel(field, item))
  return sayName((key === 'region' ? regionLabels : diamondNames).get(item) ?? item)
}

const figureChips = (search: ExploreSearch): FilterChip[] =>
  figureFilters.flatMap(({ key, chip }) => {
    const count = search[key]
    if (count === undefined) return []
    return [{ id: key, label: fill(chip, { count: formatNumber(count) }), without: { ...search, [key]: undefined } }]
  })

/** A point and its radius are one filter; a radius alone is around the place that was searched for. */
const pointChip = ({ latitude, longitude: _longitude, radiusInMiles, ...rest }: ExploreSearch): FilterChip[] => {
  if (latitude === undefined && radiusInMiles === undefined) return []
  const label = radiusInMiles === undefined ? exploreTexts.nearPoint : exploreTexts.within(formatNumber(radiusInMiles))
  return [{ id: 'radiusInMiles', label, without: rest }]
}

const listChips = (search: ExploreSearch, key: ListKey) =>
  (search[key] ?? [])
    .filter((item) => readWish(`${key}.${item}`) === null)
    .map((item): FilterChip => {
      const rest = search[key]?.filter((other) => other !== item) ?? []
      return {
        id: `${key}-${item}`,
        label: itemLabel(key, item),
        without: { ...search, [key]: rest.length > 0 ? rest : undefined },
      }
    })

/** Musts, then wishes, each of which can be made the other one. */
const optionChips = (search: ExploreSearch): FilterChip[] => [
  ...mustsOf(search).map((must) => ({
    id: must.text,
    label: wishName(must.text),
    without: withoutMust(search, must),
    option: { isWish: false, switched: asWish(search, must) },
  })),
  ...wishesOf(search).map((wish) => ({
    id: `wish-${wish.text}`,
    label: wishName(wish.text),
    without: withoutWish(search, wish),
    option: { isWish: true, switched: asMust(search, wish) },
  })),
]

/**
 * The filters in use, each with the way to take it away; order and view are none. `nameOf` names states abroad; without
 * it they are called as they were asked for.
 */
export const chipsOf = (search: ExploreSearch, nameOf: NameOf | null = null): FilterChip[] => {
  const single = (Object.keys(singles) as Single[]).flatMap((key): FilterChip[] => {
    const value = search[key]
    if (value === undefined || value === false) return []
    const label = key === 'state' ? stateLabel(search, nameOf) : (singles[key] as (value: unknown) => string)(value)
    return [{ id: key, label, without: { ...search, [key]: undefined } }]
  })
  return [
    ...single,
    ...figureChips(search),
    ...pointChip(search),
    ...listKeys.flatMap((key) => listChips(search, key)),
    ...optionChips(search),
  ]
}
