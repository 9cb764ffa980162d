import { sql, type SQL } from 'drizzle-orm'
import { BLOCK } from '../facet-columns'
import { all, whereOf } from '../queries/filters'
import { EDITION, EVERY, ownConditions, partsOf, PLACE } from './bitmap-conditions'
import { placeNames } from './facet-statement'
import type { Asked } from './port'
import { bitmapsOfWords, hasWordBitmaps } from './word-bitmaps'

const list = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `)

/**
 * Blocks whose bitmaps don't hold: a listing changed since, or other code wrote them. The planner takes the elements of an
 * array for ten, and so reads the rows of each by the index of ids.
 */
export const changedBlocks = sql`changed as materialized (select unnest(array(
    select block from market.listing_block_change
    union select block from market.listing_bitmap where condition = ${EVERY} and edition <> ${EDITION}::int)) as block)`

const isInBlock = sql`f.id between changed.block * ${sql.raw(String(BLOCK))} and changed.block * ${sql.raw(`${BLOCK} + ${BLOCK - 1}`)}`

/** The rows of those blocks. */
export const changedRows = sql`changed join market.listing_facet f on ${isInBlock}`

/** Rows of bitmaps that are read from blocks that hold. */
const bitmapsOf = (texts: readonly string[]): SQL =>
  texts.length === 1
    ? sql`select block, bits from market.listing_bitmap where condition = ${texts[0]}`
    : sql`select block, bit_or(bits) as bits from market.listing_bitmap
        where condition in (${list(texts.map((text) => sql`${text}`))}) group by block`

const bitmapsOfPlaces = (conditions: readonly SQL[]): SQL =>
  sql`select block, bit_or(bits) as bits from market.listing_bitmap
    where condition = ${PLACE} and ${all(conditions)} group by block`

/**
 * The listings that meet all of these conditions and have the words of the question, as one bitmap a block; undefined
 * where a condition has none. `places` are conditions on the place. The listing that the question leaves out is not in it.
 */
export function bitmapsWith(asked: Asked, conditions: readonly SQL[], places: readonly SQL[]): SQL | undefined {
  const parts = partsOf(conditions)
  if (!parts) return undefined
  const { meaning, query } = asked
  const reads = [
    ...[[EVERY], ...parts].map(bitmapsOf),
    ...(places.length > 0 ? [bitmapsOfPlaces(places)] : []),
    ...(meaning.words && hasWordBitmaps(meaning) ? [bitmapsOfWords(meaning.words)] : []),
  ]
  const met = sql`bit_and(bits)`
  const without = query.excludeId
  const [block, place] = [Math.floor((without ?? 0) / BLOCK), (without ?? 0) % BLOCK]
  const bits =
    without === undefined
      ? met
      : sql`case when block = ${block}::int then set_bit(${met}, ${place}::int, 0) else ${met} end`
  return sql`select block, ${bits} as bits from (${sql.join(reads, sql` union all `)}) part
    where block not in (select block from changed) group by block having count(*) = ${sql.raw(String(reads.length))}`
}

/** How many match, as an expression: by bitmaps where all conditions have them, else row by row. */
export function countOf(asked: Asked): SQL {
  const where = whereOf(asked.query, asked.meaning, asked.viewer)
  const conditions = Object.entries(ownConditions(asked))
  const isPlace = (group: string) => (placeNames as string[]).includes(group)
  const met = bitmapsWith(
    asked,
    conditions.flatMap(([group, some]) => (isPlace(group) ? [] : some)),
    conditions.flatMap(([group, some]) => (isPlace(group) ? some : [])),
  )
  if (!met) return sql`(select count(*)::int from market.listing_facet f where ${where})`
  return sql`(with ${changedBlocks}, met as (${met})
    select (coalesce((select sum(bit_count(bits)) from met), 0)
      + (select coalesce(sum(n), 0) from changed cross join lateral (
        select count(*) as n from market.listing_facet f where ${isInBlock} and ${where}) counted))::int)`
}
