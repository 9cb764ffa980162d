import { overBefore } from '@stackyard/shared/domain/retention'
import type { ChangedMatch } from '@stackyard/shared/domain/search-alert'
import type { CountQuery } from '@stackyard/shared/schema/listing-query'
import { sql, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db'
import { freeSpace, netPrice } from './queries/figures'
import { all, type Returned, type Viewer, whereOf } from './queries/filters'
import type { Meaning } from './queries/place-of-text'

/** Changes that one look reads at most; the next one goes on from there. */
const MOST_CHANGES = 5000

/**
 * Gives each committed change its place, one reader at a time, and answers with the last: a reader that remembers a place
 * misses no transaction that commits late.
 */
export async function numberChanges(tx: Tx): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('listing.change'))`)
  await tx.execute(sql`
    with unread as materialized (select id from market.listing_change where position is null order by id for update),
    placed as materialized (select id, nextval('market.listing_change_position') as position from unread)
    update market.listing_change c set position = placed.position from placed where c.id = placed.id`)
  const { rows } = await tx.execute<{ last: number }>(sql`
    select case when is_called then last_value else 0 end::float8 as last from market.listing_change_position`)
  return rows[0]?.last ?? 0
}

/** Deletes changes that every look has passed: the longest pace is a week. */
export async function deleteOldChanges(db: Db, now: Date): Promise<void> {
  const before = overBefore('market.listing_change', now).toISOString()
  await db.execute(sql`delete from market.listing_change where created_at < ${before}::timestamptz`)
}

export type Watched = { filters: CountQuery; meaning: Meaning; viewer: Viewer }
type WatchedSpan = { after: number; until: number }

const cents = (rate: SQL): SQL => sql`round(${rate} * 100)::int`

/** Units that were given back in these changes for some of the dates. */
const returnedIn =
  ({ after, until }: WatchedSpan): Returned =>
  (dates) =>
    sql`(select coalesce(sum(g.units), 0) from market.listing_change g
      where g.listing_id = f.id and g.position > ${after} and g.position <= ${until} and g.units is not null
        and (g.start_day is null or (g.start_day < ${dates.until} and g.end_day > ${dates.from})))`

/** Where a look that begins after this place ends. */
export async function endOfLook(db: Db | Tx, after: number): Promise<number> {
  const { rows } = await db.execute<{ until: number | null }>(sql`
    select max(position)::float8 as until from (
      select position from market.listing_change where position > ${after} order by position limit ${MOST_CHANGES}) span`)
  return rows[0]?.until ?? after
}

/**
 * Listings that changed in this span, match now and are not the reader's own, with what they were: the same conditions
 * are asked of the row as it is and of the row as it was.
 */
export async function changedMatches(
  db: Db | Tx,
  { filters, meaning, viewer }: Watched,
  span: WatchedSpan,
): Promise<(ChangedMatch & { id: number })[]> {
  const returned = returnedIn(span)
  const { rows } = await db.execute<ChangedMatch & { id: number }>(sql`
    with changed as materialized (
      select listing_id, bool_or(units is null) as has_row,
        (array_agg(before order by position) filter (where units is null))[1] as before
      from market.listing_change where position > ${span.after} and position <= ${span.until} group by listing_id),
    matching as materialized (
      select f.id, f.hotrack, ${cents(netPrice(filters))} as rate, c.has_row, c.before,
        case when c.before is null then to_jsonb(f) else c.before end as former
      from changed c join market.listing_facet f on f.id = c.listing_id
      where f.listed and f.seller_id <> ${viewer?.id ?? 0} and ${whereOf(filters, meaning, viewer)})
    select m.id, not (m.has_row and m.before is null) and b.listed as "wasListed", b.matched as "wasMatching",
      b.free as "wasFree", b.rate as "rateBefore", m.rate as "rateNow", b.hotrack as "wasHotRack", m.hotrack as "isHotRack"
    from matching m cross join lateral (
      select f.listed, f.hotrack, ${cents(netPrice(filters))} as rate,
        (${whereOf(filters, meaning, viewer, returned)}) as matched, (${all(freeSpace(filters, returned))}) as free
      from jsonb_populate_record(null::market.listing_facet, m.former) f) b
    order by m.id`)
  return rows
}

/** A listing that was told of, as it is now. */
export type TellableListing = {
  id: number
  name: string
  slug: string
  city: string
  state: string
  rate: number | null
  isSqft: boolean
  isHotRack: boolean
}

/** Those of these listings that match still. */
export async function matchesAmong(
  db: Db,
  { filters, meaning, viewer }: Watched,
  ids: readonly number[],
): Promise<TellableListing[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<TellableListing>(sql`
    select s.id, s.name, s.slug, s.city, s.state, m.rate, ${(filters.minSqft ?? 0) > 0}::boolean as "isSqft",
      s.hotrack as "isHotRack"
    from (select f.id as id, ${cents(netPrice(filters))} as rate from market.listing_facet f
      where f.id in ${ids} and f.listed and ${whereOf(filters, meaning, viewer)}) m
    join market.listing_search s on s.id = m.id order by s.id`)
  return rows
}
