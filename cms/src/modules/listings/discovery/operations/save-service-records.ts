import type { ServiceRecord } from '@stackyard/shared/domain/service-record'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db'
import { refreshListings } from './refresh-listings'

/** What was measured of a listing; null when nothing was. */
export type MeasuredRecord = { warehouseId: number; record: ServiceRecord | null }

/** Listings that are written by one transaction: few, since purchases of their space wait for it. */
const BATCH = 50

/** Stores records of at most a batch, and writes the rows of the read model of those that changed. */
async function storeChanged(db: Db, records: readonly MeasuredRecord[], now: Date): Promise<void> {
  const given = sql`select * from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as g("warehouseId" int, record jsonb)`
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(sql`
      with given as materialized (${given}), gone as (
        delete from market.service_record r using given g where r.warehouse_id = g."warehouseId"
          and (g.record is null or jsonb_typeof(g.record) = 'null') returning r.warehouse_id as id
      ), stored as (
        insert into market.service_record as r (warehouse_id, figures, measured_at)
        select g."warehouseId", g.record, ${now.toISOString()}::timestamptz from given g
        where jsonb_typeof(g.record) = 'object' order by 1
        on conflict (warehouse_id) do update set figures = excluded.figures, measured_at = excluded.measured_at
          where r.figures is distinct from excluded.figures returning r.warehouse_id as id)
      select id from gone union all select id from stored order by id`)
    await refreshListings(
      tx,
      rows.map(({ id }) => id),
    )
  })
}

/** Stores service records, batch by batch. */
export async function saveServiceRecords(db: Db, records: readonly MeasuredRecord[], now: Date): Promise<void> {
  for (let from = 0; from < records.length; from += BATCH)
    await storeChanged(db, records.slice(from, from + BATCH), now)
}

/** Deletes the records of listings that are gone. */
export async function deleteStrayRecords(db: Db): Promise<void> {
  await db.execute(sql`delete from market.service_record r
    where not exists (select from market.listing_search s where s.id = r.warehouse_id)`)
}
