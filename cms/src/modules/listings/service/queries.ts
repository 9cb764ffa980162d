import { findCountry, findUsState } from '@stackyard/shared/domain/region'
import { globalRegions } from '@stackyard/shared/reference/global-regions'
import { usRegions } from '@stackyard/shared/reference/us-regions'
import type { ServiceQuery } from '@stackyard/shared/schema/service'
import { sql, type SQL } from 'drizzle-orm'

export type Viewer = { id: number; userType: string } | null

const isAdmin = (viewer: Viewer) => viewer?.userType === 'admin'
const fold = (text: string) => text.trim().toLowerCase()
const textArray = (values: readonly string[]): SQL =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`
const flag = (column: SQL, wanted: boolean | undefined): SQL[] =>
  wanted === undefined ? [] : [wanted ? column : sql`not ${column}`]

/** Only admins see drafts and what is hidden. */
function standing({ visible }: ServiceQuery, viewer: Viewer): SQL[] {
  if (!isAdmin(viewer)) return visible === false ? [sql`false`] : [sql`listed`]
  return flag(sql`visible`, visible)
}

const regionCode = (text: string): string =>
  [...usRegions, ...globalRegions].find((entry) => [entry.code, entry.name].some((key) => fold(key) === fold(text)))
    ?.code ?? text

/** Names and codes in any case; a US state says its country. */
function place({ regionScope, region, country, state }: ServiceQuery): SQL[] {
  const known = country ? (findCountry(country)?.code2 ?? country) : undefined
  const usState = state && (known === undefined || known === 'US') ? findUsState(state) : null
  const code = known ?? (usState ? 'US' : undefined)
  return [
    ...(regionScope ? [sql`region_scope = ${fold(regionScope)}`] : []),
    ...(region ? [sql`${regionCode(region)} = any(regions)`] : []),
    ...(code ? [sql`country = ${code}`] : []),
    ...(state ? [usState ? sql`state = ${usState.code}` : sql`lower(state) = ${fold(state)}`] : []),
  ]
}

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)

/** Every word of the text, or the text as a part of the name (three letters or more, for the trigram index). */
function wordsMatch(words: string): SQL {
  const tsquery = sql`(websearch_to_tsquery('english', unaccent(${words})) || websearch_to_tsquery('simple', unaccent(${words})))`
  if (words.length < 3) return sql`search @@ ${tsquery}`
  return sql`(search @@ ${tsquery} or lower(name) like ${`%${escapeLike(fold(words))}%`})`
}

/** The `where` of every list of services. `serviceSubType` asks for all of its kinds, `subtypesQuery` for one of them. */
export function whereOf(query: ServiceQuery, viewer: Viewer): SQL {
  const type = query.serviceType ?? query.type
  const conditions = [
    ...standing(query, viewer),
    ...(type ? [sql`service_type = ${fold(type)}`] : []),
    ...(query.serviceSubType?.length ? [sql`subtypes @> ${textArray(query.serviceSubType)}`] : []),
    ...(query.subtypesQuery?.length ? [sql`subtypes && ${textArray(query.subtypesQuery)}`] : []),
    ...flag(sql`is_verified`, query.verified),
    ...flag(isAdmin(viewer) ? sql`(card -> 'isFeatured')::boolean` : sql`spotlight`, query.featured),
    ...flag(sql`partner`, query.partner),
    ...(query.sellerId ? [sql`seller_id = ${query.sellerId}`] : []),
    ...place(query),
    ...(query.query ? [wordsMatch(query.query)] : []),
  ]
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
}

/** Verified first, then by rating, as listings are; ties end with the id. */
const standard = sql`is_verified desc nulls last, average_rating desc nulls last, id`

export function orderOf({ sort, query }: ServiceQuery): SQL {
  if (sort === 'rating') return sql`average_rating desc nulls last, review_count desc, id`
  if (sort === 'newest') return sql`id desc`
  if (sort === 'name') return sql`lower(name), id`
  if (query && query.length >= 3) return sql`(lower(name) like ${`%${escapeLike(fold(query))}%`}) desc, ${standard}`
  return standard
}
