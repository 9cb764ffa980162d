import type { PaymentType } from '../reference/payment-types'
import { dayOf, type Day } from './calendar'
import { isInFlight, isTermOver, type OrderStatus, type PaymentState } from './order-status'

/**
 * The life cycle of an order as one graph: the server, the buttons and the matrix test read it.
 * An order never goes back to an earlier payment state, and `cancelled` is final.
 */
export type OrderAction =
  | 'approve'
  | 'complete'
  | 'request-cancel'
  | 'decline-cancel-request'
  | 'cancel'
  | 'expire'
  | 'authorization-failed'
  | 'payment-failed'

/** Who acts, in relation to the order: its own customer or seller, an admin, or the system. */
export type OrderActor = 'customer' | 'seller' | 'admin' | 'system'

export const orderActions: readonly OrderAction[] = [
  'approve',
  'complete',
  'request-cancel',
  'decline-cancel-request',
  'cancel',
  'expire',
  'authorization-failed',
  'payment-failed',
]
export const orderActors: readonly OrderActor[] = ['customer', 'seller', 'admin', 'system']

/** What the graph needs to know of an order. */
export type OrderState = {
  status: OrderStatus
  paymentState: PaymentState
  paymentType: PaymentType
  adminApprovedAt: string | null
  sellerCompletedAt: string | null
  priorStatus: OrderStatus | null
  /** The first day after its last; null for fulfillment, which has no term. */
  endDay: Day | null
}

/** What is to be done with the money once the transition is committed. */
export type MoneyEffect = 'none' | 'charge' | 'release' | 'refund'

/** Kinds of notification, with three for what the system decides. */
export type OrderEvent =
  | 'customer_purchase'
  | 'seller_complete'
  | 'admin_approve'
  | 'customer_cancel'
  | 'admin_cancel'
  | 'seller_cancel'
  | 'customer_cancel_request'
  | 'seller_decline_cancel'
  | 'order_expired'
  | 'payment_failed'

export type OrderPatch = {
  status: OrderStatus
  paymentState: PaymentState
  adminApprovedAt?: string
  sellerCompletedAt?: string
  priorStatus?: OrderStatus | null
}

export type OrderSettings = { captureRequiresAdmin: boolean }

type Edge = {
  readonly action: OrderAction
  readonly actor: OrderActor
  readonly from: readonly OrderStatus[]
  readonly payment: readonly PaymentState[]
  /** Not after the last day of the term. */
  readonly duringTerm?: true
  /** Facts that are set once. */
  readonly unless?: 'adminApprovedAt' | 'sellerCompletedAt'
  readonly apply: (order: OrderState, now: string, settings: OrderSettings) => { patch: OrderPatch; money: MoneyEffect }
  readonly event: OrderEvent | null
}

const chargeTo = (order: OrderState, patch: Omit<OrderPatch, 'paymentState'>, charge: boolean) =>
  ({
    patch: { ...patch, paymentState: charge ? 'capturing' : order.paymentState },
    money: charge ? 'charge' : 'none',
  }) as const

const keep = (order: OrderState, patch: Omit<OrderPatch, 'paymentState'>) =>
  ({ patch: { ...patch, paymentState: order.paymentState }, money: 'none' }) as const

/**
 * Canceling refunds what was captured and releases what was held; a kept bank mandate has nothing to release, and what
 * the customer's bank took back is with them already.
 */
const cancelled = (order: OrderState): { patch: OrderPatch; money: MoneyEffect } => {
  if (order.paymentState === 'captured')
    return { patch: { status: 'cancelled', paymentState: 'refunding' }, money: 'refund' }
  if (order.paymentState === 'charged_back')
    return { patch: { status: 'cancelled', paymentState: 'charged_back' }, money: 'none' }
  if (order.paymentType === 'ACH') return { patch: { status: 'cancelled', paymentState: 'released' }, money: 'none' }
  return { patch: { status: 'cancelled', paymentState: 'releasing' }, money: 'release' }
}

const failed = (): { patch: OrderPatch; money: MoneyEffect } => ({
  patch: { status: 'cancelled', paymentState: 'failed' },
  money: 'none',
})

const settled = ['authorized', 'captured'] as const

