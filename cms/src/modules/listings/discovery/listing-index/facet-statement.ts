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

export type ChoiceGroup = Exclude<FacetGroup, PlaceName>
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

type Numbered = readonly [at: number, choice: Choice]

const counted = (choices: readonly Numbered[]): SQL[] =>
  choices.map(([at, { is }]) => sql`(count(*) filter (where ${is}))::int as ${sql.identifier(`c${at}`)}`)

/** The counts of the choices of `group`, among the rows that meet every condition but those of that group. */
function countsWithout(group: ChoiceGroup, conditions: Conditions, choices: readonly Numbered[], rows: SQL): SQL {
  const { [group]: _lifted, ...others } = conditions
  const where = all(Object.values(others).flat())
  return sql`(select ${sql.join(counted(choices), sql`, `)} from ${rows} where ${where})`
}

/** The counts of these choices, and of all, among the rows that meet every condition. */
const countsWithin = (conditions: Conditions, choices: readonly Numbered[], rows: SQL): SQL =>
  sql`(select ${sql.join([sql`count(*)::int as total`, ...counted(choices)], sql`, `)}
    from ${rows} where ${all(Object.values(conditions).flat())})`

/** The counts of one group of places, from how many listings each place has. Without a country states are the home's. */
export function placeCounts(conditions: Conditions, name: PlaceName): SQL {
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

/** The choices of each group that is chosen from, and of none, with their places in the list of all. */
export function choicesByGroup(conditions: Conditions, choices: readonly Choice[]) {
  const chosen = choiceGroups.filter((group) => conditions[group].length > 0)
  const byGroup = Map.groupBy(
    choices.map((choice, at): Numbered => [at, choice]),
    ([, { group }]) => chosen.find((name) => name === group),
  )
  return { chosen, byGroup }
}

const allRows = sql`market.listing_facet f`

/**
 * The statement that counts all facets of some rows of the table: a column for each choice by its index, and a JSON
 * object for each group of places.
 */
export function facetStatement({ query, meaning, viewer }: Asked, choices: readonly Choice[], rows = allRows): SQL {
  const conditions = conditionsOf(query, meaning, viewer)
  const { chosen, byGroup } = choicesByGroup(conditions, choices)
  const counts = [
    countsWithin(conditions, byGroup.get(undefined) ?? [], rows),
    ...chosen.flatMap((group) => {
      const own = byGroup.get(group)
      return own ? [countsWithout(group, conditions, own, rows)] : []
    }),
  ]
  return sql`with places as materialized (
      select region_scope, region, country, state, count(*) as n from ${rows}
      where ${all([...conditions.always, ...chosen.flatMap((group) => conditions[group])])} group by 1, 2, 3, 4)
    select *, ${sql.join(
      placeNames.map((name) => placeCounts(conditions, name)),
      sql`, `,
    )} from ${sql.join(
      counts.map((count, at) => sql`${count} ${sql.identifier(`counts${at}`)}`),
      sql`, `,
    )}`
}
