import { sql, type SQL } from 'drizzle-orm'
import type { Facets } from '@stackyard/shared/schema/facets'
import type { Db } from '../../platform/db'
import { facetConditions, featuredColumn, type FacetGroup, type Filters, type Viewer } from './queries/filters'
import type { Meaning } from './queries/place-of-text'
import type { JsonList } from './repository'

type Name = keyof Facets

/** What is not asked for while a group's own choices are counted: itself, and the places within it. */
const lifted: Record<Name, readonly FacetGroup[]> = {
  regionScope: ['regionScope', 'region', 'country', 'state'],
  region: ['region', 'state'],
  country: ['country', 'state'],
  state: ['state'],
  verified: ['verified'],
  featured: ['featured'],
  hotrack: ['hotrack'],
  diamonds: ['diamonds'],
  numberOfBuildings: ['numberOfBuildings'],
  categories: ['categoriesQuery'],
  features: ['featuresQuery'],
}

const BUILDINGS = [1, 2, 3, 5, 10]

/** A choice of each row; some facets give a row several. */
const keyOf: Record<Name, { key: SQL; from?: SQL; only?: SQL }> = {
  regionScope: { key: sql`region_scope` },
  region: { key: sql`k`, from: sql`cross join unnest(regions) k` },
  country: { key: sql`country` },
  state: { key: sql`state` },
  verified: { key: sql`verified::text` },
  featured: { key: sql`featured::text` },
  hotrack: { key: sql`hotrack::text` },
  diamonds: { key: sql`diamond::text` },
  numberOfBuildings: {
    key: sql`k::text`,
    from: sql`join unnest(${sql.raw(`array[${BUILDINGS.join(', ')}]`)}) k on number_of_buildings >= k`,
  },
  categories: { key: sql`k`, from: sql`cross join unnest(categories) k` },
  features: { key: sql`k`, from: sql`cross join unnest(features) k` },
}

export function facetStatement(filters: Filters, meaning: Meaning, viewer: Viewer): SQL {
  const { where, own } = facetConditions(filters, meaning, viewer)
  const holds = (group: FacetGroup): SQL => sql.identifier(`in_${group}`) as unknown as SQL
  const marks = own.map(({ group, condition }) => sql`, (${condition}) as ${holds(group)}`)
  const isAsked = (group: FacetGroup) => own.some((entry) => entry.group === group)
  const counted = (Object.keys(keyOf) as Name[]).map((name) => {
    const { key, from = sql`` } = keyOf[name]
    const asked = own.filter(({ group }) => !lifted[name].includes(group)).map(({ group }) => holds(group))
    if (name === 'state' && !isAsked('country')) asked.push(sql`country = 'US'`)
    const condition = asked.length > 0 ? sql.join(asked, sql` and `) : sql`true`
    return sql`select ${sql.raw(`'${name}'`)} as name, ${key} as key, count(*)::int as n from found ${from} where ${condition} group by 2`
  })
  const whole =
    own.length > 0
      ? sql.join(
          own.map(({ group }) => holds(group)),
          sql` and `,
        )
      : sql`true`
  return sql`with found as materialized (select s.region_scope, s.region, s.regions, s.country, s.state, s.is_verified as verified,
      ${featuredColumn(viewer)} as featured, s.hotrack, s.diamond, s.number_of_buildings, s.categories, s.features${sql.join(marks)}
      from market.listing_search s where ${where}),
    counted as (${sql.join(counted, sql` union all `)}),
    listed as (select name, jsonb_agg(jsonb_build_object('key', key, 'count', n) order by n desc, key) as choices
      from counted where key <> '' group by name)
    select (${sql.raw(`'${JSON.stringify(Object.fromEntries(Object.keys(keyOf).map((name) => [name, []])))}'`)}::jsonb
        || coalesce((select jsonb_object_agg(name, choices) from listed), '{}'))::text as facets,
      (select count(*)::int from found where ${whole}) as total`
}

export async function readFacets(db: Db, filters: Filters, meaning: Meaning, viewer: Viewer): Promise<JsonList> {
  const { rows } = await db.execute<{ facets: string; total: number }>(facetStatement(filters, meaning, viewer))
  return { results: rows[0]?.facets ?? '{}', total: rows[0]?.total ?? 0 }
}
