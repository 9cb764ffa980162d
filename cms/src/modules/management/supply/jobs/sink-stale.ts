import { RESERVE_CLOSES_AFTER_DAYS } from '@stackyard/shared/domain/freshness'
import { sql } from 'drizzle-orm'
import type { JobDefinition } from '../../../../platform/jobs'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { announceListings } from '../../../listings/listing'

const BATCH = 200

/**
 * Rewrites the rows of listings that have come of age since, so that they stand below the fresh ones.
 * Answers with the last id of the batch, null when that was the last batch.
 */
async function sinkBatch({ db }: Services, after: number): Promise<number | null> {
  return withTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(sql`
      select w.id from warehouses w join market.listing_search s on s.id = w.id
      where w.id > ${after} and w.deleted_at is null and s.sunk is distinct from
        (coalesce(w.confirmed_at, w.created_at) < now() - make_interval(days => ${RESERVE_CLOSES_AFTER_DAYS}))
      order by w.id limit ${BATCH} for no key update of w skip locked`)
    await announceListings(
      tx,
      rows.map(({ id }) => id),
    )
    return rows.length === BATCH ? (rows.at(-1)?.id ?? null) : null
  })
}

/** Every night, before providers are asked. */
export const sinkStaleJob: JobDefinition = {
  name: 'supply:sink-stale',
  cron: '0 6 * * *',
  async run(services) {
    let after: number | null = 0
    while (after !== null) after = await sinkBatch(services, after)
  },
}
