import { sql, type SQL } from 'drizzle-orm'
import {
  type AnyParameter,
  figureFilters,
  type FigureParameter,
  optionsFilters,
} from '@stackyard/shared/reference/field-filters'
import type { Facets } from '@stackyard/shared/schema/facets'
import { columnOf, optionColumns } from '../facet-columns'
import { regionSet } from '../listing-columns'
import { all, conditionsOf, featuredColumn, type FacetGroup } from '../queries/filters'
import type { Asked } from './port'

const DIAMONDS = [0, 1, 2, 3, 4, 5]

type PlaceName = 'regionScope' | 'region' | 'country' | 'state'
type ChoiceName = Exclude<keyof Facets, PlaceName>

/** What is not asked for while a group of places is counted: itself, and the places within it. */
const lifted: Record<PlaceName, readonly PlaceName[]> = {
  regionScope: ['regionScope', 'region', 'country', 'state'],
  region: ['region', 'state'],
  country: ['country', 'state'],
  state: ['state'],
}
export const placeNames = Object.keys(lifted) as PlaceName[]

type ChoiceGroup = Exclude<FacetGroup, PlaceName>
const choiceGroups: readonly ChoiceGroup[] = [
  'verified',
  'featured',
  'hotrack',
  'diamonds',
  ...figureFilters.map(({ key }) => key),
  ...optionsFilters.flatMap(({ any }) => any ?? []),
]

/** A choice that is counted: its facet, its key, the group that is lifted if any, and what a row must be. */
export type Choice = { facet: ChoiceName; key: string; group?: ChoiceGroup | undefined; is: SQL }

const sides = (facet: 'verified' | 'featured' | 'hotrack', column: SQL): Choice[] => [
  { facet, key: 'true', group: facet, is: column },
  { facet, key: 'false', group: facet, is: sql`not ${column}` },
]

const atLeast = (facet: FigureParameter, least: number): Choice => ({
  facet,
  key: String(least),
  group: facet,
  is: sql.raw(`${columnOf(facet)} >= ${least}`),
})

const options = (facet: (typeof optionsFilters)[number]['key'], group: AnyParameter | undefined): Choice[] =>
  (optionColumns.get(facet) ?? []).map(({ key, column }) => ({ facet, key, group, is: sql.raw(column) }))

/** Every choice that is counted in one pass over the table. */
export const choicesFor = (viewer: Asked['viewer']): Choice[] => [
  ...sides('verified', sql`is_verified`),
  ...sides('featured', featuredColumn(viewer)),
  ...sides('hotrack', sql`hotrack`),
  ...DIAMONDS.map((level): Choice => ({
    facet: 'diamonds',
    key: String(level),
    group: 'diamonds',
    is: sql.raw(`diamond = ${level}`),
  })),
  ...figureFilters.flatMap(({ key, steps }) => steps.map((least) => atLeast(key, least))),
  ...optionsFilters.flatMap(({ key: facet, any }) => options(facet, any)),
]

type Conditions = ReturnType<typeof conditionsOf>

/**
 * The rows to count choices in. `missed` has a bit for each group whose choice a row does not meet; a row that misses two
 * counts nowhere, and one that misses a group counts for the choices of that group alone.
 */
function rowsFor(conditions: Conditions, asked: readonly ChoiceGroup[]): SQL {
  const places = placeNames.flatMap((name) => conditions[name])
  const where = all([...conditions.always, ...places])
  if (asked.length === 0) return sql`market.listing_facet f where ${where}`
  const missed = asked.map(
    (group, bit) => sql`case when ${all(conditions[group])} then 0 else ${sql.raw(String(2 ** bit))} end`,
  )
  return sql`(select f.*, ${sql.join(missed, sql` + `)} as missed from market.listing_facet f where ${where} offset 0) f
    where missed & (missed - 1) = 0`
}

function countsOf(conditions: Conditions, choices: readonly Choice[]): SQL {
  const asked = choiceGroups.filter((group) => conditions[group].length > 0)
  const isIn = (group?: ChoiceGroup): SQL => {
    if (asked.length === 0) return sql`true`
    const bit = group === undefined ? -1 : asked.indexOf(group)
    return bit === -1 ? sql`missed = 0` : sql.raw(`missed in (0, ${2 ** bit})`)
  }
  const count = (where: SQL, name: string) => sql`(count(*) filter (where ${where}))::int as ${sql.identifier(name)}`
  const counts = choices.map(({ group, is }, at) => count(sql`${isIn(group)} and ${is}`, `c${at}`))
  return sql`select ${sql.join([count(isIn(), 'total'), ...counts], sql`, `)} from ${rowsFor(conditions, asked)}`
}

/** The counts of one group of places, from how many listings each place has. Without a country states are the home's. */
function placeCounts(conditions: Conditions, name: PlaceName): SQL {
  const where = all([
    ...placeNames.filter((other) => !lifted[name].includes(other)).flatMap((other) => conditions[other]),
    ...(name === 'state' && conditions.country.length === 0 ? [sql`country = 'US'`] : []),
  ])
  const keys: Record<PlaceName, SQL> = {
    regionScope: sql`region_scope`,
    region: sql`key`,
    country: sql`country`,
    state: sql`state`,
  }
  // The regions of a place are written for a row `w`: a territory has two.
  const from = name === 'region' ? sql`places w, unnest(${regionSet}) key` : sql`places`
  return sql`(select coalesce(json_object_agg(key, n), '{}') from (
    select ${keys[name]} as key, sum(n)::int as n from ${from} where ${where} group by 1) counted) as ${sql.identifier(name)}`
}

/** The statement that counts all facets: a column for each choice by its index, and a JSON object for each group of places. */
export function facetStatement({ query, meaning, viewer }: Asked, choices: readonly Choice[]): SQL {
  const conditions = conditionsOf(query, meaning, viewer)
  const chosen = choiceGroups.flatMap((group) => conditions[group])
  return sql`with places as materialized (
      select region_scope, region, country, state, count(*) as n from market.listing_facet f
      where ${all([...conditions.always, ...chosen])} group by 1, 2, 3, 4),
    choices as (${countsOf(conditions, choices)})
    select choices.*, ${sql.join(
      placeNames.map((name) => placeCounts(conditions, name)),
      sql`, `,
    )} from choices`
}
