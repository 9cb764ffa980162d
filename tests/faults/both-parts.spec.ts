import { randomUUID } from 'node:crypto'
import { listingIds } from '@stackyard/seed/scenarios/e2e'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lapse, orderIn } from '../api/reservations/transaction/order-in'
import { newBuyer, palletsByCard, purchase, readTransaction, type Buyer } from '../setup/buyer'
import { control, paymentIntentOf, refundsOf } from '../setup/simulator'
import { startStack, type Stack } from '../setup/stack'
import { eventually } from '../setup/wait'
import { arm, type KillPoint, prepareCommitPoints } from './kill-points'
import { atRest, moneyFaults } from './money'
import { callNames, orderCalls, orderMatrix, orderSides, orderStarts } from './order-calls'
import { buyUntilAnswered, spaceOf } from './race-market'

const FULFILLMENT = { fulfillment: { monthlyVolumeTier: '501 to 2000' } }

let stack: Stack
let buyer: Buyer
let callFrom: ReturnType<typeof orderMatrix>
beforeAll(async () => {
  stack = await startStack()
  const sides = await orderSides(stack)
  buyer = sides.buyer
  callFrom = orderMatrix(stack, sides, FULFILLMENT)
  await stack.pool.query(
    `update warehouses w set fulfillment_rates_visible = true, fulfillment_deposit = 1200 where id = $1`,
    [listingIds.lastPallets],
  )
  await stack.pool.query(
    `insert into warehouses_fulfillment_rates (_order, _parent_id, id, tier_name) values (1, $1, $2, '0 to 500')`,
    [listingIds.lastPallets, randomUUID()],
  )
})
afterAll(() => stack?.stop())

/** One pallet at $20.00 and the tier's $1,140.00. */
const BOTH_CENTS = 116_000

const rows = orderStarts.flatMap((start) =>
  callNames.flatMap((name) => orderCalls[name].by.map((actor) => ({ start, name, actor }))),
)

/** What the provider took of both parts: all of it, or nothing. What it gave back are refunds. */
const atProvider = {
  authorized: { status: 'requires_capture', amount_received: 0 },
  captured: { status: 'succeeded', amount_received: BOTH_CENTS },
  refunded: { status: 'succeeded', amount_received: BOTH_CENTS },
  released: { status: 'canceled', amount_received: 0 },
} as const

const holdOf = async (id: number): Promise<string[]> =>
  (
    await stack.pool.query<{ state: string }>('select state from market.capacity_hold where order_id = $1', [id])
  ).rows.map(({ state }) => state)

describe('each call from every status of storage with fulfillment', () => {
  it.each(rows)('$start: $name by $actor acts on both parts', async (row) => {
    const changed = await callFrom(row)
    if (!changed) return
    const { id, before, paymentState } = changed
    const after = await readTransaction(stack.url, buyer.token, id)
    expect(after.parts).toEqual(before.parts)
    expect(after.parts.map(({ kind }) => kind)).toEqual(['storage', 'fulfillment'])
    const provider = atProvider[paymentState as keyof typeof atProvider]
    expect(await paymentIntentOf(stack.simUrl, id)).toMatchObject({ amount: BOTH_CENTS, ...provider })
    const refunds = (await refundsOf(stack.simUrl, id)).map(({ amount, status }) => ({ amount, status }))
    expect(refunds).toEqual(paymentState === 'refunded' ? [{ amount: BOTH_CENTS, status: 'succeeded' }] : [])
    const state = after.status === 'cancelled' ? 'released' : after.sellerCompletedAt ? 'sold' : 'held'
    expect(await holdOf(id)).toEqual([state])
  })

  it('expires as a whole when nobody answers', async () => {
    const id = await orderIn(stack.url, buyer, 'pending', FULFILLMENT)
    await lapse(stack, buyer, id)
    expect(await paymentIntentOf(stack.simUrl, id)).toMatchObject({ status: 'canceled', amount_received: 0 })
    expect(await holdOf(id)).toEqual(['released'])
  })

  it('leaves the money right', async () => expect(await moneyFaults(stack)).toEqual([]))
})

describe('twenty race for the last ten pallets, half of them with fulfillment', () => {
  it('ten get one each; who got none holds no deposit either', async () => {
    const merchants = await Promise.all(Array.from({ length: 20 }, () => newBuyer(stack)))
    const answers = await Promise.all(
      merchants.map((one, index) => {
        const added = index % 2 ? { fulfillment: { monthlyVolumeTier: '0 to 500' } } : {}
        return buyUntilAnswered(
          stack.url,
          one.token,
          palletsByCard(one, listingIds.lastPallets, { quantity: 1, ...added }),
        )
      }),
    )
    expect(answers.filter((answer) => typeof answer === 'number')).toHaveLength(10)
    expect(answers.filter((answer) => answer === 'CAPACITY_EXCEEDED')).toHaveLength(10)
    expect(await spaceOf(stack.pool, listingIds.lastPallets)).toEqual({ total: 13_330, taken: 13_330, sum: 13_330 })
    expect(await moneyFaults(stack)).toEqual([])
  })

  it('thirty equal purchases of both at once make one order and one hold', async () => {
    const body = palletsByCard(buyer, listingIds.main, { quantity: 9, ...FULFILLMENT })
    const key = randomUUID()
    const ids = await Promise.all(Array.from({ length: 30 }, () => purchase(stack.url, buyer.token, body, key)))
    expect(new Set(ids.filter((reply) => reply.success).map((reply) => reply.results.id)).size).toBe(1)
    const { rows: made } = await stack.pool.query(
      'select 1 from market.orders where customer_id = $1 and quantity = 9 and fulfillment_cents > 0',
      [buyer.id],
    )
    expect(made).toHaveLength(1)
    expect(await moneyFaults(stack)).toEqual([])
  })
})

describe('kill -9 while both are bought', { timeout: 180_000 }, () => {
  beforeAll(async () => {
    await control(stack.simUrl, 'webhooks', { mode: 'drop' })
    await prepareCommitPoints(stack)
  })

  it.each<KillPoint>([
    { at: 'call', when: 'before', skip: 0 },
    { at: 'call', when: 'after', skip: 0 },
    { at: 'commit', ends: 'committed', skip: 0 },
    { at: 'commit', ends: 'rolled back', skip: 0 },
  ])('%o: the client’s key answers with one order of both parts, or with none before it asks again', async (point) => {
    const key = randomUUID()
    const body = palletsByCard(buyer, listingIds.main, { quantity: 1, ...FULFILLMENT })
    const armed = await arm(stack, point)
    const unheard = purchase(stack.url, buyer.token, body, key).catch(() => undefined)
    await eventually('the point of the cut', 60_000, async () => ((await armed.isReached()) ? true : undefined))
    await armed.cut()
    await unheard
    await stack.start()
    await atRest(stack)
    const id = await eventually('an answer', 60_000, async () => {
      const reply = await purchase(stack.url, buyer.token, body, key)
      if (!reply.success) throw new Error(`${reply.status} ${reply.error?.code}`)
      return reply.results.id
    })
    expect(await paymentIntentOf(stack.simUrl, id)).toMatchObject({ status: 'requires_capture', amount: BOTH_CENTS })
    expect((await readTransaction(stack.url, buyer.token, id)).parts).toHaveLength(2)
    expect(await moneyFaults(stack)).toEqual([])
  })
})
