import { sql, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../../../../platform/db'
import { BLOCK } from '../facet-columns'
import { bitmapConditions, EDITION, EVERY, PLACE } from '../listing-index/bitmap-conditions'
import { wordBitmapsOf } from '../listing-index/word-bitmaps'

const size = sql.raw(String(BLOCK))
const last = sql.raw(String(BLOCK - 1))
const list = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `)

/** A column for each condition: its bits, read in the order of the ids of a block, a gap counting as no. */
const columns = bitmapConditions.map(
  (condition, at) => sql`string_agg(case when ${sql.raw(condition === EVERY ? 'f.id is not null' : condition)}
    then '1' else '0' end, '' order by turn) as ${sql.identifier(`b${at}`)}`,
)
const unpivoted = bitmapConditions.map(
  (condition, at) => sql`(${condition}, ${sql.identifier(`b${at}`)}::bit(${size}))`,
)

/** Writes the bitmaps of these blocks, which have none. A condition that no listing of a block meets has no row there. */
async function writeBitmaps(tx: Tx, wanted: SQL): Promise<void> {
  const blocks = sql`(select distinct block from (${wanted}) wanted) blocks`
  const rows = sql`${blocks} join market.listing_facet f on f.id between block * ${size} and block * ${size} + ${last}`
  await tx.execute(sql`
    insert into market.listing_bitmap (condition, block, edition, bits)
    select condition, block, ${EDITION}::int, bits from (
      select block, ${list(columns)} from ${blocks}
        cross join generate_series(0, ${last}) turn
        left join market.listing_facet f on f.id = block * ${size} + turn
      group by block) counted,
      lateral (values ${list(unpivoted)}) named (condition, bits)
    where bit_count(bits) > 0`)
  await tx.execute(sql`
    insert into market.listing_bitmap (condition, block, region_scope, region, country, state, edition, bits)
    select ${PLACE}, f.id / ${size}, region_scope, region, country, state, ${EDITION}::int,
      bit_or(set_bit(0::bit(${size}), f.id % ${size}, 1))
    from ${rows} group by f.id / ${size}, region_scope, region, country, state`)
  await tx.execute(sql`
    insert into market.listing_bitmap (condition, block, edition, bits)
    select condition, block, ${EDITION}::int, bits from (${wordBitmapsOf(rows, size)}) counted`)
}

/** Writes all bitmaps anew, at the end of a rebuild of the table. */
export async function writeAllBitmaps(tx: Tx): Promise<void> {
  await tx.execute(sql`delete from market.listing_block_change`)
  await tx.execute(sql`delete from market.listing_bitmap`)
  await writeBitmaps(tx, sql`select id / ${size} as block from market.listing_facet`)
}

/** Blocks that one transaction writes at most: a quarter of a million listings. */
const BATCH = 64

/** Writes some noted blocks anew, and answers how many. */
const refreshSome = (db: Db): Promise<number> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('listing.bitmap'))`)
    const { rows } = await tx.execute<{ block: number }>(sql`
      with wanted as materialized (
        select block from market.listing_block_change union select block from market.listing_bitmap
        where condition = ${EVERY} and edition <> ${EDITION}::int limit ${BATCH}),
      noted as (delete from market.listing_block_change where block in (select block from wanted))
      select block from wanted`)
    if (rows.length === 0) return 0
    const blocks = sql`select unnest(${`{${rows.map(({ block }) => block).join(',')}}`}::int[]) as block`
    await tx.execute(sql`delete from market.listing_bitmap where block in (${blocks})`)
    await writeBitmaps(tx, blocks)
    return rows.length
  })

/**
 * Writes the bitmaps of the blocks anew in which a listing changed. What is changed meanwhile is noted after the notes
 * that are taken here, so its block goes on being read row by row.
 */
export async function refreshBitmaps(db: Db): Promise<void> {
  while ((await refreshSome(db)) === BATCH);
}
