import { randomUUID } from 'node:crypto'
import { listingIds } from '@stackyard/seed/scenarios/e2e'
import type { Transaction } from '@stackyard/shared/schema/transaction'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { act, orderIn } from '../api/reservations/transaction/order-in'
import { tokenOf } from '../setup/actors'
import { type Buyer, byBank, newBuyer, palletsByCard, purchase, readTransaction } from '../setup/buyer'
import { numbersFrom } from '../setup/numbers-from'
import { control, paymentIntentOf } from '../setup/simulator'
import { startStack, type Stack } from '../setup/stack'
import { eventually } from '../setup/wait'
import { arm, describePoint, prepareCommitPoints, type KillPoint } from './kill-points'
import { atRest, moneyFaults } from './money'

/** How many random cuts are tried; the first seeds are the same each time. */
const SEEDS = Number(process.env.KILL_SEEDS ?? 3)

let stack: Stack
let buyer: Buyer
let seller: string
let admin: string
beforeAll(async () => {
  stack = await startStack()
  // No webhook helps out: what was cut off is found by its key alone.
  await control(stack.simUrl, 'webhooks', { mode: 'drop' })
  buyer = await newBuyer(stack)
  seller = await tokenOf(stack.url, 'seller')
  admin = await tokenOf(stack.url, 'admin')
})
afterAll(() => stack?.stop())

async function waiting(id: string): Promise<true | undefined> {
  const response = await fetch(`${stack.simUrl}/__sim/barrier/waiting`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id }),
  })
  return ((await response.json()) as { waiting: number }).waiting > 0 ? true : undefined
}

/**
 * Cuts the power while a call to the provider stands at a barrier, lets the call end unheard, and starts anew. Answers
 * the payment state that the newest order was left in.
 */
async function cutAt(match: string, when: 'before' | 'after', work: () => Promise<unknown>): Promise<string> {
  const id = randomUUID()
  await control(stack.simUrl, 'barrier', { id, match, when })
  const unheard = work().catch(() => undefined)
  await eventually(`a call at ${match}`, 60_000, () => waiting(id))
  await stack.kill9()
  await control(stack.simUrl, 'barrier/open', { id })
  await unheard
  const { rows } = await stack.pool.query<{ payment_state: string }>(
    'select payment_state from market.orders where customer_id = $1 order by id desc limit 1',
    [buyer.id],
  )
  await stack.start()
  return rows[0]?.payment_state ?? 'none'
}

/** The reconciler comes by the minute and takes what is a minute old; here it is called for what there is. */
const reconcile = (): Promise<unknown> =>
  stack.pool.query(`select graphile_worker.add_job('reconcile-orders', json_build_object('olderThanSeconds', 0))`)

async function newestOrder(): Promise<number> {
  const { rows } = await stack.pool.query<{ id: number }>(
    'select id::int from market.orders where customer_id = $1 order by id desc limit 1',
    [buyer.id],
  )
  return rows[0]?.id ?? 0
}

async function settledAs(id: number, paymentState: Transaction['paymentState']): Promise<Transaction> {
  await reconcile()
  return eventually(`order ${id} ${paymentState}`, 60_000, async () => {
    const order = await readTransaction(stack.url, buyer.token, id)
    return order.paymentState === paymentState ? order : undefined
  })
}

describe('kill -9 around a call to the provider', { timeout: 300_000 }, () => {
  it.each(['before', 'after'] as const)(
    '%s the hold: one hold is found or made, and the client’s key answers',
    async (when) => {
      const key = randomUUID()
      const body = palletsByCard(buyer, listingIds.main)
      const left = await cutAt('POST /v1/payment_intents', when, () => purchase(stack.url, buyer.token, body, key))
      expect(left).toBe('authorizing')
      const id = await newestOrder()
      await settledAs(id, 'authorized')
      expect(await paymentIntentOf(stack.simUrl, id)).toMatchObject({ status: 'requires_capture', amount: 4000 })
      expect(await purchase(stack.url, buyer.token, body, key)).toMatchObject({ status: 200, results: { id } })
      expect(await moneyFaults(stack)).toEqual([])
    },
  )

  it.each(['before', 'after'] as const)('%s the capture: it is charged once', async (when) => {
    const id = await orderIn(stack.url, buyer, 'pending')
    const left = await cutAt('POST /v1/payment_intents/:id/capture', when, () => act(stack.url, seller, 'complete', id))
    expect(left).toBe('capturing')
    expect(await settledAs(id, 'captured')).toMatchObject({ status: 'approved' })
    expect(await paymentIntentOf(stack.simUrl, id)).toMatchObject({ status: 'succeeded', amount_received: 2000 })
    expect(await moneyFaults(stack)).toEqual([])
  })

  it('after the release and after the refund: each happens once', async () => {
    const held = await orderIn(stack.url, buyer, 'pending')
    const release = 'POST /v1/payment_intents/:id/cancel'
    expect(await cutAt(release, 'after', () => act(stack.url, buyer.token, 'cancel', held))).toBe('releasing')
    expect(await settledAs(held, 'released')).toMatchObject({ status: 'cancelled' })
    const charged = await orderIn(stack.url, buyer, 'approved')
    const refund = () => act(stack.url, admin, 'cancel as admin', charged)
    expect(await cutAt('POST /v1/refunds', 'after', refund)).toBe('refunding')
    expect(await settledAs(charged, 'refunded')).toMatchObject({ status: 'cancelled' })
    expect(await moneyFaults(stack)).toEqual([])
  })

  it('during a bank debit: it is made once', async () => {
    const bank = byBank(buyer)
    const id = await orderIn(stack.url, buyer, 'pending', bank)
    const left = await cutAt('POST /v1/payment_intents', 'after', () => act(stack.url, seller, 'complete', id))
    expect(left).toBe('capturing')
    await settledAs(id, 'ach_processing')
    expect(await paymentIntentOf(stack.simUrl, id)).toMatchObject({ status: 'processing', amount: 2000 })
    expect(await moneyFaults(stack)).toEqual([])
  })
})

