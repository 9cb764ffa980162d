import { randomUUID } from 'node:crypto'
import { listingIds } from '@stackyard/seed/scenarios/e2e'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { byCard, upgrade } from '../api/payments/plans/plan-calls'
import { makePayable, payoutBecomes, settleNow } from '../api/payments/payment/payout-calls'
import { ACTORS, PASSWORD, signInWith, tokenOf } from '../setup/actors'
import { call } from '../setup/api'
import { isOpen, palletsByCard, purchase, type Buyer } from '../setup/buyer'
import { numbersFrom } from '../setup/numbers-from'
import { currentCluster, setReachable } from '../setup/cluster'
import { control, paymentIntentOf, simulatorStore } from '../setup/simulator'
import { startStack, type Stack } from '../setup/stack'
import { eventually } from '../setup/wait'
import { act, orderIn } from '../api/reservations/transaction/order-in'
import { atRest, moneyFaults } from './money'
import {
  areWaiting,
  buyUntilAnswered,
  codesOf,
  newBuyers,
  openMarket,
  purchaseInTime,
  settlements,
  spaceOf,
  SUCCESS,
  tallyOf,
  type Stall,
} from './race-market'

const MERCHANTS = 40
const PER_SECOND = 200
const SECONDS = Number(process.env.RACE_SECONDS ?? 0.5)
const LISTINGS = Number(process.env.RACE_LISTINGS ?? 50)
const SETUP_MS = 300_000
let stack: Stack
const merchants: Buyer[] = []
// Each test has the calls of a minute for itself.
beforeEach(() => stack.pool.query('delete from market.rate_limit'))
beforeAll(async () => {
  stack = await startStack({ frontDoors: 2 })
  merchants.push(...(await newBuyers(stack, MERCHANTS)))
}, SETUP_MS)
afterAll(() => stack?.stop())

const door = (index: number): string => stack.urls[index % stack.urls.length] ?? stack.url

describe('forty merchants race for the last ten pallets over two front doors', () => {
  it('ten get one each, thirty are told that there is no space, and not a unit is oversold', async () => {
    const answers = await Promise.all(
      merchants.map((buyer, index) => {
        const body = palletsByCard(buyer, listingIds.lastPallets, { quantity: 1 })
        return buyUntilAnswered(door(index), buyer.token, body)
      }),
    )
    expect(answers.filter((answer) => typeof answer === 'number')).toHaveLength(10)
    expect(answers.filter((answer) => answer === 'CAPACITY_EXCEEDED')).toHaveLength(30)
    expect(await spaceOf(stack.pool, listingIds.lastPallets)).toEqual({ total: 13_330, taken: 13_330, sum: 13_330 })
    const { rows } = await stack.pool.query<{ n: number }>(
      'select free_pallets as n from market.listing_search where id = $1',
      [listingIds.lastPallets],
    )
    expect(rows).toEqual([{ n: 0 }])
    expect(await moneyFaults(stack)).toEqual([])
  })

  it('pallets and square feet, while the seller lowers the space', async () => {
    const id = listingIds.secondSeller
    await stack.pool.query(
      `update warehouses set total_space = 12, max_space_order = 12, sq_enabled = true, price_sq1 = 1.5,
        min_space_order_sq = 1, max_space_order_sq = 160 where id = $1`,
      [id],
    )
    const lowered: unknown[] = []
    const lower = async () => {
      for (const pallets of [11, 9, 6, 8])
        lowered.push(
          await stack.pool.query('update warehouses set total_space = $2 where id = $1', [id, pallets]).then(
            () => pallets,
            (error: { constraint?: string }) => error.constraint,
          ),
        )
    }
    const wanted = merchants.map((buyer, index) => {
      const more = index % 2 ? { quantity: 1 } : { spaceType: 'SQ_FEET', quantity: 14 }
      return buyUntilAnswered(door(index), buyer.token, palletsByCard(buyer, id, more))
    })
    const [answers] = await Promise.all([Promise.all(wanted), lower()])
    const space = await spaceOf(stack.pool, id)
    expect(space.taken).toBeLessThanOrEqual(space.total)
    expect(space.total - space.taken).toBeLessThan(1400)
    expect(answers.filter((answer) => typeof answer === 'number').length).toBeGreaterThan(3)
    expect(answers.filter((answer) => typeof answer !== 'number' && answer !== 'CAPACITY_EXCEEDED')).toEqual([])
    for (const answer of lowered) expect([11, 9, 6, 8, 'capacity_total_below_holds']).toContain(answer)
    await expect(stack.pool.query('update warehouses set total_space = 1 where id = $1', [id])).rejects.toMatchObject({
      constraint: 'capacity_total_below_holds',
    })
    expect(await moneyFaults(stack)).toEqual([])
  })
})

