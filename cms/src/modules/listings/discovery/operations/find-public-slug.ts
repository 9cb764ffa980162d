import { sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db'

const MOST_DIGITS = 9

/** The public slug of a listed warehouse by its id or warehouseUrl, or null: old and short addresses lead there. */
export async function findPublicSlug(db: Db, key: string): Promise<string | null> {
  const id = /^\d+$/.test(key) && key.length <= MOST_DIGITS ? Number(key) : null
  const found = await db.execute<{ slug: string }>(sql`
    select slug from market.listing_search
    where ${id === null ? sql`warehouse_url = ${key}` : sql`id = ${id}`} and visible and not is_draft and slug <> ${key}
    limit 1`)
  return found.rows[0]?.slug ?? null
}
