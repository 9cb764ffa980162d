import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { prepared } from '../../../platform/prepared'

/** Where the database stood before something was read from it. */
export type Standing = {
  /** Which history of the database: one that was restored, or whose replica took over, begins another. */
  life: string
  /** All transactions before this one had ended: what they wrote was read. */
  position: number
}

/**
 * Two ids of one history can be compared; a restored database gives the same ids again to other transactions. A replica
 * that takes over and a recovery to a point in time begin a timeline; `pg_restore` makes the table anew, and `npm run
 * restore` sets `stackyard.life`.
 */
const LIFE = sql`concat_ws('-', (select system_identifier from pg_control_system()),
  left(pg_walfile_name(pg_current_wal_lsn()), 8), (select oid from pg_database where datname = current_database()),
  'market.page_drop'::regclass::oid, nullif(current_setting('stackyard.life', true), ''))`

const standing = prepared<Standing & { isDropped: boolean }>(
  'standing',
  sql`select ${LIFE} as life, pg_snapshot_xmin(pg_current_snapshot())::text::float8 as position,
    exists (select from market.page_drop where xact >= ${sql.placeholder('position')}::bigint
      and tags && ${sql.placeholder('tags')}::text[]) as "isDropped"`,
)

type Known = Standing & { tags: readonly string[] }

/**
 * Where the database stands, and whether it changed what was read before: one of its tags was dropped since, or the
 * database has another life. Ids of transactions are compared, not clocks: machines' clocks differ, and ids of drops
 * commit in another order than they are given. @throws Error when the database does not answer, or is a replica
 */
export async function readStanding(pool: Pool, known?: Known): Promise<Standing & { isChanged: boolean }> {
  const [row] = await standing(pool, { position: known?.position ?? 0, tags: known?.tags ?? [] })
  if (!row) throw new Error('the database did not say where it stands')
  const { isDropped, ...now } = row
  return { ...now, isChanged: isDropped || known?.life !== now.life }
}
