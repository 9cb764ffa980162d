import { sql } from 'drizzle-orm'
import { ASKED_AFTER_DAYS, RESERVE_CLOSES_AFTER_DAYS } from '@stackyard/shared/domain/freshness'
import type { JobDefinition } from '../../../../platform/jobs'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { noteReminder } from '../../../listings/listing'
import { notifyUser } from '../../../foundation/notification'
import { confirmToken } from '../confirm-token'

export const REMIND_OF_STALE = 'supply:remind-of-stale'

/** Twice a question, then word that reservations are closed. */
const STEPS = [...ASKED_AFTER_DAYS, RESERVE_CLOSES_AFTER_DAYS]
const BATCH = 200

type Stale = { id: number; name: string; sellerId: number; days: number; confirmedAt: string | null }

/**
 * Asks providers whether listings that nobody confirmed or changed for 60 and again for 90 days are still right; each
 * step once; after 120 days they are told that it takes no reservations until they confirm it. Rows are taken under a lock that others skip, so that two workers ask once.
 */
async function remindBatch({ db, jobs, clock, env }: Services): Promise<number> {
  const moment = clock.now()
  const now = moment.toISOString()
  return withTransaction(db, async (tx) => {
    const { rows } = await tx.execute<Stale>(sql`
      select w.id, w.name, w.seller_id as "sellerId", step.days,
        to_char(w.confirmed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "confirmedAt"
      from warehouses w join users u on u.id = w.seller_id,
        lateral (select max(days) as days from unnest(${sql.raw(`array[${STEPS.join(', ')}]`)}) days
          where coalesce(w.confirmed_at, w.created_at) < ${now}::timestamptz - make_interval(days => days)) step
      where w.deleted_at is null and not coalesce(w.is_draft, false) and coalesce(w.visible, true)
        and u.user_type::text = 'seller' and coalesce(u.is_active, true)
        and step.days > coalesce(w.reminded_days, 0)
      order by w.id limit ${BATCH} for no key update of w skip locked`)
    for (const { id, name, sellerId, days, confirmedAt } of rows) {
      await noteReminder(tx, id, days)
      const subject = { id, sellerId, confirmedAt: confirmedAt === null ? null : new Date(confirmedAt) }
      const token = confirmToken(subject, moment, env.PAYLOAD_SECRET)
      await notifyUser(jobs, tx, {
        userId: sellerId,
        kind: 'listing_stale',
        message: messageOf(name, days),
        data: { warehouseId: id, days, path: '/settings/#warehouses' },
        mail: { subject: `Confirm availability: ${name}`, path: `/auth/confirm-listing?token=${token}` },
      })
    }
    return rows.length
  })
}

const messageOf = (name: string, days: number): string =>
  days >= RESERVE_CLOSES_AFTER_DAYS
    ? `${name} no longer takes reservations: nobody has confirmed its space and rates for ${days} days. Confirm them to take reservations again.`
    : `Confirm the availability of ${name}: nobody has confirmed it for ${days} days. Confirm it with one click, or update what has changed.`

/** Every morning. */
export const remindOfStaleJob: JobDefinition = {
  name: REMIND_OF_STALE,
  cron: '0 7 * * *',
  async run(services) {
    while ((await remindBatch(services)) === BATCH);
  },
}
