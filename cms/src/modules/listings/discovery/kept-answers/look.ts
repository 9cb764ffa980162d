import { retention } from '@stackyard/shared/domain/retention'
import { sql, type SQL } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Db } from '../../../../platform/db'
import { prepared } from '../../../../platform/prepared'
import { idOfKey } from '../detail-repository'

/** The listing that an answer shows, and the key that it was asked for by. */
export type Shown = { key: string; id: number; sellerId: number }

/** What the database says of an answer that was read at an earlier position. */
export type Look = {
  /** All transactions before this one have ended: what is read after the look shows what they wrote. */
  position: number
  /** Today by the database's clock, in UTC. */
  day: string
  isWritten: boolean
}

/**
 * Rows of transactions that may have ended after the position. None is newer than the statement itself: said so that the
 * planner, which does not know the position when it plans, takes the range for a narrow one.
 */
const isSince = sql`xact >= ${sql.placeholder('position')}::bigint
  and xact < pg_snapshot_xmax(pg_current_snapshot())::text::bigint`

const statementOf = (isWritten: SQL): SQL => sql`
  select pg_snapshot_xmin(pg_current_snapshot())::text::float8 as position, ((now() at time zone 'utc')::date)::text as day,
    ${isWritten} as "isWritten"`

const id = sql.placeholder('id')

/** The planner is given both with the position as a parameter. */
export const statements = {
  list: statementOf(sql`exists (select from market.listing_write where ${isSince})`),
  /** Also whether its key now names another listing. */
  listing: statementOf(sql`(${idOfKey(sql.placeholder('key'))}) is distinct from ${id}::integer
    or exists (select from market.listing_write where ${isSince} and (listing_id = ${id}::integer
      or seller_id = ${sql.placeholder('sellerId')}::integer or (listing_id is null and seller_id is null)))`),
}

const lookAtLists = prepared<Look>('listings-written', statements.list)
const lookAtListing = prepared<Look>('listing-written', statements.listing)

/**
 * Where the database stands, and whether anything was written since `position` of the listing that is shown, or of any
 * listing when none is given. Ids of transactions are compared, which commit in another order than they begin: what was
 * read at a position may lack each that had not ended then.
 */
export async function look(pool: Pool, position: number | null, shown?: Shown): Promise<Look> {
  const [found] = shown ? await lookAtListing(pool, { position, ...shown }) : await lookAtLists(pool, { position })
  if (!found) throw new Error('the database did not say where it stands')
  return found
}

/** Deletes notes of writes that are over, by the database's clock, which also wrote their time. */
export async function deleteOldWrites(db: Db): Promise<void> {
  await db.execute(sql`delete from market.listing_write
    where written_at < now() - make_interval(days => ${retention['market.listing_write'].days})`)
}
