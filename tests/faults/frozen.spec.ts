import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { listingIds } from '@stackyard/seed/scenarios/e2e'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cardToken } from '../api/payments/billing/payment-browser'
import { act, orderIn } from '../api/reservations/transaction/order-in'
import { tokenOf } from '../setup/actors'
import { call, ok } from '../setup/api'
import { bought, newBuyer, palletsByCard, purchase, readTransaction, type Buyer } from '../setup/buyer'
import { currentCluster } from '../setup/cluster'
import { control, paymentIntentOf } from '../setup/simulator'
import { startStack, type Stack } from '../setup/stack'
import { startStallingProxy, type StallingProxy } from '../setup/stalling-proxy'
import { eventually } from '../setup/wait'
import { moneyFaults } from './money'

/** What a caller waits at most; an unanswered call fails with it. */
const CALLER_MS = 6_000
const PURCHASE_MS = 10_000
/** Of one listing, more than may wait. */
const CROWD = 90

let stack: Stack
let buyer: Buyer
let proxy: StallingProxy

beforeAll(async () => {
  proxy = await startStallingProxy(currentCluster().adminUrl)
  stack = await startStack({ site: true })
  buyer = await newBuyer(stack)
  await stack.kill9()
  await stack.start(0, { DATABASE_URL: proxy.urlOf(stack.databaseUrl) })
}, 240_000)
afterAll(async () => {
  proxy?.thaw()
  await stack?.stop()
  proxy?.close()
})

