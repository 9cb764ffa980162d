import type { ExploreSearch } from '../../domain/explore-search'
import type { FulfillmentVolumes } from '../../domain/fulfillment-volumes'
import { formatDollars } from '../../domain/money'
import { asMust, asWish, mustsOf, readWish, type Wish, wishesOf, withoutMust, withoutWish } from '../../domain/wishes'
import { diamondLevels } from '../../reference/diamond-levels'
import {
  figureFilters,
  type FigureParameter,
  listParameterNames,
  listParameters,
  optionLabel,
  type OptionsFiltered,
} from '../../reference/field-filters'
import { usRegions } from '../../reference/us-regions'
import { countryName, formatDay, formatNumber } from '../format'
import { saidMonths } from '../said-space'
import { fill, say, sayName } from '../say'
import { wishName } from '../wish-name'
import { scopeWords, switchWords, userTypeWords } from './filter-words'
import { stateAtHome } from './state-at-home'

/** One filter in use: what it is called, and the search without it. */
export type FilterChip = { id: string; label: string; without: ExploreSearch; option?: WishSwitch }

/** Whether it ranks, and the search in which it does what it doesn't do now. */
type WishSwitch = { isWish: boolean; switched: ExploreSearch }

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
  regionScope: (scope) => say(scopeWords[scope]),
  country: countryName,
  state: stateAtHome,
  verified: () => say(switchWords.verified),
  featured: () => say(switchWords.featured),
  hotrack: () => say(switchWords.hotrack),
  hasDiamond: () => say(switchWords.hasDiamond),
  minRating: (stars) => say('{count} stars or more', { count: formatNumber(stars) }),
  userType: (type) => say(userTypeWords[type]),
  minPallets: (count) => say('{count} pallets or more', { count: formatNumber(count) }),
  minSqft: (count) => say('{count} sq ft or more', { count: formatNumber(count) }),
  freeFrom: (day) => say('Free from {day}', { day: formatDay(day) }),
  priceTerm: (months) => say('For {months}', { months: saidMonths(months) }),
  budget: (dollars) => say('Up to {price} a month', { price: formatDollars(dollars) }),
  minPrice: (dollars) => say('From {price} per pallet', { price: formatDollars(dollars) }),
  maxPrice: (dollars) => say('Up to {price} per pallet', { price: formatDollars(dollars) }),
  coordinates: () => say('Map area'),
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
    const label = fill(chip, { count: formatNumber(count) })
    const without = { ...search, [key]: undefined }
    return [{ id: key, label, without, ...asWishToo(search, mustNamed(search, key)) }]
  })

/** A point and its radius are one filter; a radius alone is around the place that was searched for. */
const pointChip = ({ latitude, longitude: _longitude, radiusInMiles, ...rest }: ExploreSearch): FilterChip[] => {
  if (latitude === undefined && radiusInMiles === undefined) return []
  const label =
    radiusInMiles === undefined
      ? say('Around a place')
      : say('Within {miles} miles', { miles: formatNumber(radiusInMiles) })
  return [{ id: 'radiusInMiles', label, without: rest }]
}

const listChips = (search: ExploreSearch, key: ListKey) =>
  (search[key] ?? [])
    .filter((item) => readWish(`${key}.${item}`)?.kind !== 'option')
    .map((item): FilterChip => {
      const rest = search[key]?.filter((other) => other !== item) ?? []
      return {
        id: `${key}-${item}`,
        label: itemLabel(key, item),
        without: { ...search, [key]: rest.length > 0 ? rest : undefined },
        ...(key === 'diamonds'
          ? asWishToo(
              search,
              mustsOf(search).find(({ kind }) => kind === 'diamonds'),
            )
          : {}),
      }
    })

/** Options that narrow, and then all wishes, each of which can be made the other one. */
const wishChips = (search: ExploreSearch): FilterChip[] => [
  ...mustsOf(search).flatMap((must) => {
    if (must.kind !== 'option') return []
    return [
      { id: must.text, label: wishName(must.text), without: withoutMust(search, must), ...asWishToo(search, must) },
    ]
  }),
  ...wishesOf(search).map((wish) => ({
    id: `wish-${wish.text}`,
    label: wishName(wish.text),
    without: withoutWish(search, wish),
    option: { isWish: true, switched: asMust(search, wish) },
  })),
]

/** The way to have a must as a wish; none for a filter that can only narrow. */
function asWishToo(search: ExploreSearch, must: Wish | undefined): { option?: WishSwitch } {
  return must ? { option: { isWish: false, switched: asWish(search, must) } } : {}
}

/** The must that a switch or a figure makes. */
const mustNamed = (search: ExploreSearch, parameter: string): Wish | undefined =>
  mustsOf(search).find((must) => must.kind !== 'option' && must.kind !== 'diamonds' && must.parameter === parameter)

/**
 * The filters in use, each with the way to take it away; order and view are none. `nameOf` names states abroad; without
 * it they are called as they were asked for.
 */
export const chipsOf = (search: ExploreSearch, nameOf: NameOf | null = null): FilterChip[] => {
  const single = (Object.keys(singles) as Single[]).flatMap((key): FilterChip[] => {
    const value = search[key]
    if (value === undefined || value === false) return []
    const label = key === 'state' ? stateLabel(search, nameOf) : (singles[key] as (value: unknown) => string)(value)
    return [{ id: key, label, without: { ...search, [key]: undefined }, ...asWishToo(search, mustNamed(search, key)) }]
  })
  return [
    ...single,
    ...figureChips(search),
    ...pointChip(search),
    ...listKeys.flatMap((key) => listChips(search, key)),
    ...wishChips(search),
  ]
}
