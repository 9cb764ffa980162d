import { transition, type OrderAction, type OrderActor, type OrderState } from '@stackyard/shared/domain/order-process'
import { orderStatuses } from '@stackyard/shared/domain/order-status'
import type { Transaction } from '@stackyard/shared/schema/transaction'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { act, orderIn, readSettled, type Call } from '../api/reservations/transaction/order-in'
import { tokenOf } from '../setup/actors'
import { newBuyer, type Buyer } from '../setup/buyer'
import { startStack, type Stack } from '../setup/stack'
import { moneyFaults } from './money'

let stack: Stack
let buyer: Buyer
const tokens = new Map<string, string>()
beforeAll(async () => {
  stack = await startStack()
  buyer = await newBuyer(stack)
  tokens.set('customer', buyer.token)
  tokens.set('seller', await tokenOf(stack.url, 'seller'))
  tokens.set('admin', await tokenOf(stack.url, 'admin'))
})
afterAll(() => stack?.stop())

const calls: Record<Call, { action: OrderAction; by: readonly OrderActor[] }> = {
  approve: { action: 'approve', by: ['admin'] },
  'cancel as admin': { action: 'cancel', by: ['admin'] },
  complete: { action: 'complete', by: ['seller'] },
  cancel: { action: 'cancel', by: ['customer', 'seller'] },
  'request-cancel': { action: 'request-cancel', by: ['customer'] },
  'decline-cancel-request': { action: 'decline-cancel-request', by: ['seller'] },
}
const starts = [...orderStatuses, 'asked after charge'] as const
const actors = ['customer', 'seller', 'admin'] as const
const rows = starts.flatMap((start) =>
  (Object.keys(calls) as Call[]).flatMap((name) => actors.map((actor) => ({ start, name, actor }))),
)

const stateOf = (order: Transaction, priorStatus: OrderState['priorStatus']): OrderState => ({
  status: order.status,
  paymentState: order.paymentState,
  paymentType: order.paymentType,
  adminApprovedAt: order.adminApprovedAt,
  sellerCompletedAt: order.sellerCompletedAt,
  priorStatus,
})

const settled = { charge: 'captured', release: 'released', refund: 'refunded' } as const
/** Orders that a refusal left as they were serve the next row. */
const untouched = new Map<string, number>()

describe('every call from every status by every actor', () => {
  it.each(rows)('$start: $name by $actor', async ({ start, name, actor }) => {
    const id = untouched.get(start) ?? (await orderIn(stack.url, buyer, start))
    untouched.set(start, id)
    const before = await readSettled(stack.url, buyer.token, id)
    const prior = start === 'asked after charge' ? 'approved' : start === 'customer_cancel_request' ? 'pending' : null
    const { action, by } = calls[name]
    const reply = await act(stack.url, tokens.get(actor) ?? '', name, id)
    if (!by.includes(actor)) {
      expect(reply).toMatchObject({ status: 403, error: { code: 'FORBIDDEN' } })
      expect(await readSettled(stack.url, buyer.token, id)).toEqual(before)
      return
    }
    const wanted = transition(stateOf(before, prior), action, actor, new Date().toISOString())
    if (!wanted.ok) {
      expect(reply).toMatchObject({ status: 409, error: { code: 'TRANSITION_REFUSED' } })
      expect(await readSettled(stack.url, buyer.token, id)).toEqual(before)
      return
    }
    untouched.delete(start)
    const paymentState = wanted.money === 'none' ? wanted.patch.paymentState : settled[wanted.money]
    expect(reply).toMatchObject({ status: 200, results: { status: wanted.patch.status, paymentState } })
  })

  it('of two at once, one happens', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await orderIn(stack.url, buyer, 'pending')
      const [complete, cancel] = await Promise.all([
        act(stack.url, tokens.get('seller') ?? '', 'complete', id),
        act(stack.url, buyer.token, 'cancel', id),
      ])
      expect([complete.status, cancel.status].toSorted()).toEqual([200, 409])
    }
  })

  it('leaves the money right', async () => expect(await moneyFaults(stack)).toEqual([]))
})
