import { sql } from 'drizzle-orm'
import type { JobDefinition } from '../../../platform/jobs'
import type { Services } from '../../../platform/services'
import { withTransaction } from '../../../platform/with-transaction'
import { notifyUser } from '../../notification'

export const REMIND_OF_STALE = 'supply:remind-of-stale'

/** Days without a word of the provider after which they are asked, and asked again. */
const STEPS = [60, 90] as const
const BATCH = 200

type Stale = { id: number; name: string; sellerId: number; days: number }

/**
 * Asks providers whether listings that nobody confirmed or changed for 60 and again for 90 days are still right; each
 * step once. Rows are taken under a lock that others skip, so that two workers ask once.
 */
async function remindBatch({ db, jobs, clock }: Services): Promise<number> {
  const now = clock.now().toISOString()
  return withTransaction(db, async (tx) => {
    const { rows } = await tx.execute<Stale>(sql`
      select w.id, w.name, w.seller_id as "sellerId", step.days
      from warehouses w join users u on u.id = w.seller_id,
        lateral (select max(days) as days from unnest(${sql.raw(`array[${STEPS.join(', ')}]`)}) days
          where coalesce(w.confirmed_at, w.created_at) < ${now}::timestamptz - make_interval(days => days)) step
      where w.deleted_at is null and not coalesce(w.is_draft, false) and coalesce(w.visible, true)
        and u.user_type::text = 'seller' and coalesce(u.is_active, true)
        and step.days > coalesce(w.reminded_days, 0)
      order by w.id limit ${BATCH} for no key update of w skip locked`)
    for (const { id, name, sellerId, days } of rows) {
      await tx.execute(sql`update warehouses set reminded_days = ${days} where id = ${id}`)
      await notifyUser(jobs, tx, {
        userId: sellerId,
        kind: 'listing_stale',
        message: `Is ${name} still right? Nobody has confirmed it for ${days} days. Confirm it, or change what is not.`,
        data: { warehouseId: id, days, path: '/settings/#warehouses' },
        mail: { subject: `Is ${name} still right?`, path: '/settings/#warehouses' },
      })
    }
    return rows.length
  })
}

/** Every morning. */
export const remindOfStaleJob: JobDefinition = {
  name: REMIND_OF_STALE,
  cron: '0 7 * * *',
  async run(services) {
    while ((await remindBatch(services)) === BATCH);
  },
}