describe(`${PER_SECOND} purchases a second`, () => {
  it(`for ${SECONDS} s on ${LISTINGS} listings: what is sold out is a 409, nothing else fails`, async () => {
    const stalls = await openMarket(stack.pool, LISTINGS)
    expect(stalls).toHaveLength(LISTINGS)
    const random = numbersFrom(20_261_122)
    const asked = Array.from({ length: PER_SECOND * SECONDS }, () => stalls[random(stalls.length)] as Stall)
    const replies = await Promise.all(
      asked.map(async ({ id, quantity }, index) => {
        await new Promise((resolve) => setTimeout(resolve, (index * 1000) / PER_SECOND))
        const buyer = merchants[index % MERCHANTS] as Buyer
        return purchaseInTime(door(index), buyer.token, palletsByCard(buyer, id, { quantity }))
      }),
    )
    const answers = replies.map((reply) => `${reply.status} ${reply.error?.code ?? ''}`.trim())
    const small = asked.filter((stall) => stall.small)
    const soldOut = small.length - new Set(small.map((stall) => stall.id)).size
    expect(soldOut).toBeGreaterThan(0)
    expect(tallyOf(answers)).toEqual({ 200: answers.length - soldOut, '409 CAPACITY_EXCEEDED': soldOut })
    const { rows: made } = await stack.pool.query<{ id: number }>(
      'select id::int from market.orders where warehouse_id = any($1) order by id',
      [stalls.map(({ id }) => id)],
    )
    const told = replies.filter(({ success }) => success).map(({ results }) => results.id)
    expect(made.map(({ id }) => id)).toEqual(told.toSorted((a, b) => a - b))
    expect(await moneyFaults(stack)).toEqual([])
  })
})

describe('a provider that does not answer', () => {
  it('to forty purchases, more than a door has connections to the database: visitors and buyers read on', async () => {
    const barrier = { id: randomUUID(), match: 'POST /v1/payment_intents', when: 'before' }
    await control(stack.simUrl, 'barrier', barrier)
    const asked = merchants.map((buyer, index) =>
      purchaseInTime(door(index), buyer.token, palletsByCard(buyer, listingIds.main, { quantity: 1 })),
    )
    try {
      await eventually('forty at the provider', 60_000, () => areWaiting(stack, barrier.id, MERCHANTS))
      for (const url of stack.urls) {
        expect((await call(url, 'GET', '/warehouse/?limit=5')).status).toBe(200)
        expect((await call(url, 'GET', `/warehouse/${listingIds.main}`)).status).toBe(200)
        const { token } = merchants[0] as Buyer
        expect((await call(url, 'GET', '/user/transaction/', { token })).status).toBe(200)
      }
    } finally {
      await control(stack.simUrl, 'barrier/open', { id: barrier.id })
    }
    await Promise.all(asked)
    await atRest(stack)
    expect(await moneyFaults(stack)).toEqual([])
  })
})

describe('a database that stops under load', () => {
  it('refuses with a fault and is said by /ready; when it is back, each purchase asked for again is one order with one hold', async () => {
    const name = new URL(stack.databaseUrl).pathname.slice(1)
    const shoppers = merchants.slice(0, 20).map((buyer) => ({
      buyer,
      key: randomUUID(),
      body: palletsByCard(buyer, listingIds.tiers, { quantity: 20 }),
    }))
    const ask = (index: number, buy = purchaseInTime) => {
      const { buyer, body, key } = shoppers[index] as (typeof shoppers)[number]
      return buy(door(index), buyer.token, body, key)
    }
    const barrier = { id: randomUUID(), match: 'POST /v1/payment_intents', when: 'after' }
    await control(stack.simUrl, 'barrier', barrier)
    const first = Promise.allSettled(shoppers.map((_, index) => ask(index, purchase)))
    await eventually('holds are being made', 60_000, () => areWaiting(stack, barrier.id, 1))
    await setReachable(currentCluster(), name, false)
    try {
      await control(stack.simUrl, 'barrier/open', { id: barrier.id })
      for (const settled of await first) {
        expect(settled).toMatchObject({ status: 'fulfilled', value: { success: false } })
        // One that has waited for its seven seconds was told so before the database stopped.
        if (settled.status === 'fulfilled' && !isOpen(settled.value))
          expect(settled.value.status).toBeGreaterThanOrEqual(500)
      }
      expect((await fetch(`${stack.url}/api/health/ready`)).status).toBe(503)
    } finally {
      await setReachable(currentCluster(), name, true)
    }
    await atRest(stack)
    const made = await Promise.all(shoppers.map((_, index) => ask(index)))
    expect(made.map((reply) => reply.status)).toEqual(shoppers.map(() => 200))
    for (const { results } of made)
      expect(await paymentIntentOf(stack.simUrl, results.id)).toMatchObject({ status: 'requires_capture' })
    expect(await moneyFaults(stack)).toEqual([])
  })
})

