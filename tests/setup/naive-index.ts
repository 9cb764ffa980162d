import { milesBetween } from '@stackyard/shared/domain/distance'
import {
  type AnyParameter,
  byName,
  type FieldFacet,
  figureFilters,
  optionsFilters,
} from '@stackyard/shared/reference/field-filters'
import { findCountry, findUsState } from '@stackyard/shared/domain/region'
import { territoryRegions } from '@stackyard/shared/reference/us-regions'
import type { Facets } from '@stackyard/shared/schema/facets'
import type { ListingSort } from '@stackyard/shared/schema/listing-query'
import { fits, musts, wished, withoutKnown } from './naive-wishes'
import type { RandomFilters, RandomListing } from './random-listings'

/** The rules of lists and counts once more, as one would tell them: one listing after the other, no index, no SQL. */

export type Reader = 'visitor' | 'customer' | 'admin'
type Rule = (one: RandomListing, filters: RandomFilters, reader: Reader) => boolean

/** The globe that PostgreSQL measures on is larger than ours. */
const LARGER = 6_378_168 / (3958.8 * 1609.344)

export function regionsOf({ place: [scope, region, , state] }: RandomListing): string[] {
  const second = scope === 'us' ? territoryRegions[state] : undefined
  return [region, ...(second ? [second] : [])].filter((code) => code !== '')
}

const isFeatured = (one: RandomListing, reader: Reader) => (reader === 'admin' ? one.isFeatured : one.isSpotlit)
const any = (wanted: readonly string[] | undefined, has: readonly string[]) =>
  !wanted?.length || wanted.some((key) => has.includes(key))

function isInState({ place: [, , , state] }: RandomListing, { state: asked, country }: RandomFilters): boolean {
  if (!asked) return true
  const known = country ? findCountry(country)?.code2 : undefined
  const home = known === undefined || known === 'US' ? findUsState(asked) : null
  return home ? state === home.code : state.toLowerCase() === asked.toLowerCase()
}

function isInCountry({ place: [, , country] }: RandomListing, { state, country: asked }: RandomFilters): boolean {
  if (asked) return country === findCountry(asked)?.code2
  return !state || !findUsState(state) || country === 'US'
}

/** Rules by the group that is lifted when its own choices are counted. */
const groups = {
  regionScope: (one, { regionScope }) => !regionScope || one.place[0] === regionScope.toLowerCase(),
  region: (one, { region }) =>
    any(
      region?.map((code) => code.toLowerCase()),
      regionsOf(one),
    ),
  country: isInCountry,
  state: isInState,
  verified: (one, { verified }) => verified === undefined || one.isVerified === verified,
  featured: (one, { featured }, reader) => featured === undefined || isFeatured(one, reader) === featured,
  hotrack: (one, { hotrack }) => hotrack === undefined || one.hotrack === hotrack,
  diamonds: (one, { diamonds, hasDiamond }) =>
    (hasDiamond === undefined || one.diamond > 0 === hasDiamond) &&
    any(
      diamonds?.filter((level) => Number(level) <= 5),
      [String(one.diamond)],
    ),
  ...byName(
    figureFilters.map(({ key }) => key),
    (key): Rule =>
      (one, filters) =>
        one.figures[key] >= (filters[key] ?? 0),
  ),
  ...(Object.fromEntries(
    optionsFilters.flatMap(({ key, any: asked }): [string, Rule][] =>
      asked ? [[asked, (one, filters) => any(filters[asked], one.options[key])]] : [],
    ),
  ) as Record<AnyParameter, Rule>),
} satisfies Record<string, Rule>
type Group = keyof typeof groups

const all = (wanted: readonly string[] | undefined, has: readonly string[]) =>
  (wanted ?? []).every((key) => has.includes(key))

function hasSpace(
  one: RandomListing,
  { minPallets = 0, minSqft = 0, freeFrom, priceTerm = 1 }: RandomFilters,
): boolean {
  const asksForSpace = minPallets > 0 || minSqft > 0
  const asksForDay = freeFrom !== undefined || (asksForSpace && priceTerm > 1)
  const fits = (wanted: number, limits: RandomListing['pallets']) => {
    if (wanted === 0) return true
    const [least, most, free] = limits ?? [Infinity, 0, 0]
    return wanted >= least && (asksForDay ? most : free) >= wanted
  }
  const isSold = [one.pallets, one.sqft].some((limits) => limits && limits[1] >= limits[0])
  return fits(minPallets, one.pallets) && fits(minSqft, one.sqft) && (!asksForDay || asksForSpace || isSold)
}

