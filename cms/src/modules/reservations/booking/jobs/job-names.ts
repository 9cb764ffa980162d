import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../../../../platform/db'
import type { JobRequest } from '../../../../platform/jobs'
import type { Services } from '../../../../platform/services'

export const SETTLE_ORDER = 'settle-order'
export const EXPIRE_ORDER = 'expire-order'
export const REMIND_OF_EXPIRY = 'remind-of-expiry'
export const PRINT_AGREEMENT = 'print-agreement'
export const REPORT_MONEY = 'report-money'
export const RECONCILE_ORDERS = 'reconcile-orders'
export const TURN_SPACE = 'turn-space'

/** How long a request has to settle its own order before the job does it. */
const SETTLE_AFTER_MS = 60_000

const settlingKey = (orderId: number): string => `settle-order:${orderId}`

/** The job that makes sure that money in flight is settled even if this process ends now. */
export const settling = (orderId: number, now: Date): JobRequest => [
  SETTLE_ORDER,
  { orderId },
  { key: settlingKey(orderId), runAt: new Date(now.getTime() + SETTLE_AFTER_MS) },
]

export const scheduleSettling = (services: Services, tx: Tx, orderId: number, now: Date): Promise<void> =>
  services.jobs.add(tx, ...settling(orderId, now))

/** How long after a purchase its agreement is printed: not while the customer waits for the answer. */
const PRINT_AFTER_MS = 2000

export const printing = (orderId: number, now: Date): JobRequest => [
  PRINT_AGREEMENT,
  { orderId },
  { key: `print-agreement:${orderId}`, runAt: new Date(now.getTime() + PRINT_AFTER_MS) },
]

/** How long before a hold ends both parties are told. */
export const REMIND_BEFORE_MS = 24 * 60 * 60_000

const expiry = (orderId: number, at: Date): JobRequest[] => [
  [EXPIRE_ORDER, { orderId }, { key: `expire-order:${orderId}`, runAt: at }],
  [
    REMIND_OF_EXPIRY,
    { orderId },
    { key: `remind-of-expiry:${orderId}`, runAt: new Date(at.getTime() - REMIND_BEFORE_MS) },
  ],
]

/**
 * A hold stands: it ends at its time, both parties are told a day before, and nothing is left to settle. Calls that
 * stand in a statement of the caller's.
 */
export const expiring = ({ jobs }: Services, orderId: number, at: Date): SQL =>
  sql`${jobs.call(expiry(orderId, at))}, graphile_worker.remove_job(${settlingKey(orderId)})`

/** The same by itself, for an order without a hold on a card. */
export async function scheduleExpiry(services: Services, tx: Tx, orderId: number, at: Date): Promise<void> {
  await tx.execute(sql`select ${expiring(services, orderId, at)}`)
}

/** The end of a hold is looked at again at its time. What settles the order, if it is in flight, stays. */
export const postponeExpiry = (services: Services, tx: Tx, orderId: number, at: Date): Promise<void> =>
  services.jobs.addAll(tx, expiry(orderId, at))
/** Prints an agreement again after one of its parties was erased. */
export const REPRINT_AGREEMENT = 'booking:reprint-agreement'
