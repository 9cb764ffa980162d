import { dayOf } from '@stackyard/shared/domain/calendar'
import { UNITS_PER_PALLET } from '@stackyard/shared/domain/capacity'
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../../platform/db'

/** Pallets that a listing's total space must keep, because they are taken from today until another total begins. */
export async function smallestTotalPallets(db: Db | Tx, warehouseId: number, now: Date): Promise<number> {
  const from = dayOf(now)
  const found = await db.execute<{ taken: string }>(
    sql`select market.least_total(${warehouseId}, ${from}::date) as taken`,
  )
  return Math.ceil(Number(found.rows[0]?.taken ?? 0) / UNITS_PER_PALLET)
}

/** The same for many listings, by their ids; one that must keep none is absent. */
export async function smallestTotals(
  db: Db | Tx,
  warehouseIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, number>> {
  if (warehouseIds.length === 0) return new Map()
  const from = dayOf(now)
  const { rows } = await db.execute<{ id: number; taken: string }>(sql`
    select c.warehouse_id as id, market.least_total(c.warehouse_id, ${from}::date) as taken
    from market.capacity c where c.warehouse_id in ${warehouseIds}
      and exists (select from market.capacity_hold h where h.warehouse_id = c.warehouse_id and h.state <> 'released')`)
  return new Map(rows.map(({ id, taken }) => [id, Math.ceil(Number(taken) / UNITS_PER_PALLET)]))
}
