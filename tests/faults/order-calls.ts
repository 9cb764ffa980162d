import type { OrderAction, OrderActor, OrderState } from '@stackyard/shared/domain/order-process'
import { orderStatuses } from '@stackyard/shared/domain/order-status'
import type { Transaction } from '@stackyard/shared/schema/transaction'
import type { Call } from '../api/reservations/transaction/order-in'
import { tokenOf } from '../setup/actors'
import { type Buyer, newBuyer } from '../setup/buyer'
import type { Stack } from '../setup/stack'

/** What each call of the API asks of the graph, and who may call at all. */
export const orderCalls: Record<Call, { action: OrderAction; by: readonly OrderActor[] }> = {
  approve: { action: 'approve', by: ['admin'] },
  'cancel as admin': { action: 'cancel', by: ['admin'] },
  complete: { action: 'complete', by: ['seller'] },
  cancel: { action: 'cancel', by: ['customer', 'seller'] },
  'request-cancel': { action: 'request-cancel', by: ['customer'] },
  'decline-cancel-request': { action: 'decline-cancel-request', by: ['seller'] },
}
export const callNames = Object.keys(orderCalls) as Call[]

/** Every status from which a call is made. */
export const orderStarts = [...orderStatuses, 'asked after charge'] as const
export type OrderStart = (typeof orderStarts)[number]

/** Where the graph sees an order that was read, which began in this status. */
export function stateFrom(order: Transaction, start: OrderStart): OrderState {
  const { status, paymentState, paymentType, adminApprovedAt, sellerCompletedAt } = order
  const priorStatus =
    start === 'asked after charge' ? 'approved' : start === 'customer_cancel_request' ? 'pending' : null
  return { status, paymentState, paymentType, adminApprovedAt, sellerCompletedAt, priorStatus }
}

/** The payment state once the money has gone where a step sends it. */
export const settledStates = { charge: 'captured', release: 'released', refund: 'refunded' } as const

/** A customer of their own, and the tokens of the three sides of an order. */
export async function orderSides(stack: Stack): Promise<{ buyer: Buyer; tokens: ReadonlyMap<string, string> }> {
  const buyer = await newBuyer(stack)
  const [seller, admin] = [await tokenOf(stack.url, 'seller'), await tokenOf(stack.url, 'admin')]
  return {
    buyer,
    tokens: new Map([
      ['customer', buyer.token],
      ['seller', seller],
      ['admin', admin],
    ]),
  }
}