const isInRange: Rule = (one, { minPrice, maxPrice, priceMode, priceTerm = 1 }, reader) => {
  if (reader === 'visitor' || (minPrice === undefined && maxPrice === undefined)) return true
  const price = one.prices[`${priceMode === 'sqFeet' ? 'priceSq' : 'price'}${priceTerm}`]
  if (price === undefined || (minPrice !== undefined && price < minPrice)) return false
  return maxPrice === undefined || (price > 0 && price <= maxPrice)
}

const isNear: Rule = ({ point }, { near }) => {
  if (!near) return true
  const [latitude, longitude, radius] = near
  return (
    point !== null &&
    milesBetween({ latitude: point[0], longitude: point[1] }, { latitude, longitude }) * LARGER <= radius
  )
}

const isWithin: Rule = ({ point }, { bounds }) => {
  if (!bounds) return true
  if (!point) return false
  const [south, west, north, east] = bounds
  const isBetween = west <= east ? point[1] >= west && point[1] <= east : point[1] >= west || point[1] <= east
  return point[0] >= Math.min(south, north) && point[0] <= Math.max(south, north) && isBetween
}

const always: Rule = (one, filters, reader) =>
  (reader === 'admin'
    ? filters.visible === undefined || one.isVisible === filters.visible
    : one.listed && filters.visible !== false) &&
  (!filters.userType || one.sellerType === filters.userType.toLowerCase()) &&
  (filters.sellerId === undefined || one.sellerId === filters.sellerId) &&
  one.id !== filters.excludeId &&
  one.rating >= (filters.minRating ?? 0) &&
  optionsFilters.every(({ key }) => all(filters[key], one.options[key])) &&
  hasSpace(one, filters) &&
  isInRange(one, filters, reader) &&
  isNear(one, filters, reader) &&
  isWithin(one, filters, reader)

export type Question = { filters: RandomFilters; reader: Reader; words?: string[] }

/** The listings that match, without what the lifted groups ask. */
export function matching(listings: readonly RandomListing[], asked: Question, lifted: readonly Group[] = []) {
  const { filters, reader, words = [] } = asked
  const rules = Object.entries(groups).flatMap(([group, rule]) =>
    lifted.includes(group as Group) ? [] : [rule as Rule],
  )
  return listings.filter(
    (one) => all(words, one.words) && [always, ...rules].every((rule) => rule(one, filters, reader)),
  )
}

type Choices = { lifted: Group[]; keys: (one: RandomListing, asked: Question) => (string | boolean | number)[] }

const facets: Record<keyof Facets, Choices> = {
  regionScope: { lifted: ['regionScope', 'region', 'country', 'state'], keys: (one) => [one.place[0]] },
  region: { lifted: ['region', 'state'], keys: regionsOf },
  country: { lifted: ['country', 'state'], keys: (one) => [one.place[2]] },
  state: { lifted: ['state'], keys: (one, asked) => (isAtHome(one, asked) ? [one.place[3]] : []) },
  verified: { lifted: ['verified'], keys: (one) => [one.isVerified] },
  featured: { lifted: ['featured'], keys: (one, { reader }) => [isFeatured(one, reader)] },
  hotrack: { lifted: ['hotrack'], keys: (one) => [one.hotrack] },
  diamonds: { lifted: ['diamonds'], keys: (one) => [one.diamond] },
  ...(Object.fromEntries([
    ...figureFilters.map(({ key, steps }): [string, Choices] => [
      key,
      { lifted: [key], keys: (one) => steps.filter((least) => one.figures[key] >= least) },
    ]),
    ...optionsFilters.map(({ key, any: asked }): [string, Choices] => [
      key,
      { lifted: asked ? [asked] : [], keys: (one) => one.options[key] },
    ]),
  ]) as Record<FieldFacet, Choices>),
}

/** Without a country, given or meant by a state, the states are those of the United States. */
const isAtHome = ({ place }: RandomListing, { filters: { country, state } }: Question): boolean =>
  country !== undefined || (state !== undefined && findUsState(state) !== null) || place[2] === 'US'

