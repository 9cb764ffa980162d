import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { act, orderIn } from '../api/reservations/transaction/order-in'
import type { Buyer } from '../setup/buyer'
import { startStack, type Stack } from '../setup/stack'
import { moneyFaults } from './money'
import { callNames, orderMatrix, orderSides, orderStarts } from './order-calls'

let stack: Stack
let buyer: Buyer
let tokens: ReadonlyMap<string, string>
let callFrom: ReturnType<typeof orderMatrix>
beforeAll(async () => {
  stack = await startStack()
  ;({ buyer, tokens } = await orderSides(stack))
  callFrom = orderMatrix(stack, { buyer, tokens })
})
afterAll(() => stack?.stop())

const actors = ['customer', 'seller', 'admin'] as const
const rows = orderStarts.flatMap((start) =>
  callNames.flatMap((name) => actors.map((actor) => ({ start, name, actor }))),
)

describe('every call from every status by every actor', () => {
  it.each(rows)('$start: $name by $actor', async (row) => {
    await callFrom(row)
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
