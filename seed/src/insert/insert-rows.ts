import type { Tx } from '@stackyard/cms/platform/db'
import { sql } from 'drizzle-orm'

export { columnsOf, insertRows } from '@stackyard/cms/platform/bulk-insert'

/** Lets the ids given next start after those that the seed gave. */
export async function advanceIds(tx: Tx, table: string): Promise<void> {
  await tx.execute(
    sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select coalesce(max(id), 1) from ${sql.raw(table)}))`,
  )
}
