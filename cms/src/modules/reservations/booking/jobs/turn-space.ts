import { sql } from 'drizzle-orm'
import type { JobDefinition } from '../../../../platform/jobs'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { UNITS_PER_PALLET } from '@stackyard/shared/domain/capacity'
import { beginTotals } from '../../../listings/listing'
import { TURN_SPACE } from './job-names'

const BATCH = 200

const today = sql`(now() at time zone 'utc')::date`

/**
 * Gives some listings the total of the change that has begun. Until then all that tells free space reads the change, so a
 * job that comes late makes nothing wrong. Answers whether there may be more.
 */
async function beginBatch({ db }: Services): Promise<boolean> {
  return withTransaction(db, async (tx) => {
    const { rows: begun } = await tx.execute<{ id: number }>(sql`
      select w.id from warehouses w where w.id in (select warehouse_id from market.capacity_change where from_day <= ${today})
      order by w.id limit ${BATCH} for no key update of w`)
    if (begun.length === 0) return false
    const ids = begun.map(({ id }) => id)
    const { rows } = await tx.execute<{ id: number; units: string }>(sql`
      select distinct on (warehouse_id) warehouse_id as id, total_units as units from market.capacity_change
      where warehouse_id in ${ids} and from_day <= ${today} order by warehouse_id, from_day desc`)
    await beginTotals(tx, new Map(rows.map(({ id, units }) => [id, Number(units) / UNITS_PER_PALLET])))
    // The write of another total took them along; those that say what the listing said already are left.
    await tx.execute(sql`delete from market.capacity_change where warehouse_id in ${ids} and from_day <= ${today}`)
    return begun.length === BATCH
  })
}

/**
 * Counts the free space of some listings with holds or another total ahead anew. Their capacity is locked first, so that no purchase is
 * overwritten. Answers with the last id of the batch, null when that was the last batch.
 */
async function turnBatch({ db }: Services, after: number): Promise<number | null> {
  return withTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(sql`
      select c.warehouse_id as id from market.capacity c where c.warehouse_id > ${after} and (exists (
        select from market.capacity_hold h where h.warehouse_id = c.warehouse_id and h.state <> 'released'
          and h.end_day >= ${today}) or exists (select from market.capacity_change x where x.warehouse_id = c.warehouse_id))
      order by c.warehouse_id limit ${BATCH} for update of c`)
    for (const { id } of rows) await tx.execute(sql`select market.refresh_free_space(${id})`)
    return rows.length === BATCH ? (rows.at(-1)?.id ?? null) : null
  })
}

/** Every midnight UTC: totals that change on this day begin, and what is free for a month from tomorrow moves with it. */
export const turnSpaceJob: JobDefinition = {
  name: TURN_SPACE,
  cron: '1 0 * * *',
  async run(services) {
    while (await beginBatch(services));
    let after: number | null = 0
    while (after !== null) after = await turnBatch(services, after)
  },
}
