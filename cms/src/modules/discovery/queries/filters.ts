import { sql, type SQL } from 'drizzle-orm'
import { findCountry, findUsState } from '@stackyard/shared/domain/region'
import { globalRegions } from '@stackyard/shared/reference/global-regions'
import { territoryRegions, usRegions } from '@stackyard/shared/reference/us-regions'
import type { CountQuery } from '@stackyard/shared/schema/listing-query'
import { freeSpace, prices } from './figures'
import { geography } from './geography'
import type { Meaning } from './place-of-text'
import { nameLike, wordsMatch } from './words'

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
export const facetGroups = [
  'regionScope',
  'region',
  'country',
  'state',
  'verified',
  'featured',
  'hotrack',
  'diamonds',
  'numberOfBuildings',
  'categoriesQuery',
  'featuresQuery',
] as const
export type FacetGroup = (typeof facetGroups)[number]

/** Conditions by the group whose choice they are; `always` holds the rest. */
export type Conditions = Record<FacetGroup | 'always', SQL[]>

const all = (conditions: SQL[]): SQL => (conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`)

/** The `where` of every list, map, count and search. */
export const whereOf = (filters: Filters, meaning: Meaning, viewer: Viewer): SQL =>
  all(Object.values(conditionsOf(filters, meaning, viewer)).flat())

/** The same for facets: `where` without the conditions of any group, and each group's own. */
export function facetConditions(filters: Filters, meaning: Meaning, viewer: Viewer) {
  const { always, ...groups } = conditionsOf(filters, meaning, viewer)
  const own = facetGroups
    .filter((group) => groups[group].length > 0)
    .map((group) => ({ group, condition: all(groups[group]) }))
  return { where: all(always), own }
}

/** Only admins see what is hidden or a draft (000 §6). */
function conditionsOf(filters: Filters, meaning: Meaning, viewer: Viewer): Conditions {
  return {
    always: [
      ...standing(filters, viewer),
      ...offer(filters),
      ...freeSpace(filters),
      ...(viewer ? prices(filters) : []),
      ...geography(filters, meaning),
      ...(meaning.words ? [meaning.isLoose ? nameLike(meaning.words) : wordsMatch(meaning.words)] : []),
    ],
    ...place(filters, meaning),
    ...flags(filters, viewer),
    diamonds: diamonds(filters),
    numberOfBuildings:
      filters.numberOfBuildings === undefined ? [] : [sql`number_of_buildings >= ${filters.numberOfBuildings}`],
    categoriesQuery: filters.categoriesQuery?.length ? [sql`categories && ${textArray(filters.categoriesQuery)}`] : [],
    featuresQuery: filters.featuresQuery?.length ? [sql`features && ${textArray(filters.featuresQuery)}`] : [],
  }
}

/** Spotlight as this reader meets it: a free plan's is kept, but shown to admins alone (DECISIONS 43). */
export const featuredColumn = (viewer: Viewer): SQL => (isAdmin(viewer) ? sql`is_featured` : sql`spotlight`)

const flag = (column: SQL, wanted: boolean | undefined): SQL[] =>
  wanted === undefined ? [] : [wanted ? column : sql`not ${column}`]

const flags = (filters: Filters, viewer: Viewer) => ({
  verified: flag(sql`is_verified`, filters.verified),
  featured: flag(featuredColumn(viewer), filters.featured),
  hotrack: flag(sql`hotrack`, filters.hotrack),
})

function diamonds(filters: Filters): SQL[] {
  const levels = filters.diamonds?.map(Number).filter(Number.isInteger)
  return [
    ...(filters.hasDiamond === undefined ? [] : [filters.hasDiamond ? sql`diamond > 0` : sql`diamond = 0`]),
    ...(levels?.length
      ? [
          sql`diamond in (${sql.join(
            levels.map((level) => sql`${level}::int`),
            sql`, `,
          )})`,
        ]
      : []),
  ]
}

function standing(filters: Filters, viewer: Viewer): SQL[] {
  const found: SQL[] = []
  if (!isAdmin(viewer)) found.push(sql`listed`)
  if (filters.visible !== undefined && isAdmin(viewer)) found.push(sql`visible = ${filters.visible}`)
  if (filters.visible === false && !isAdmin(viewer)) found.push(sql`false`)
  if (filters.userType) found.push(sql`seller_type = ${fold(filters.userType)}`)
  if (filters.sellerId !== undefined) found.push(sql`seller_id = ${Math.trunc(filters.sellerId) || 0}`)
  if (filters.excludeId !== undefined) found.push(sql`id <> ${filters.excludeId}`)
  return found
}

/** A state says its country, unless another is asked for. */
function place(filters: Filters, meaning: Meaning) {
  const regions = filters.region ?? (meaning.region ? [meaning.region] : [])
  const state = filters.state ?? meaning.state
  const country = filters.country ?? meaning.country
  const known = country ? (findCountry(country)?.code2 ?? country) : undefined
  const usState = state && (known === undefined || known === 'US') ? findUsState(state) : null
  const code = known ?? (usState ? 'US' : undefined)
  return {
    regionScope: filters.regionScope ? [sql`region_scope = ${fold(filters.regionScope)}`] : [],
    region: regions.length > 0 ? [sql`(${sql.join(regions.map(inRegion), sql` or `)})`] : [],
    country: code ? [sql`country = ${code}`] : [],
    state: state ? [usState ? sql`state = ${usState.code}` : sql`lower(state) = ${fold(state)}`] : [],
  }
}

/** A region by code or name; the territories of the state table's other reading match too (DECISIONS 21). */
function inRegion(text: string): SQL {
  const code =
    [...usRegions, ...globalRegions].find((entry) => [entry.code, entry.name].some((key) => fold(key) === fold(text)))
      ?.code ?? text
  const territories = Object.keys(territoryRegions).filter((state) => territoryRegions[state] === code)
  if (territories.length === 0) return sql`region = ${code}`
  return sql`(region = ${code} or (region = 'alaska-hawaii' and state = any(${textArray(territories)})))`
}

function offer(filters: Filters): SQL[] {
  const found: SQL[] = []
  if (filters.minRating !== undefined) found.push(sql`average_rating >= ${filters.minRating}`)
  if (filters.categories?.length) found.push(sql`categories @> ${textArray(filters.categories)}`)
  if (filters.features?.length) found.push(sql`features @> ${textArray(filters.features)}`)
  return found
}
