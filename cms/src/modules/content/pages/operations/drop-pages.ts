import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../../platform/db'

/**
 * Drops the cached pages that bear one of the tags, in all web processes, when the caller's transaction commits. Changes of
 * records need no call: triggers drop what shows them (cms/sql/570-page-drops.sql, 580-content-drops.sql).
 */
export async function dropPages(db: Db | Tx, tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return
  await db.execute(sql`insert into market.page_drop (tags) values (${sql.param([...tags])}::text[])`)
}