const within = (path: string, milliseconds: number, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${stack.url}${path}`, { headers, signal: AbortSignal.timeout(milliseconds) })

describe('a database that accepts connections and answers nothing', () => {
  it('is refused in time with Retry-After, said by /ready, and finished pages are served', async () => {
    const { slug } = await ok<{ slug: string }>(stack.url, 'GET', `/warehouse/${listingIds.main}`)
    const pages = [`/warehouses/${slug}`, '/warehouses/country/US/state/NV']
    const before = await Promise.all(pages.map((path) => within(path, 30_000)))
    expect(before.map(({ status }) => status)).toEqual([200, 200])
    proxy.freeze()
    try {
      const session = { authorization: `Bearer ${buyer.token}` }
      const calls = ['/api/warehouse/?limit=5', `/api/warehouse/${listingIds.main}`, '/api/services/?limit=5']
      const asked = [
        ...calls.map((path) => within(path, CALLER_MS)),
        ...Array.from({ length: 30 }, () => within('/api/user/transaction/', CALLER_MS, session)),
      ]
      const health = await within('/api/health/ready', CALLER_MS)
      expect(health.status).toBe(503)
      for (const answer of await Promise.all(asked)) {
        expect(answer.status).toBe(503)
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
        expect(await answer.json()).toMatchObject({ success: false, error: { code: 'UNAVAILABLE' } })
      }
      for (const path of pages) expect((await within(path, CALLER_MS)).status, path).toBe(200)
    } finally {
      proxy.thaw()
    }
    await eventually('the database is back', 30_000, async () =>
      (await within('/api/health/ready', CALLER_MS)).status === 200 ? true : undefined,
    )
    expect((await within('/api/warehouse/?limit=5', CALLER_MS)).status).toBe(200)
    expect(await bought(stack.url, buyer.token, palletsByCard(buyer, listingIds.main))).toBeGreaterThan(0)
    expect(await moneyFaults(stack)).toEqual([])
  })
})

describe('a payment provider that accepts calls and answers nothing', () => {
  it('leaves a purchase in progress in time; it is finished later, once', async () => {
    const barrier = { id: randomUUID(), match: 'POST /v1/payment_intents', when: 'before' }
    await control(stack.simUrl, 'barrier', barrier)
    const key = randomUUID()
    const body = palletsByCard(buyer, listingIds.main, { quantity: 3 })
    try {
      const timed = AbortSignal.timeout(PURCHASE_MS)
      const first = purchase(stack.url, buyer.token, body, key)
      const late = new Promise((_, reject) => timed.addEventListener('abort', () => reject(new Error('too late'))))
      const reply = await Promise.race([first, late])
      expect(reply).toMatchObject({ status: 409, error: { code: 'REQUEST_IN_PROGRESS' } })
      expect((await first).headers.get('retry-after')).toBe('2')
    } finally {
      await control(stack.simUrl, 'barrier/open', { id: barrier.id })
    }
    const order = await eventually('the order of the key', 60_000, async () => {
      const next = await purchase(stack.url, buyer.token, body, key)
      return next.success ? next.results : undefined
    })
    expect(await paymentIntentOf(stack.simUrl, order.id)).toMatchObject({ status: 'requires_capture' })
    expect(await moneyFaults(stack)).toEqual([])
  })
})

describe('a payment provider that stalls on everything else', () => {
  /** The answer of a call, in time, while the provider keeps one kind of call waiting. */
  async function whileStalled<T>(match: string, work: () => Promise<T>): Promise<T> {
    const barrier = { id: randomUUID(), match, when: 'before' }
    await control(stack.simUrl, 'barrier', barrier)
    const late = new AbortController()
    const tooLate = wait(PURCHASE_MS, undefined, { signal: late.signal }).then(() => {
      throw new Error(`${match}: too late`)
    })
    try {
      return await Promise.race([work(), tooLate])
    } finally {
      late.abort()
      await control(stack.simUrl, 'barrier/open', { id: barrier.id })
    }
  }

  it.each([
    ['an acceptance', 'complete', 'POST /v1/payment_intents/:id/capture', 'capturing', 'captured'],
    ['a cancellation', 'cancel', 'POST /v1/payment_intents/:id/cancel', 'releasing', 'released'],
  ] as const)('answers %s in time; it is finished later, once', async (_, name, match, meanwhile, after) => {
    const id = await orderIn(stack.url, buyer, 'pending')
    const token = name === 'complete' ? await tokenOf(stack.url, 'seller') : buyer.token
    const reply = await whileStalled(match, () => act(stack.url, token, name, id))
    expect(reply).toMatchObject({ success: true, results: { paymentState: meanwhile } })
    await eventually('the money of the order', 60_000, async () =>
      (await readTransaction(stack.url, buyer.token, id)).paymentState === after ? true : undefined,
    )
    expect(await moneyFaults(stack)).toEqual([])
  })

  it('answers a new card in time with Retry-After, and saves nothing until it is sent again', async () => {
    const body = { cardToken: await cardToken(stack.simUrl), cardHolder: 'Bea Okafor' }
    const add = () => call<{ id: number }>(stack.url, 'POST', '/user/cards/', { token: buyer.token, body })
    const count = async () => (await ok<unknown[]>(stack.url, 'GET', '/user/cards/', { token: buyer.token })).length
    const before = await count()
    const reply = await whileStalled('POST /v1/payment_methods', add)
    expect(reply).toMatchObject({ status: 503, error: { code: 'PAYMENT_PROVIDER_UNAVAILABLE' } })
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await count()).toBe(before)
    await eventually('the card', 30_000, async () => ((await add()).success ? true : undefined))
    expect(await count()).toBe(before + 1)
  })
})

describe('more purchases of one listing than may wait', () => {
  it('are refused with Retry-After while its lock is held elsewhere; the others are placed', async () => {
    const buyers = [buyer, await newBuyer(stack)]
    const client = await stack.pool.connect()
    await client.query('begin')
    await client.query('select 1 from market.capacity where warehouse_id = $1 for update', [listingIds.main])
    const asked = Array.from({ length: CROWD }, (_, index) => {
      const { token, ...own } = buyers[index % buyers.length] ?? buyer
      return purchase(stack.url, token, palletsByCard({ token, ...own }, listingIds.main, { quantity: 1 }))
    })
    await Promise.any(asked.map(refused)).finally(async () => {
      await client.query('rollback')
      client.release()
    })
    const replies = await Promise.all(asked)
    const turnedAway = replies.filter(({ status }) => status === 503)
    expect(turnedAway.length).toBeGreaterThan(0)
    for (const reply of turnedAway) {
      expect(reply.error?.code).toBe('UNAVAILABLE')
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect((await call(stack.url, 'GET', '/warehouse/?limit=1')).status).toBe(200)
    await eventually('clean books', 60_000, async () => ((await moneyFaults(stack)).length === 0 ? true : undefined))
  })
})

async function refused(asked: ReturnType<typeof purchase>): Promise<true> {
  const { status } = await asked
  if (status !== 503) throw new Error(`answered ${status}`)
  return true
}
