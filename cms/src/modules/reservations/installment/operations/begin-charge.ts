import type { Day } from '@stackyard/shared/domain/calendar'
import { ANNOUNCED_DAYS_BEFORE, nextTryDay } from '@stackyard/shared/domain/installment-process'
import { addDays } from '@stackyard/shared/domain/calendar'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { tellOfInstallment } from '../installment-news'
import { scheduleSettling } from '../jobs/job-names'
import {
  listToAnnounce,
  listToCharge,
  lockBilledOrder,
  lockInstallment,
  markAnnounced,
  moveInstallment,
  type BilledOrder,
  type InstallmentKey,
  type InstallmentRow,
} from '../repository'
import { settleInstallment } from './settle-installment'

/** Whether a reservation runs: accepted and paid, not cancelled. */
export const runs = (order: BilledOrder): boolean =>
  order.paymentState === 'captured' && (order.status === 'approved' || order.status === 'customer_cancel_request')

const isDue = ({ state, dueDay, nextTryDay: next }: InstallmentRow, today: Day): boolean =>
  (state === 'scheduled' && dueDay <= today) || (state === 'retrying' && next !== null && next <= today)

/** Begins the charge of what is due, with the job that settles it if this process can't; false when it is not due now. */
const begin = (services: Services, key: InstallmentKey, today: Day): Promise<boolean> =>
  withTransaction(services.db, async (tx) => {
    const order = await lockBilledOrder(tx, key.orderId)
    const row = await lockInstallment(tx, key)
    if (!order || !row || !runs(order) || !isDue(row, today)) return false
    const now = services.clock.now()
    const firstTryDay = row.firstTryDay ?? today
    const tries = row.tries + 1
    const patch = {
      tries,
      firstTryDay,
      attempts: row.attempts + 1,
      nextTryDay: nextTryDay(firstTryDay, tries),
      paymentIntentId: null,
    }
    await moveInstallment(tx, row, { action: 'charge', actor: 'system', now, patch })
    await scheduleSettling(services, tx, key, now)
    return true
  })

const announce = (services: Services, key: InstallmentKey, until: Day): Promise<void> =>
  withTransaction(services.db, async (tx) => {
    const order = await lockBilledOrder(tx, key.orderId)
    const row = await lockInstallment(tx, key)
    if (!order || !row || !runs(order) || row.state !== 'scheduled' || row.announcedAt || row.dueDay > until) return
    await markAnnounced(tx, key, services.clock.now())
    await tellOfInstallment(services, tx, row, order, 'announced')
  })

/**
 * The work of a day: announces what falls due within three days, charges what is due or tried again. One that fails
 * for itself leaves the others alone.
 */
export async function runInstallments(services: Services, today: Day): Promise<void> {
  const until = addDays(today, ANNOUNCED_DAYS_BEFORE)
  const each = async (key: InstallmentKey, work: () => Promise<unknown>): Promise<void> => {
    try {
      await work()
    } catch (error) {
      services.log.error({ err: error, ...key }, 'an installment could not be taken on')
    }
  }
  for (const key of await listToAnnounce(services.db, until)) await each(key, () => announce(services, key, until))
  for (const key of await listToCharge(services.db, today))
    await each(key, async () => {
      if (await begin(services, key, today)) await settleInstallment(services, key)
    })
}