type Purchase = { key: string; body: object }
type Work = { name: string; run: () => Promise<unknown>; bought?: Purchase }

function buys(name: string, more: Record<string, unknown>): Work {
  const bought = { key: randomUUID(), body: palletsByCard(buyer, listingIds.main, { quantity: 1, ...more }) }
  return { name, bought, run: () => purchase(stack.url, buyer.token, bought.body, bought.key) }
}

/** What people do at the moment of a cut, each on an order of its own that stands ready. */
const works: readonly (() => Work | Promise<Work>)[] = [
  () => buys('buys by card', {}),
  () => buys('buys by bank account', byBank(buyer)),
  async () => changes('accepts', 'pending', () => seller, 'complete'),
  async () => changes('accepts a debit', 'pending', () => seller, 'complete', byBank(buyer)),
  async () => changes('cancels', 'pending', () => buyer.token, 'cancel'),
  async () => changes('cancels as admin', 'approved', () => admin, 'cancel as admin'),
  async () => changes('approves as admin', 'pending', () => admin, 'approve'),
]

async function changes(
  name: string,
  status: 'pending' | 'approved',
  by: () => string,
  action: 'complete' | 'cancel' | 'cancel as admin' | 'approve',
  more: Record<string, unknown> = {},
): Promise<Work> {
  const id = await orderIn(stack.url, buyer, status, more)
  return { name, run: () => act(stack.url, by(), action, id) }
}

/** The client asks again under its key: one order, whether the cut came before, in or after the purchase. */
async function asksAgain({ key, body }: Purchase): Promise<number> {
  const ask = () => purchase(stack.url, buyer.token, body, key)
  return eventually('an answer', 60_000, async () => {
    const reply = await ask()
    if (!reply.success) throw new Error(`${reply.status} ${reply.error?.code}`)
    return reply.results.id
  })
}

const ordersOf = async (id: number): Promise<number[]> =>
  (
    await stack.pool.query<{ id: number }>('select id::int from market.orders where customer_id = $1 order by id', [id])
  ).rows.map((row) => row.id)

describe('kill -9 at random calls and commits', { timeout: 120_000 }, () => {
  beforeAll(() => prepareCommitPoints(stack))

  it.each(Array.from({ length: SEEDS }, (_, index) => index + 1))(
    'seed %i: nothing is lost or doubled',
    async (seed) => {
      const random = numbersFrom(seed)
      const point: KillPoint =
        seed % 2 === 1
          ? { at: 'call', when: random(2) ? 'before' : 'after', skip: random(3) }
          : { at: 'commit', ends: random(2) ? 'committed' : 'rolled back', skip: random(6) }
      const chosen: Work[] = []
      for (let count = 0; count < 3; count += 1) chosen.push(await (works[random(works.length)] ?? works[0]!)())
      const what = `${chosen.map((work) => work.name).join(', ')}; cut ${describePoint(point)}`
      const before = await ordersOf(buyer.id)
      const armed = await arm(stack, point)
      let isOver = false
      const all = Promise.allSettled(chosen.map((work) => work.run())).then(() => {
        isOver = true
      })
      // Where fewer calls or commits come than the seed skips, the power is cut when all have answered.
      await eventually(what, 60_000, async () => ((await armed.isReached()) || isOver ? true : undefined))
      if (process.env.KILL_SEEDS) process.stdout.write(`seed ${seed}: ${what}${isOver ? ' (all had answered)' : ''}\n`)
      await armed.cut()
      await all
      await stack.start()
      await atRest(stack)
      const again = await Promise.all(chosen.flatMap((work) => (work.bought ? [asksAgain(work.bought)] : [])))
      expect(new Set(again).size, what).toBe(again.length)
      expect(await ordersOf(buyer.id), what).toEqual([...before, ...again].toSorted((a, b) => a - b))
      expect([what, ...(await moneyFaults(stack))]).toEqual([what])
    },
  )
})
