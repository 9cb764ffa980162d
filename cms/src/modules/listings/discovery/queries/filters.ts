import { sql, type SQL } from 'drizzle-orm'
import {
  type AnyParameter,
  type FigureParameter,
  type ListParameter,
  optionsFilters,
} from '@stackyard/shared/reference/field-filters'
import type { CountQuery } from '@stackyard/shared/schema/listing-query'
import { figureColumns, optionColumns } from '../facet-columns'
import { freeSpace, prices } from './figures'
import { geography } from './geography'
import { placeAsked, type RegionAsked, TERRITORIES } from './place-asked'
import type { Meaning } from './place-of-text'
import { isNamedLike, wordsMatch } from './words'

export type Filters = CountQuery
export type Viewer = { id: number; userType: string } | null

const isAdmin = (viewer: Viewer) => viewer?.userType === 'admin'
const fold = (text: string) => text.trim().toLowerCase()
const textArray = (values: string[]): SQL =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`

/** The groups that facets are counted by; the conditions of one are lifted when its own choices are counted. */
type OwnGroup = 'regionScope' | 'region' | 'country' | 'state' | 'verified' | 'featured' | 'hotrack' | 'diamonds'
export type FacetGroup = OwnGroup | FigureParameter | AnyParameter

/** Conditions by the group whose choice they are; `always` holds the rest. */
type Conditions = Record<FacetGroup | 'always', SQL[]>

/** All of these conditions as one. */
export const all = (conditions: readonly SQL[]): SQL =>
  conditions.length > 0 ? sql.join([...conditions], sql` and `) : sql`true`

/** One of these conditions. */
const either = (conditions: readonly SQL[]): SQL => sql`(${sql.join([...conditions], sql` or `)})`

/** Units of space to count as taken, for the dates of a need. */
export type Returned = Parameters<typeof freeSpace>[1]

/** The `where` of every list, map, count and search, over `market.listing_facet f`; `returned` as in `freeSpace`. */
export const whereOf = (filters: Filters, meaning: Meaning, viewer: Viewer, returned?: Returned): SQL =>
  all(Object.values(conditionsOf(filters, meaning, viewer, returned)).flat())

const spoken = (meaning: Meaning): SQL[] =>
  meaning.words ? [meaning.isLoose ? isNamedLike(meaning.words) : wordsMatch(meaning.words)] : []

/** What is asked of a listing, by group. Only admins see what is hidden or a draft. */
export function conditionsOf(filters: Filters, meaning: Meaning, viewer: Viewer, returned?: Returned): Conditions {
  return {
    always: [
      ...standing(filters, viewer),
      ...offer(filters),
      ...freeSpace(filters, returned),
      ...(viewer ? prices(filters) : []),
      ...geography(filters, meaning),
      ...spoken(meaning),
    ],
    ...place(filters, meaning),
    ...flags(filters, viewer),
    diamonds: diamonds(filters),
    ...figures(filters),
    ...anyOptions(filters),
  }
}

/** Spotlight as this reader meets it: a free plan's is kept, but shown to admins alone. */
export const featuredColumn = (viewer: Viewer): SQL => (isAdmin(viewer) ? sql`is_featured` : sql`spotlight`)

const flag = (column: SQL, wanted: boolean | undefined): SQL[] =>
  wanted === undefined ? [] : [wanted ? column : sql`not ${column}`]

const flags = (filters: Filters, viewer: Viewer) => ({
  verified: flag(sql`is_verified`, filters.verified),
  featured: flag(featuredColumn(viewer), filters.featured),
  hotrack: flag(sql`hotrack`, filters.hotrack),
})

const MOST_DIAMONDS = 5

/** The levels asked for that exist. */
const diamondLevels = ({ diamonds: asked }: Filters): number[] =>
  (asked ?? []).map(Number).filter((level) => Number.isInteger(level) && level >= 0 && level <= MOST_DIAMONDS)

function diamonds(filters: Filters): SQL[] {
  const levels = diamondLevels(filters)
  return [
    ...(filters.hasDiamond === undefined ? [] : [filters.hasDiamond ? sql`diamond > 0` : sql`diamond = 0`]),
    ...(levels.length > 0 ? [either(levels.map((level) => sql.raw(`diamond = ${level}`)))] : []),
  ]
}

function standing(filters: Filters, viewer: Viewer): SQL[] {
  const found: SQL[] = []
  if (!isAdmin(viewer)) found.push(sql`listed`)
  if (filters.visible !== undefined && isAdmin(viewer)) found.push(sql`visible = ${filters.visible}`)
  if (filters.visible === false && !isAdmin(viewer)) found.push(sql`false`)
  if (filters.userType) found.push(sql`seller_type = ${fold(filters.userType)}`)
  if (filters.sellerId !== undefined) found.push(sql`seller_id = ${filters.sellerId}`)
  if (filters.excludeId !== undefined) found.push(sql`id <> ${filters.excludeId}`)
  if (filters.listingId !== undefined) found.push(sql`id = ${filters.listingId}`)
  return found
}

function place(filters: Filters, meaning: Meaning) {
  const { regionScope, regions, country, state } = placeAsked(filters, meaning)
  return {
    regionScope: regionScope ? [sql`region_scope = ${regionScope}`] : [],
    region: regions.length > 0 ? [sql`(${sql.join(regions.map(inRegion), sql` or `)})`] : [],
    country: country ? [sql`country = ${country}`] : [],
    state: state ? ['code' in state ? sql`state = ${state.code}` : sql`lower(state) = ${state.name}`] : [],
  }
}

function inRegion({ code, territories }: RegionAsked): SQL {
  if (territories.length === 0) return sql`region = ${code}`
  return sql`(region = ${code} or (region = ${TERRITORIES} and state = any(${textArray(territories)})))`
}

function offer(filters: Filters): SQL[] {
  const found: SQL[] = []
  if (filters.minRating !== undefined) found.push(sql`average_rating >= ${filters.minRating}::float8`)
  return [...found, ...optionsFilters.flatMap(({ key }) => having(key, filters[key]))]
}

/** The columns of these options; one that nobody knows is true of no listing. */
const having = (parameter: ListParameter, keys: string[] = []): SQL[] => {
  const flags = optionColumns.get(parameter) ?? []
  return keys.map((key) => sql.raw(flags.find((flag) => flag.key === key)?.column ?? 'false'))
}

/** One of the options asked for, by the parameter that asks. */
const anyOptions = (filters: Filters) =>
  Object.fromEntries(
    optionsFilters.flatMap(({ any }) => {
      if (!any) return []
      const conditions = having(any, filters[any])
      return [[any, conditions.length > 0 ? [either(conditions)] : []]]
    }),
  ) as Record<AnyParameter, SQL[]>

/** The figures asked for, each at least so high. */
const figures = (filters: Filters) =>
  Object.fromEntries(
    figureColumns.map(({ key, column }) => {
      const least = filters[key]
      return [key, least === undefined ? [] : [sql.raw(`${column} >= ${Number(least)}`)]]
    }),
  ) as Record<FigureParameter, SQL[]>
