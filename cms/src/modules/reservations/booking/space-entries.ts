import { UNITS_PER_SQFT } from '@stackyard/shared/domain/capacity'
import type { SpaceEntry } from '@stackyard/shared/schema/space-calendar'
import { sql, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db'

/** The end of a block without one, as PostgreSQL writes it; later than every day as a text, too. */
export const NO_END = 'infinity'

export const toSquareFeet = (units: string | number): number => Number(units) / UNITS_PER_SQFT

type Row = {
  id: number
  warehouse_id: number
  kind: SpaceEntry['kind']
  start: string
  end: string
  units: string
  note: string | null
  order_id: number | null
  customer: string | null
}

/** An entry with the warehouse whose space it takes. */
export type WarehouseEntry = SpaceEntry & { warehouseId: number }

/** What takes space, by its first day, `most` entries of it; `where` is over `market.capacity_hold h`. */
export async function readEntries(db: Db | Tx, where: SQL, most?: number): Promise<WarehouseEntry[]> {
  const { rows } = await db.execute<Row>(sql`
    select h.id::int, h.warehouse_id, h.state as kind, h.start_day::text as start, h.end_day::text as end, h.units, h.note, h.order_id::int,
      coalesce(nullif(u.company, ''), nullif(trim(concat_ws(' ', u.first_name, u.last_name)), '')) as customer
    from market.capacity_hold h left join market.orders o on o.id = h.order_id left join users u on u.id = o.customer_id
    where ${where} and h.state <> 'released' order by h.start_day, h.id
    ${most === undefined ? sql`` : sql`limit ${most}`}`)
  return rows.map(({ start, end, units, note, order_id: orderId, ...entry }) => ({
    id: entry.id,
    warehouseId: entry.warehouse_id,
    kind: entry.kind,
    startDay: start,
    endDay: end === NO_END ? null : end,
    squareFeet: toSquareFeet(units),
    note: note ?? '',
    orderId,
    customer: entry.customer,
  }))
}
