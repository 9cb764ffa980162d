import { sql, type SQL } from 'drizzle-orm'
import { EVERY, ownConditions, PLACE, textOf } from './bitmap-conditions'
import { bitmapsWith, changedBlocks, changedRows } from './bitmaps'
import {
  type Choice,
  type ChoiceGroup,
  choicesByGroup,
  facetStatement,
  placeCounts,
  placeNames,
} from './facet-statement'
import type { Asked } from './port'

const list = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `)

/** How many of the listings `met` each of these conditions leaves, as JSON. */
const countsOf = (met: SQL, texts: readonly string[]): SQL => sql`(
  select coalesce(jsonb_object_agg(condition, n), '{}') from (
    select b.condition, sum(bit_count(met.bits & b.bits))::int as n
    from (${met}) met join market.listing_bitmap b on b.block = met.block
    where b.condition in (${list(texts.map((text) => sql`${text}`))}) group by 1) counted)`

/**
 * The statement that counts all facets by bitmaps: `changed` is the row of `facetStatement` for the blocks that have
 * none that hold, `counts` an array of counts by condition, beside an object for each group of places. Undefined where a
 * condition has no bitmap.
 */
export function facetBitmaps(asked: Asked, choices: readonly Choice[]): SQL | undefined {
  const conditions = ownConditions(asked)
  const { chosen, byGroup } = choicesByGroup(conditions, choices)
  const places = placeNames.flatMap((name) => conditions[name])
  const others = (lifted?: ChoiceGroup): SQL[] => [
    ...conditions.always,
    ...chosen.flatMap((group) => (group === lifted ? [] : conditions[group])),
  ]
  const textsOf = (group?: ChoiceGroup): string[] =>
    (byGroup.get(group) ?? []).flatMap(([, { is }]) => textOf(is) ?? [])
  const all = bitmapsWith(asked, others(), [])
  if (!all) return undefined
  const counts = [undefined, ...chosen].flatMap((group) => {
    const met = bitmapsWith(asked, others(group), places)
    const texts = [...(group ? [] : [EVERY]), ...textsOf(group)]
    return met && texts.length > 0 ? [countsOf(met, texts)] : []
  })
  return sql`with ${changedBlocks}, places as materialized (
      select b.region_scope, b.region, b.country, b.state, sum(bit_count(met.bits & b.bits))::bigint as n
      from (${all}) met join market.listing_bitmap b on b.block = met.block where b.condition = ${PLACE} group by 1, 2, 3, 4)
    select (select to_jsonb(direct) from (${facetStatement(asked, choices, changedRows)}) direct) as changed,
      jsonb_build_array(${list(counts)}) as counts, ${list(placeNames.map((name) => placeCounts(conditions, name)))}`
}