/** The counts beside the choices of every filter, by key. */
export function facetsOf(listings: readonly RandomListing[], asked: Question): Record<string, Record<string, number>> {
  const counted = Object.entries(facets).map(([name, { lifted, keys }]) => {
    const counts: Record<string, number> = {}
    for (const one of matching(listings, asked, lifted))
      for (const key of keys(one, asked).map(String)) if (key !== '') counts[key] = (counts[key] ?? 0) + 1
    return [name, counts]
  })
  return Object.fromEntries(counted) as Record<string, Record<string, number>>
}

/** The first five that fail one must and nothing else, each with that must. */
export function nearMisses(listings: readonly RandomListing[], asked: Question): { id: number; missed: string }[] {
  const { filters } = asked
  const known = musts(filters)
  const failed = (one: RandomListing) => known.filter(({ isFulfilled }) => !isFulfilled(one))
  const near = matching(listings, { ...asked, filters: withoutKnown(filters) }).filter(
    (one) => failed(one).length === 1,
  )
  const { wishes: _wishes, ...unwished } = filters
  return inOrder(near, (one) => placeOf(one, { ...asked, filters: unwished }, 'default'))
    .slice(0, 5)
    .map((one) => ({ id: one.id, missed: failed(one)[0]?.text ?? '' }))
}

/** What a listing is sorted by: smaller numbers and texts first. */
type Place = (number | string)[]
const organic = (one: RandomListing): Place => [
  Number(one.sunk),
  -one.priority,
  -Number(one.isVerified),
  -one.rating,
  one.id,
]

/** Whether the list stands by how well listings fit. */
const isByFit = (filters: RandomFilters, sort: ListingSort): boolean =>
  (sort === 'fit' || sort === 'default') && wished(filters).length > 0

function placeOf(one: RandomListing, asked: Question, sort: ListingSort): Place {
  const { near, wishes, ...filters } = asked.filters
  if (!isByFit(asked.filters, sort)) return plainPlaceOf(one, asked, sort)
  const plain = { ...asked, filters: near ? { ...filters, near } : filters }
  return [-fits(one, { ...filters, ...(wishes ? { wishes } : {}) }), ...plainPlaceOf(one, plain, 'default')]
}

function plainPlaceOf(one: RandomListing, { filters: { near }, reader }: Question, sort: ListingSort): Place {
  if (near && (sort === 'distance' || sort === 'default')) {
    const [latitude, longitude] = near
    const point = { latitude: one.point?.[0] ?? 0, longitude: one.point?.[1] ?? 0 }
    return [Math.round(milesBetween(point, { latitude, longitude }) * 1e6), one.id]
  }
  if (sort === 'rating') return [-one.rating, -one.reviews, one.id]
  if (sort === 'answer') return [one.answerMinutes ?? Infinity, one.id]
  if (sort === 'newest') return [-one.id]
  if (sort === 'buildings') return [-one.figures.numberOfBuildings, one.id]
  if (sort === 'name') return [one.words.join(' ').toLowerCase(), one.id]
  if (sort === 'price' && reader !== 'visitor') return [one.prices.price1 ?? Infinity, one.id]
  return organic(one)
}

function compare(a: Place, b: Place): number {
  const at = a.findIndex((part, index) => part !== b[index])
  return at === -1 ? 0 : (a[at] ?? 0) < (b[at] ?? 0) ? -1 : 1
}

const inOrder = (listings: readonly RandomListing[], place: (one: RandomListing) => Place) =>
  listings.toSorted((a, b) => compare(place(a), place(b)))

/** The ids of a list in its order, with at most five spotlighted ones in front where a list has them. */
export function listOf(
  listings: readonly RandomListing[],
  asked: Question,
  sort: ListingSort,
  limit: number,
): number[] {
  const found = inOrder(matching(listings, asked), (one) => placeOf(one, asked, sort))
  const { featured, hotrack, sellerId, excludeId, near } = asked.filters
  const isNarrow = [featured, hotrack, sellerId, excludeId, near].some((value) => value !== undefined)
  const leads =
    asked.reader !== 'admin' &&
    limit >= 10 &&
    sort === 'default' &&
    !isNarrow &&
    !asked.words &&
    !isByFit(asked.filters, sort)
  const lead = leads
    ? inOrder(
        found.filter(({ isSpotlit }) => isSpotlit),
        organic,
      ).slice(0, 5)
    : []
  return [...lead, ...found.filter((one) => !lead.includes(one))].map(({ id }) => id)
}
