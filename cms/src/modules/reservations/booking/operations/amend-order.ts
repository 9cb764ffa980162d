import { isDeepStrictEqual } from 'node:util'
import type { Day } from '@stackyard/shared/domain/calendar'
import type { OrderActor } from '@stackyard/shared/domain/order-process'
import { isTermOver } from '@stackyard/shared/domain/order-status'
import { dayAfter, type RunningTerms, spansOf } from '@stackyard/shared/domain/running-terms'
import type { Tx } from '../../../../platform/db'
import { rewriteHolds } from '../order-space'
import { updateOrder, type Order } from '../repository'
import { runningTermsOf } from '../running-terms'

type Amending = { terms: RunningTerms; from: Day; actor: OrderActor; userId: number; now: Date }

/**
 * A locked order has other terms from a day on: its space, its end, and its history follow. Holds stay as they are where the
 * space does. Answers it with the number of the amendment in `amended`.
 * @throws CodedError CAPACITY_EXCEEDED when the space isn't free.
 */
export async function amendOrder(tx: Tx, order: Order, amending: Amending): Promise<Order> {
  const { terms, from, actor, userId, now } = amending
  const before = runningTermsOf(order)
  if (!before || !isDeepStrictEqual(spansOf(before), spansOf(terms))) await rewriteHolds(tx, order, terms, from)
  const { startDay, endDay, steps, charges, lastNumber, fulfillmentEnd } = terms
  const number = (order.amended?.number ?? 0) + 1
  const patch = {
    amended: { startDay, endDay, steps, charges, lastNumber, fulfillmentEnd, number },
    endDay: dayAfter(terms),
    paymentState: order.paymentState,
  }
  return updateOrder(tx, order, { action: 'amended', actor, userId, now: now.toISOString(), patch })
}

const isAccepted = ({ status, paymentState }: Order): boolean => status === 'approved' && paymentState === 'captured'

/** Whether the space of a reservation runs on a day: accepted and paid, no cancellation asked for, its end not reached. */
export const isRunning = (order: Order, today: Day): boolean =>
  isAccepted(order) && order.type === 'offering' && order.endDay !== null && !isTermOver(order.endDay, today)

/** Whether fulfillment, reserved alone or with space, runs on a day; it can go on after the end of the space. */
export function isFulfillmentRunning(order: Order, today: Day): boolean {
  const end = order.amended?.fulfillmentEnd
  const isPart = order.type === 'fulfillment' || order.fulfillmentCents > 0
  return isAccepted(order) && isPart && (!end || end > today)
}
