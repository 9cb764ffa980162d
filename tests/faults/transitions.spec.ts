import { transition } from '@stackyard/shared/domain/order-process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { act, orderIn, readSettled } from '../api/reservations/transaction/order-in'
import type { Buyer } from '../setup/buyer'
import { startStack, type Stack } from '../setup/stack'
import { moneyFaults } from './money'
import { callNames, orderCalls, orderSides, orderStarts, settledStates, stateFrom } from './order-calls'

let stack: Stack
let buyer: Buyer
let tokens: ReadonlyMap<string, string>
beforeAll(async () => {
  stack = await startStack()
  ;({ buyer, tokens } = await orderSides(stack))
})
afterAll(() => stack?.stop())

const actors = ['customer', 'seller', 'admin'] as const
const rows = orderStarts.flatMap((start) =>
  callNames.flatMap((name) => actors.map((actor) => ({ start, name, actor }))),
)

/** Orders that a refusal left as they were serve the next row. */
const untouched = new Map<string, number>()

describe('every call from every status by every actor', () => {
  it.each(rows)('$start: $name by $actor', async ({ start, name, actor }) => {
    const id = untouched.get(start) ?? (await orderIn(stack.url, buyer, start))
    untouched.set(start, id)
    const before = await readSettled(stack.url, buyer.token, id)
    const { action, by } = orderCalls[name]
    const reply = await act(stack.url, tokens.get(actor) ?? '', name, id)
    if (!by.includes(actor)) {
      expect(reply).toMatchObject({ status: 403, error: { code: 'FORBIDDEN' } })
      expect(await readSettled(stack.url, buyer.token, id)).toEqual(before)
      return
    }
    const wanted = transition(stateFrom(before, start), action, actor, new Date().toISOString())
    if (!wanted.ok) {
      expect(reply).toMatchObject({ status: 409, error: { code: 'TRANSITION_REFUSED' } })
      expect(await readSettled(stack.url, buyer.token, id)).toEqual(before)
      return
    }
    untouched.delete(start)
    const paymentState = wanted.money === 'none' ? wanted.patch.paymentState : settledStates[wanted.money]
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
