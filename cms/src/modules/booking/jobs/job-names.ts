import type { Tx } from '../../../platform/db'
import type { Services } from '../../../platform/services'

export const SETTLE_ORDER = 'settle-order'
export const EXPIRE_ORDER = 'expire-order'
export const REMIND_OF_EXPIRY = 'remind-of-expiry'
export const PRINT_AGREEMENT = 'print-agreement'
export const REPORT_MONEY = 'report-money'
export const RECONCILE_ORDERS = 'reconcile-orders'

/** How long a request has to settle its own order before the job does it. */
const SETTLE_AFTER_MS = 60_000

/** Makes sure that money in flight is settled even if this process ends now. */
export const scheduleSettling = (services: Services, tx: Tx, orderId: number, now: Date): Promise<void> =>
  services.jobs.add(
    tx,
    SETTLE_ORDER,
    { orderId },
    { key: `settle-order:${orderId}`, runAt: new Date(now.getTime() + SETTLE_AFTER_MS) },
  )

export const schedulePrinting = (services: Services, tx: Tx, orderId: number): Promise<void> =>
  services.jobs.add(tx, PRINT_AGREEMENT, { orderId }, { key: `print-agreement:${orderId}` })

/** How long before a hold ends both parties are told. */
export const REMIND_BEFORE_MS = 24 * 60 * 60_000

/** Ends the hold at its time, and tells both parties a day before. */
export async function scheduleExpiry(services: Services, tx: Tx, orderId: number, at: Date): Promise<void> {
  const remindAt = new Date(at.getTime() - REMIND_BEFORE_MS)
  await services.jobs.add(tx, EXPIRE_ORDER, { orderId }, { key: `expire-order:${orderId}`, runAt: at })
  await services.jobs.add(tx, REMIND_OF_EXPIRY, { orderId }, { key: `remind-of-expiry:${orderId}`, runAt: remindAt })
}
