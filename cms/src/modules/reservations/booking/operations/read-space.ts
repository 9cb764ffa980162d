import { addMonths, dayOf } from '@stackyard/shared/domain/calendar'
import { UNITS_PER_PALLET } from '@stackyard/shared/domain/capacity'
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../../platform/db'

/** Pallets that a listing's total space must keep, because they are held or sold from today on. */
export async function smallestTotalPallets(db: Db | Tx, warehouseId: number, now: Date): Promise<number> {
  const from = dayOf(now)
  const found = await db.execute<{ taken: string }>(
    sql`select market.space_taken(${warehouseId}, ${from}::date, ${addMonths(from, 1200)}::date) as taken`,
  )
  return Math.ceil(Number(found.rows[0]?.taken ?? 0) / UNITS_PER_PALLET)
}
