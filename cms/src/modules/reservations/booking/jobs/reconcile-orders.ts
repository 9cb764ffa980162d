import { sql } from 'drizzle-orm'
import type { JobDefinition } from '../../../../platform/jobs'
import { settleOrder } from '../operations/settle-order'
import { forgetOldKeys } from '../../../../platform/idempotency-key'
import { RECONCILE_ORDERS } from './job-names'

const MINUTE_SECONDS = 60
const BATCH = 100
const TAKES_DAYS = sql.raw(`(payment_state = 'ach_processing'
  or payment_state = 'refunding' and (refund_id is not null or failure is not null))`)

/**
 * Every minute: what has been in flight for over a minute is settled with its own key, which finds what Stripe did or
 * does it now. What takes days, a bank debit or a refund that Stripe has, is asked after once an hour, since
 * its webhook tells sooner.
 */
export const reconcileOrdersJob: JobDefinition = {
  name: RECONCILE_ORDERS,
  cron: '* * * * *',
  async run(services, payload) {
    const olderThan = Number(payload.olderThanSeconds ?? MINUTE_SECONDS)
    const found = await services.db.execute<{ id: string }>(sql`
      select id from market.orders
      where in_flight_since < now() - make_interval(secs => ${olderThan}) and (not ${TAKES_DAYS}
        or in_flight_since < now() - interval '1 hour' and extract(minute from now() - in_flight_since) = 0)
      order by ${TAKES_DAYS}, in_flight_since limit ${BATCH}`)
    for (const { id } of found.rows)
      await settleOrder(services, Number(id)).catch((error: unknown) =>
        services.log.error({ err: error, orderId: Number(id) }, 'an order stays in flight'),
      )
    await services.db.transaction(forgetOldKeys)
  },
}
