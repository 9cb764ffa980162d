import type { Tx } from '../../../platform/db'
import type { Services } from '../../../platform/services'

export const SETTLE_ORDER = 'settle-order'
export const EXPIRE_ORDER = 'expire-order'
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

export const scheduleExpiry = (services: Services, tx: Tx, orderId: number, at: Date): Promise<void> =>
  services.jobs.add(tx, EXPIRE_ORDER, { orderId }, { key: `expire-order:${orderId}`, runAt: at })
