import type { Tx } from '../../platform/db'
import { postMovement } from '../ledger'
import type { Order } from './repository'

/**
 * The movements of an order (MONEY §3). What Stripe holds or owes us stands below zero on the clearing account; a
 * customer's hold is what may be taken, a seller's payable what was taken. Each happens once.
 */
const movement = (order: Order, step: string, lines: Parameters<typeof postMovement>[1]['lines']) => ({
  idem: `ord:${order.id}:${step}`,
  kind: step,
  ref: `order:${order.id}`,
  lines,
})

/** Money authorised on a card, or a bank debit on its way. */
export const bookHold = (tx: Tx, order: Order): Promise<boolean> =>
  postMovement(
    tx,
    movement(order, 'hold', [
      { kind: 'customer_hold', ownerId: order.customerId, amountCents: order.amountCents },
      { kind: 'stripe_clearing', ownerId: 0, amountCents: -order.amountCents },
    ]),
  )

/** The hold ended without a charge. */
export const bookRelease = (tx: Tx, order: Order): Promise<boolean> =>
  postMovement(
    tx,
    movement(order, 'release', [
      { kind: 'customer_hold', ownerId: order.customerId, amountCents: -order.amountCents },
      { kind: 'stripe_clearing', ownerId: 0, amountCents: order.amountCents },
    ]),
  )

/** What was held is the seller's now. */
export const bookCapture = (tx: Tx, order: Order): Promise<boolean> =>
  postMovement(
    tx,
    movement(order, 'capture', [
      { kind: 'customer_hold', ownerId: order.customerId, amountCents: -order.amountCents },
      { kind: 'seller_payable', ownerId: order.sellerId, amountCents: order.amountCents },
    ]),
  )

/** The customer's bank took a captured charge back: it is the seller's no more, and Stripe's no more. */
export const bookChargeBack = (tx: Tx, order: Order): Promise<boolean> =>
  postMovement(
    tx,
    movement(order, 'charge-back', [
      { kind: 'seller_payable', ownerId: order.sellerId, amountCents: -order.amountCents },
      { kind: 'stripe_clearing', ownerId: 0, amountCents: order.amountCents },
    ]),
  )

/** A cancelled order's charge is owed to the customer. */
export const bookRefundOwed = (tx: Tx, order: Order): Promise<boolean> =>
  postMovement(
    tx,
    movement(order, 'refund-owed', [
      { kind: 'seller_payable', ownerId: order.sellerId, amountCents: -order.amountCents },
      { kind: 'refunds', ownerId: 0, amountCents: order.amountCents },
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

/** The bank sent a refund back: it is owed again. */
export const bookRefundReturned = (tx: Tx, order: Order, refundId: string): Promise<boolean> =>
  postMovement(tx, {
    ...movement(order, 'refund-returned', [
      { kind: 'refunds', ownerId: 0, amountCents: order.amountCents },
      { kind: 'stripe_clearing', ownerId: 0, amountCents: -order.amountCents },
    ]),
    idem: `ord:${order.id}:refund-returned:${refundId}`,
  })
