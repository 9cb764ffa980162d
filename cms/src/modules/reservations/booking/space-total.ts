import type { Day } from '@stackyard/shared/domain/calendar'
import type { SpaceHold, SpaceTotal } from '@stackyard/shared/domain/capacity'
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db'
import { NO_END } from './space-entries'

/** The total space of a warehouse and what takes it. */
type WarehouseSpace = { total: SpaceTotal; holds: SpaceHold[] }

type Asked = { from: Day; until?: Day; exceptBlock?: number; exceptOrder?: number }

/** The space of a warehouse on the days of a span, in one statement; `except…` names what is about to be written anew. */
export async function readSpace(
  db: Db | Tx,
  warehouseId: number,
  { from, until = NO_END, exceptBlock = 0, exceptOrder = 0 }: Asked,
): Promise<WarehouseSpace> {
  const { rows } = await db.execute<{ units: string; changes: SpaceTotal['changes']; holds: SpaceHold[] }>(sql`
    select c.total_units as units,
      coalesce((select jsonb_agg(jsonb_build_object('from', x.from_day, 'units', x.total_units) order by x.from_day)
        from market.capacity_change x where x.warehouse_id = c.warehouse_id), '[]') as changes,
      coalesce((select jsonb_agg(jsonb_build_object('start', h.start_day, 'end', h.end_day, 'units', h.units))
        from market.capacity_hold h where h.warehouse_id = c.warehouse_id and h.state <> 'released'
          and h.id <> ${exceptBlock} and coalesce(h.order_id, 0) <> ${exceptOrder || -1}
          and h.end_day > ${from}::date and h.start_day < ${until}::date), '[]') as holds
    from market.capacity c where c.warehouse_id = ${warehouseId}`)
  const [row] = rows
  return { total: { units: Number(row?.units ?? 0), changes: row?.changes ?? [] }, holds: row?.holds ?? [] }
}

/** The same, locked to the end of the transaction as purchases lock it: what another took before is counted. */
export async function lockSpaceOf(tx: Tx, warehouseId: number, asked: Asked): Promise<WarehouseSpace> {
  await tx.execute(sql`select from market.capacity where warehouse_id = ${warehouseId} for update`)
  return readSpace(tx, warehouseId, asked)
}