describe('equal purchases at once', () => {
  it.each(['with one key', 'without a key'])('fifty %s make one order and one hold on the card', async (kind) => {
    const buyer = merchants[0] as Buyer
    const body = palletsByCard(buyer, listingIds.main, { quantity: kind === 'with one key' ? 3 : 4 })
    const key = kind === 'with one key' ? randomUUID() : null
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) => purchase(door(index), buyer.token, body, key)),
    )
    for (const reply of replies)
      expect([reply.success || isOpen(reply), reply.status, reply.error?.code]).toContain(true)
    await atRest(stack)
    const { rows } = await stack.pool.query<{ id: number }>(
      'select id::int from market.orders where customer_id = $1 and warehouse_id = $2 and quantity = $3',
      [buyer.id, listingIds.main, body.quantity],
    )
    expect(rows).toHaveLength(1)
    const told = replies.filter((reply) => reply.success).map((reply) => reply.results.id)
    if (key) told.push((await purchaseInTime(stack.url, buyer.token, body, key)).results.id)
    for (const id of told) expect(id).toBe(rows[0]?.id)
    expect(await moneyFaults(stack)).toEqual([])
  })

  it('twenty acceptances at once charge once', async () => {
    const buyer = merchants[1] as Buyer
    const seller = await tokenOf(stack.url, 'seller')
    const id = await orderIn(stack.url, buyer, 'pending')
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => act(door(index), seller, 'complete', id)),
    )
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200, 409]))
    expect(await moneyFaults(stack)).toEqual([])
  })
})

describe('plans and coupons raced over two front doors', () => {
  // News of the calls are still on their way.
  const cleanBooks = () =>
    eventually('clean books', 60_000, async () => {
      expect(await moneyFaults(stack)).toEqual([])
      return true
    })

  it('an upgrade asked for eight times is carried out and charged once', async () => {
    const buyer = merchants[2] as Buyer
    const answers = codesOf(
      await Promise.all(
        Array.from({ length: 8 }, (_, index) => upgrade({ url: door(index) }, buyer.token, 'growth', byCard(buyer))),
      ),
    )
    expect(answers.filter((answer) => answer === SUCCESS)).toHaveLength(1)
    for (const answer of answers) expect([SUCCESS, 'PLAN_CHANGE_PENDING', 'PLAN_UNCHANGED']).toContain(answer)
    await cleanBooks()
  })

  it('a coupon for three uses is used three times by eight', async () => {
    const body = { code: `RACE-${randomUUID().slice(0, 8)}`, kind: 'percent', percent: 50, totalUses: 3 }
    const made = await call(stack.url, 'POST', '/coupon/create', { token: await tokenOf(stack.url, 'admin'), body })
    expect(made.success).toBe(true)
    const answers = codesOf(
      await Promise.all(
        merchants
          .slice(3, 11)
          .map((buyer, index) =>
            upgrade({ url: door(index) }, buyer.token, 'growth', { ...byCard(buyer), couponCode: body.code }),
          ),
      ),
    )
    expect(answers.toSorted()).toEqual([...Array(5).fill('COUPON_REFUSED'), ...Array(3).fill(SUCCESS)])
    await cleanBooks()
  })
})

describe('payouts that two processes settle at once', () => {
  const PAYOUTS = 8
  /** How many jobs the worker of one front door runs at once. */
  const SLOTS_OF_A_WORKER = 4

  it('send one transfer each, however often both take them up, and the books are clean', async () => {
    const seller = await signInWith(stack.url, ACTORS.seller, PASSWORD)
    await makePayable(stack, seller.token, seller.user.id)
    const ids = await Promise.all(
      merchants.slice(0, PAYOUTS).map((buyer, index) => orderIn(door(index), buyer, 'approved')),
    )
    const barrier = { id: randomUUID(), match: 'POST /v1/transfers', when: 'before' }
    await control(stack.simUrl, 'barrier', barrier)
    await stack.pool.query(
      `with due as (update market.payout set due_at = now(), next_try_at = now() - interval '1 second'
          where order_id = any($1) returning id)
        select graphile_worker.add_job('settle-payout', json_build_object('payoutId', due.id))
        from due, generate_series(1, 3)`,
      [ids],
    )
    try {
      await eventually('more in hand than one process can have', 60_000, async () => {
        const inHand = await settlements(stack.pool, 'locked_at is not null')
        return inHand > SLOTS_OF_A_WORKER && (await areWaiting(stack, barrier.id, SLOTS_OF_A_WORKER + 1))
      })
    } finally {
      await control(stack.simUrl, 'barrier/open', { id: barrier.id })
    }
    for (const id of ids) await payoutBecomes(stack, id, 'paid')
    await Promise.all(ids.map((id) => settleNow(stack, id)))
    await eventually('nothing left to settle', 60_000, async () => (await settlements(stack.pool)) === 0 || undefined)
    const { transfer } = await simulatorStore(stack.simUrl)
    const sent = Object.values(transfer).map(({ amount, transfer_group }) => `${transfer_group} ${amount}`)
    expect(sent.toSorted()).toEqual(ids.map((id) => `order_${id} 2000`).toSorted())
    expect(await moneyFaults(stack)).toEqual([])
  })
})