export const orderEdges: readonly Edge[] = [
  {
    action: 'approve',
    actor: 'admin',
    from: ['pending', 'approved'],
    payment: settled,
    unless: 'adminApprovedAt',
    apply: (order, now, settings) =>
      chargeTo(
        order,
        { status: order.status, adminApprovedAt: now },
        settings.captureRequiresAdmin && order.sellerCompletedAt !== null && order.paymentState === 'authorized',
      ),
    event: 'admin_approve',
  },
  {
    action: 'complete',
    actor: 'seller',
    from: ['pending'],
    payment: ['authorized'],
    unless: 'sellerCompletedAt',
    apply: (order, now, settings) =>
      chargeTo(
        order,
        { status: 'approved', sellerCompletedAt: now },
        !settings.captureRequiresAdmin || order.adminApprovedAt !== null,
      ),
    event: 'seller_complete',
  },
  {
    action: 'request-cancel',
    actor: 'customer',
    from: ['pending', 'approved'],
    payment: settled,
    duringTerm: true,
    apply: (order) => keep(order, { status: 'customer_cancel_request', priorStatus: order.status }),
    event: 'customer_cancel_request',
  },
  {
    action: 'decline-cancel-request',
    actor: 'seller',
    from: ['customer_cancel_request'],
    payment: settled,
    apply: (order) => keep(order, { status: order.priorStatus ?? 'pending', priorStatus: null }),
    event: 'seller_decline_cancel',
  },
  {
    action: 'cancel',
    actor: 'customer',
    from: ['pending'],
    payment: settled,
    apply: cancelled,
    event: 'customer_cancel',
  },
  {
    action: 'cancel',
    actor: 'seller',
    from: ['pending', 'customer_cancel_request'],
    payment: settled,
    apply: cancelled,
    event: 'seller_cancel',
  },
  {
    action: 'cancel',
    actor: 'admin',
    from: ['pending', 'approved', 'customer_cancel_request'],
    payment: [...settled, 'charged_back'],
    apply: cancelled,
    event: 'admin_cancel',
  },
  {
    // A hold that ends while a cancel request or the admin's approval is awaited ends with the order, too.
    action: 'expire',
    actor: 'system',
    from: ['pending', 'approved', 'customer_cancel_request'],
    payment: ['authorized'],
    apply: cancelled,
    event: 'order_expired',
  },
  {
    action: 'authorization-failed',
    actor: 'system',
    from: ['pending'],
    payment: ['authorizing'],
    apply: failed,
    event: null,
  },
  {
    action: 'payment-failed',
    actor: 'system',
    from: ['approved'],
    payment: ['capturing', 'ach_processing'],
    apply: failed,
    event: 'payment_failed',
  },
]

export type TransitionRefusal =
  'NOT_ALLOWED' | 'IN_FLIGHT' | 'CANCELLED' | 'ALREADY_DONE' | 'WRONG_STATUS' | 'TERM_OVER'

export type TransitionResult =
  | { ok: true; patch: OrderPatch; money: MoneyEffect; event: OrderEvent | null }
  | { ok: false; reason: TransitionRefusal }

/**
 * What an action by an actor does to an order, or why it is refused: NOT_ALLOWED when the actor never may (403),
 * every other reason is a conflict (409). `now` is an ISO instant.
 */
export const transition = (
  order: OrderState,
  action: OrderAction,
  actor: OrderActor,
  now: string,
  settings: OrderSettings = { captureRequiresAdmin: false },
): TransitionResult => {
  const edge = orderEdges.find((candidate) => candidate.action === action && candidate.actor === actor)
  if (!edge) return { ok: false, reason: 'NOT_ALLOWED' }
  if (order.status === 'cancelled') return { ok: false, reason: 'CANCELLED' }
  if (isInFlight(order.paymentState) && !edge.payment.includes(order.paymentState))
    return { ok: false, reason: 'IN_FLIGHT' }
  if (edge.unless && order[edge.unless] !== null) return { ok: false, reason: 'ALREADY_DONE' }
  if (!edge.from.includes(order.status) || !edge.payment.includes(order.paymentState))
    return { ok: false, reason: 'WRONG_STATUS' }
  if (edge.duringTerm && isTermOver(order.endDay, dayOf(new Date(now)))) return { ok: false, reason: 'TERM_OVER' }
  return { ok: true, ...edge.apply(order, now, settings), event: edge.event }
}

/** The actions an actor may take on an order at this ISO instant: the buttons that are shown. */
export const actionsFor = (order: OrderState, actor: OrderActor, now: string): OrderAction[] =>
  orderActions.filter((action) => transition(order, action, actor, now).ok)
