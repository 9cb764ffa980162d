import { sql, type SQL } from 'drizzle-orm'
import type { CountQuery } from '@stackyard/shared/schema/listing-query'
import { freeSpace, prices } from './figures'
import { geography } from './geography'
import { placeAsked, type RegionAsked, TERRITORIES } from './place-asked'
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
type Conditions = Record<FacetGroup | 'always', SQL[]>

const all = (conditions: SQL[]): SQL => (conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`)

/** The `where` of every list, map, count and search. */
export const whereOf = (filters: Filters, meaning: Meaning, viewer: Viewer): SQL =>
  all(Object.values(conditionsOf(filters, meaning, viewer)).flat())

/** What the catalog leaves to the database: words, space, prices. Undefined when none of it is asked for. */
export function whereOfDatabase(filters: Filters, meaning: Meaning, viewer: Viewer): SQL | undefined {
  const found = [...ofDatabase(filters, viewer), ...spoken(meaning)]
  return found.length > 0 ? all(found) : undefined
}

const ofDatabase = (filters: Filters, viewer: Viewer): SQL[] => [
  ...freeSpace(filters),
  ...(viewer ? prices(filters) : []),
]

const spoken = (meaning: Meaning): SQL[] =>
  meaning.words ? [meaning.isLoose ? nameLike(meaning.words) : wordsMatch(meaning.words)] : []

/** Only admins see what is hidden or a draft (000 §6). */
function conditionsOf(filters: Filters, meaning: Meaning, viewer: Viewer): Conditions {
  return {
    always: [
      ...standing(filters, viewer),
      ...offer(filters),
      ...ofDatabase(filters, viewer),
      ...geography(filters, meaning),
      ...spoken(meaning),
    ],
    ...place(filters, meaning),
    ...flags(filters, viewer),
    diamonds: diamonds(filters),
    numberOfBuildings:
      filters.numberOfBuildings === undefined ? [] : [sql`number_of_buildings >= ${filters.numberOfBuildings}::float8`],
    categoriesQuery: filters.categoriesQuery?.length ? [sql`categories && ${textArray(filters.categoriesQuery)}`] : [],
    featuresQuery: filters.featuresQuery?.length ? [sql`features && ${textArray(filters.featuresQuery)}`] : [],
  }
}

/** Spotlight as this reader meets it: a free plan's is kept, but shown to admins alone (DECISIONS 43). */
const featuredColumn = (viewer: Viewer): SQL => (isAdmin(viewer) ? sql`is_featured` : sql`spotlight`)

const flag = (column: SQL, wanted: boolean | undefined): SQL[] =>
  wanted === undefined ? [] : [wanted ? column : sql`not ${column}`]

const flags = (filters: Filters, viewer: Viewer) => ({
  verified: flag(sql`is_verified`, filters.verified),
  featured: flag(featuredColumn(viewer), filters.featured),
  hotrack: flag(sql`hotrack`, filters.hotrack),
})

const MOST_DIAMONDS = 5

/** The levels asked for that exist. */
export const diamondLevels = ({ diamonds: asked }: Filters): number[] =>
  (asked ?? []).map(Number).filter((level) => Number.isInteger(level) && level >= 0 && level <= MOST_DIAMONDS)

function diamonds(filters: Filters): SQL[] {
  const levels = diamondLevels(filters)
  return [
    ...(filters.hasDiamond === undefined ? [] : [filters.hasDiamond ? sql`diamond > 0` : sql`diamond = 0`]),
    ...(levels.length > 0
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
  if (filters.sellerId !== undefined) found.push(sql`seller_id = ${filters.sellerId}`)
  if (filters.excludeId !== undefined) found.push(sql`id <> ${filters.excludeId}`)
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
  if (filters.categories?.length) found.push(sql`categories @> ${textArray(filters.categories)}`)
  if (filters.features?.length) found.push(sql`features @> ${textArray(filters.features)}`)
  return found
}
