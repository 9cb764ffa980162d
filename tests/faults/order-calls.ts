import { type OrderAction, type OrderActor, type OrderState, transition } from '@stackyard/shared/domain/order-process'
import { orderStatuses } from '@stackyard/shared/domain/order-status'
import type { Transaction } from '@stackyard/shared/schema/transaction'
import { expect } from 'vitest'
import { act, type Call, orderIn, readSettled } from '../api/reservations/transaction/order-in'
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
  const { status, paymentState, paymentType, adminApprovedAt, sellerCompletedAt, endDate: endDay } = order
  const priorStatus =
    start === 'asked after charge' ? 'approved' : start === 'customer_cancel_request' ? 'pending' : null
  return { status, paymentState, paymentType, adminApprovedAt, sellerCompletedAt, priorStatus, endDay }
}

/** The payment state once the money has gone where a step sends it. */
export const settledStates = { charge: 'captured', release: 'released', refund: 'refunded' } as const

export type OrderSides = { buyer: Buyer; tokens: ReadonlyMap<string, string> }

/** A customer of their own, and the tokens of the three sides of an order. */
export async function orderSides(stack: Stack): Promise<OrderSides> {
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

type OrderCall = { start: OrderStart; name: Call; actor: OrderActor }
/** An order that a call changed: as it was before, and where the graph sends its money. */
type Changed = { id: number; before: Transaction; paymentState: string }

/**
 * Makes a call from a status and holds its answer against the graph; undefined where it was refused and nothing changed.
 * Orders that a refusal left as they were serve the next call. `more` goes over the body of each purchase.
 */
export function orderMatrix(stack: Stack, { buyer, tokens }: OrderSides, more: Record<string, unknown> = {}) {
  const untouched = new Map<OrderStart, number>()
  return async ({ start, name, actor }: OrderCall): Promise<Changed | undefined> => {
    const id = untouched.get(start) ?? (await orderIn(stack.url, buyer, start, more))
    untouched.set(start, id)
    const before = await readSettled(stack.url, buyer.token, id)
    const { action, by } = orderCalls[name]
    const reply = await act(stack.url, tokens.get(actor) ?? '', name, id)
    const wanted = by.includes(actor) && transition(stateFrom(before, start), action, actor, new Date().toISOString())
    if (!wanted || !wanted.ok) {
      const refusal = wanted ? { status: 409, code: 'TRANSITION_REFUSED' } : { status: 403, code: 'FORBIDDEN' }
      expect(reply).toMatchObject({ status: refusal.status, error: { code: refusal.code } })
      expect(await readSettled(stack.url, buyer.token, id)).toEqual(before)
      return undefined
    }
    untouched.delete(start)
    const paymentState = wanted.money === 'none' ? wanted.patch.paymentState : settledStates[wanted.money]
    expect(reply).toMatchObject({ status: 200, results: { status: wanted.patch.status, paymentState } })
    return { id, before, paymentState }
  }
}
