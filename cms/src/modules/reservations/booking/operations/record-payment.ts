import type { PaymentState } from '@stackyard/shared/domain/order-status'
import { and, eq, isNull } from 'drizzle-orm'
import type Stripe from 'stripe'
import { CodedError } from '../../../../platform/coded-error'
import type { Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { alertOfFailedPayment } from '../alert-admins'
import { announcement } from '../announce-order'
import { scheduleOrderInvoice } from '../../../payments/invoice'
import { owePayout } from '../../../payments/payout'
import { expiring } from '../jobs/job-names'
import { keepOrderCoupon } from '../order-coupon'
import { bookCapture, bookHold, bookRelease, holding, priceCents } from '../order-ledger'
import { inHoldingTurn } from '../purchase-turns'
import { lockOrder, updateOrder, type Order, type OrderChange } from '../repository'
import { orders } from '../tables'
import { commitTransition } from './commit-transition'

const HALF_DAY_MS = 12 * 60 * 60 * 1000

type Step = (tx: Tx, order: Order) => Promise<unknown>

/** Runs a step on the order while its payment is still in the state it was seen in; else it was done already. */
export async function whileIn(services: Services, seen: Order, step: Step): Promise<void> {
  await withTransaction(services.db, async (tx) => {
    const order = await lockOrder(tx, seen.id)
    if (order && order.paymentState === seen.paymentState && order.status === seen.status) await step(tx, order)
  })
}

const move = (
  services: Services,
  tx: Tx,
  order: Order,
  paymentState: PaymentState,
  more: Partial<Order> = {},
  besides?: OrderChange['besides'],
) =>
  updateOrder(tx, order, {
    action: paymentState,
    actor: 'system',
    userId: null,
    now: services.clock.now().toISOString(),
    patch: { ...more, paymentState },
    ...(besides ? { besides } : {}),
  })

/** min(what the order was given, Stripe's capture_before − 12 h). */
const expiryOf = (order: Order, intent: Stripe.PaymentIntent): Date => {
  const own = new Date(order.expiresAt ?? order.createdAt)
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  const before = charge?.payment_method_details?.card?.capture_before
  return before ? new Date(Math.min(own.getTime(), before * 1000 - HALF_DAY_MS)) : own
}

/**
 * The card's hold stands: the seller may answer, until the hold ends. The guarded update is the lock: who comes second
 * waits for the first and finds nothing left to move, for which the answer is null.
 */
export async function recordAuthorized(
  services: Services,
  seen: Order,
  intent: Stripe.PaymentIntent,
): Promise<Order | null> {
  const expiresAt = expiryOf(seen, intent)
  const more = { paymentIntentId: intent.id, expiresAt: expiresAt.toISOString() }
  const { told, mailing } = announcement(services, seen, 'customer_purchase')
  // The booking last, since all purchases meet on the clearing account, whose row is locked from there to the commit.
  const calls = [mailing, expiring(services, seen.id, expiresAt), holding(seen)]
  const record = (tx: Tx): Promise<Order> => move(services, tx, seen, 'authorized', more, { told, calls })
  try {
    return await inHoldingTurn(() => withTransaction(services.db, record))
  } catch (error) {
    if (error instanceof CodedError && error.code === 'CONFLICT') return null
    throw error
  }
}

/** The intent of a hold that the customer's bank still asks about. */
export async function recordIntent(services: Services, seen: Order, intent: Stripe.PaymentIntent): Promise<void> {
  await services.db
    .update(orders)
    .set({ paymentIntentId: intent.id })
    .where(and(eq(orders.id, seen.id), isNull(orders.paymentIntentId)))
}

const found = (failure: string, paymentIntentId: string | null) =>
  paymentIntentId ? { failure, paymentIntentId } : { failure }

export const recordAuthorizationFailed = (
  services: Services,
  seen: Order,
  failure: string,
  paymentIntentId: string | null,
): Promise<void> =>
  whileIn(services, seen, async (tx, order) => {
    await commitTransition(services, tx, order, 'authorization-failed', 'system', null, found(failure, paymentIntentId))
  })

/** The bank debit is on its way; it takes days. */
export const recordDebiting = (services: Services, seen: Order, intent: Stripe.PaymentIntent): Promise<void> =>
  whileIn(services, seen, async (tx, order) => {
    const moved = await move(services, tx, order, 'ach_processing', { paymentIntentId: intent.id })
    await bookHold(tx, moved)
  })

export const recordCaptured = (services: Services, seen: Order, intent: Stripe.PaymentIntent): Promise<void> =>
  whileIn(services, seen, async (tx, order) => {
    const paid = await move(services, tx, order, 'captured', { paymentIntentId: intent.id })
    await keepOrderCoupon(tx, paid)
    await owePayout(services, tx, { id: paid.id, sellerId: paid.sellerId, amountCents: priceCents(paid) })
    await scheduleOrderInvoice(services, tx, paid.id)
    // Last, as for the hold: a seller's captures meet on one account.
    await bookHold(tx, paid)
    await bookCapture(tx, paid)
  })

/** The charge failed for good: the order ends, its space is free again, both are told. */
export const recordPaymentFailed = (
  services: Services,
  seen: Order,
  failure: string,
  paymentIntentId: string | null,
): Promise<void> =>
  whileIn(services, seen, async (tx, order) => {
    const wasHeld = order.paymentType === 'CARD' || order.paymentState === 'ach_processing'
    const failed = await commitTransition(
      services,
      tx,
      order,
      'payment-failed',
      'system',
      null,
      found(failure, paymentIntentId),
    )
    if (wasHeld) await bookRelease(tx, failed)
    await alertOfFailedPayment(services, tx, failed)
  })

export const recordReleased = (services: Services, seen: Order): Promise<void> =>
  whileIn(services, seen, async (tx, order) => {
    await bookRelease(tx, await move(services, tx, order, 'released'))
  })

/** The hold ended, by its time or at the bank. */
export const recordExpired = (services: Services, seen: Order): Promise<void> =>
  whileIn(services, seen, async (tx, order) => {
    await commitTransition(services, tx, order, 'expire', 'system', null)
  })
