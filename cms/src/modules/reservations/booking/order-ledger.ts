import type { SQL } from 'drizzle-orm'
import type { Tx } from '../../../platform/db'
import { movementCall, postMovement } from '../../payments/ledger'
import type { Order } from './repository'

/**
 * The movements of an order. What Stripe holds or owes us stands below zero on the clearing account; a
 * customer's hold is what may be taken, a seller's payable what was taken. Each happens once.
 */
const movement = (order: Order, step: string, lines: Parameters<typeof postMovement>[1]['lines']) => ({
  idem: `ord:${order.id}:${step}`,
  kind: step,
  ref: `order:${order.id}`,
  lines,
})

/** What an order owes its seller: what the customer pays and what the platform gives to it. */
export const priceCents = (order: Pick<Order, 'amountCents' | 'couponCents'>): number =>
  order.amountCents + order.couponCents

/** The platform's part of a price, or with a minus what comes back of it; no line without a coupon. */
const coupon = (order: Order, sign: 1 | -1) => ({
  kind: 'coupons' as const,
  ownerId: 0,
  amountCents: -sign * order.couponCents,
})

const hold = (order: Order) =>
  movement(order, 'hold', [
    { kind: 'customer_hold', ownerId: order.customerId, amountCents: order.amountCents },
    { kind: 'stripe_clearing', ownerId: 0, amountCents: -order.amountCents },
  ])

/** Money authorized on a card, or a bank debit on its way. */
export const bookHold = (tx: Tx, order: Order): Promise<boolean> => postMovement(tx, hold(order))

/** The same as a call that stands in a statement of the caller's. */
export const holding = (order: Order): SQL => movementCall(hold(order))

/** The hold ended without a charge. */
export const bookRelease = (tx: Tx, order: Order): Promise<boolean> =>
  postMovement(
    tx,
    movement(order, 'release', [
      { kind: 'customer_hold', ownerId: order.customerId, amountCents: -order.amountCents },
      { kind: 'stripe_clearing', ownerId: 0, amountCents: order.amountCents },
    ]),
  )

/** What was held is the seller's now, and with it what the platform gives to the price. */
export const bookCapture = (tx: Tx, order: Order): Promise<boolean> =>
  postMovement(
    tx,
    movement(order, 'capture', [
      { kind: 'customer_hold', ownerId: order.customerId, amountCents: -order.amountCents },
      { kind: 'seller_payable', ownerId: order.sellerId, amountCents: priceCents(order) },
      coupon(order, 1),
    ]),
  )

/** The customer's bank took a captured charge back: it is the seller's no more, and Stripe's no more. */
export const bookChargeBack = (tx: Tx, order: Order): Promise<boolean> =>
  postMovement(
    tx,
    movement(order, 'charge-back', [
      { kind: 'seller_payable', ownerId: order.sellerId, amountCents: -priceCents(order) },
      { kind: 'stripe_clearing', ownerId: 0, amountCents: order.amountCents },
      coupon(order, -1),
    ]),
  )

/** A cancelled order's charge is owed to the customer; what the platform gave comes back to it. */
export const bookRefundOwed = (tx: Tx, order: Order): Promise<boolean> =>
  postMovement(
    tx,
    movement(order, 'refund-owed', [
      { kind: 'seller_payable', ownerId: order.sellerId, amountCents: -priceCents(order) },
      { kind: 'refunds', ownerId: 0, amountCents: order.amountCents },
      coupon(order, -1),
    ]),
  )

/** The refund left. One that came back and was made again is another movement. */
export const bookRefund = (tx: Tx, order: Order, refundId: string): Promise<boolean> =>
  postMovement(tx, {
    ...movement(order, 'refund', [
      { kind: 'refunds', ownerId: 0, amountCents: -order.amountCents },
      { kind: 'stripe_clearing', ownerId: 0, amountCents: order.amountCents },
    ]),
    idem: `ord:${order.id}:refund:${refundId}`,
  })

/**
 * A part of a captured payment was paid back while the order stands: the platform bears it, and the seller is owed the full
 * price. Its whole refund later takes that back, since it counts the part again.
 */
export const bookPartRefund = (
  tx: Tx,
  order: Order,
  { idem, amountCents }: { idem: string; amountCents: number },
): Promise<boolean> =>
  postMovement(tx, {
    ...movement(order, amountCents > 0 ? 'refund-part' : 'refund-part-counted', [
      { kind: 'allowances', ownerId: 0, amountCents: -amountCents },
      { kind: 'stripe_clearing', ownerId: 0, amountCents },
    ]),
    idem: `ord:${order.id}:refund-part:${idem}`,
  })

/** The bank sent a refund back: it is owed again. */
export const bookRefundReturned = (tx: Tx, order: Order, refundId: string): Promise<boolean> =>
  postMovement(tx, {
    ...movement(order, 'refund-returned', [
      { kind: 'refunds', ownerId: 0, amountCents: order.amountCents },
      { kind: 'stripe_clearing', ownerId: 0, amountCents: -order.amountCents },
    ]),
    idem: `ord:${order.id}:refund-returned:${refundId}`,
  })
