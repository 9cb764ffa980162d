import { sql } from 'drizzle-orm'
import type { JobDefinition } from '../../../../platform/jobs'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { TURN_SPACE } from './job-names'

const BATCH = 200

/**
 * Counts the free space of some listings with holds anew. Their capacity is locked first, so that no purchase is
 * overwritten. Answers with the last id of the batch, null when that was the last batch.
 */
async function turnBatch({ db }: Services, after: number): Promise<number | null> {
  return withTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(sql`
      select c.warehouse_id as id from market.capacity c where c.warehouse_id > ${after} and exists (
        select from market.capacity_hold h where h.warehouse_id = c.warehouse_id and h.state <> 'released'
          and h.end_day >= (now() at time zone 'utc')::date)
      order by c.warehouse_id limit ${BATCH} for update of c`)
    for (const { id } of rows) await tx.execute(sql`select market.refresh_free_space(${id})`)
    return rows.length === BATCH ? (rows.at(-1)?.id ?? null) : null
  })
}

/** Every midnight UTC: what is free for a month from tomorrow moves with the day. */
export const turnSpaceJob: JobDefinition = {
  name: TURN_SPACE,
  cron: '1 0 * * *',
  async run(services) {
    let after: number | null = 0
    while (after !== null) after = await turnBatch(services, after)
  },
}
