import { addMonths, dayOf } from '@stackyard/shared/domain/calendar'
import { UNITS_PER_PALLET, quantityIn } from '@stackyard/shared/domain/capacity'
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db'

export type MonthOfSpace = { month: string; freePallets: number; freeSqft: number }

/** The least that is free on any day of each of the next 12 months; `month` is its first day (MONEY §2). */
export async function freeSpaceByMonth(db: Db | Tx, warehouseId: number, now: Date): Promise<MonthOfSpace[]> {
  const today = dayOf(now)
  const found = await db.execute<{ month: string; free: string }>(sql`
    select to_char(span.start, 'YYYY-MM-DD') as month,
      market.free_units(${warehouseId}, span.start, (span.start + interval '1 month')::date) as free
    from (select (${today}::date + n * interval '1 month')::date as start from generate_series(0, 11) n) span
    order by span.start`)
  return found.rows.map((row) => ({
    month: row.month,
    freePallets: quantityIn('PALLET', Number(row.free)),
    freeSqft: quantityIn('SQ_FEET', Number(row.free)),
  }))
}

/** Pallets that a listing's total space must keep, because they are held or sold from today on (MONEY §2). */
export async function smallestTotalPallets(db: Db | Tx, warehouseId: number, now: Date): Promise<number> {
  const from = dayOf(now)
  const found = await db.execute<{ taken: string }>(
    sql`select market.space_taken(${warehouseId}, ${from}::date, ${addMonths(from, 1200)}::date) as taken`,
  )
  return Math.ceil(Number(found.rows[0]?.taken ?? 0) / UNITS_PER_PALLET)
}
