import { randomUUID } from 'node:crypto'
import type { Campaign } from '@stackyard/shared/schema/campaign'
import type { WalletBalance } from '@stackyard/shared/schema/wallet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type Advertiser,
  cardOf,
  logSeen,
  newAdvertiser,
  runningCampaign,
  seen,
  startCampaign,
  started,
  topUp,
  visitor,
  walletOf,
} from '../setup/advertiser'
import { call, ok } from '../setup/api'
import { control, simulatorStore } from '../setup/simulator'
import { startStack, type Stack } from '../setup/stack'
import { eventually } from '../setup/wait'
import { arm, prepareCommitPoints } from './kill-points'
import { moneyFaults } from './money'

const SETUP_MS = 300_000

const read = (url: string, { token }: Pick<Advertiser, 'token'>, id: number) =>
  ok<Campaign>(url, 'GET', `/campaign/${id}`, { token })

/** So many readers with the card of a campaign each. */
const readersOf = (url: string, campaign: Campaign, count: number) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const reader = visitor()
      return { reader, record: seen(await cardOf(url, campaign, reader)) }
    }),
  )

describe('two web processes on one budget', () => {
  let stack: Stack
  beforeAll(async () => {
    stack = await startStack({ frontDoors: 2 })
  }, SETUP_MS)
  afterAll(() => stack?.stop())
  const door = (at: number): string => stack.urls[at % stack.urls.length] ?? stack.url

  it('charge it to the cent and no further, while it is edited, paused and replayed', async () => {
    const { seller, campaign } = await runningCampaign(stack, { budget: 5, credit: 60 })
    const readers = await readersOf(stack.url, campaign, 320)
    const edit = (budget: number) =>
      call(stack.url, 'PATCH', `/campaign/${campaign.id}/edit-budget`, { token: seller.token, body: { budget } })
    const patch = (action: string) =>
      call(door(1), 'PATCH', `/campaign/${campaign.id}/${action}`, { token: seller.token, body: {} })
    const changes = (async () => {
      for (const budget of [6, 5.5, 6, 5]) {
        await edit(budget)
        await patch('pause')
        await patch('resume')
      }
    })()
    await Promise.all(
      readers.flatMap(({ reader, record }, at) => [
        logSeen(door(at), [record], reader),
        logSeen(door(at + 1), [record, record], reader),
      ]),
    )
    await changes
    await Promise.all(readers.map(({ reader, record }, at) => logSeen(door(at), [record], reader)))
    const after = await read(stack.url, seller, campaign.id)
    expect(after.spent).toBeLessThanOrEqual(after.budget)
    expect(after.spent).toBeCloseTo(after.impressions * 0.02, 6)
    expect(after.impressions).toBeGreaterThanOrEqual(200)
    const { rows } = await stack.pool.query<{ n: number; readers: number }>(
      'select count(*)::int as n, count(distinct visitor)::int as readers from market.ad_view where campaign_id = $1',
      [campaign.id],
    )
    expect(rows[0]).toEqual({ n: after.impressions, readers: after.impressions })
    const wallet = await walletOf(stack.url, seller)
    expect(wallet.balance + wallet.reserved + after.spent).toBeCloseTo(60, 6)
    expect(await moneyFaults(stack)).toEqual([])
  })

  it('twenty campaigns at once take what the wallet has, and no more', async () => {
    const seller = await newAdvertiser(stack)
    await topUp(stack.url, seller, 35)
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, at) => startCampaign(door(at), seller, { budget: 10, name: `Race ${at}` })),
    )
    expect(replies.filter(({ success }) => success)).toHaveLength(3)
    for (const reply of replies.filter(({ success }) => !success)) expect(reply.error?.code).toBe('INSUFFICIENT_CREDIT')
    expect(await walletOf(stack.url, seller)).toMatchObject({ balance: 5, reserved: 30 })
    expect(await moneyFaults(stack)).toEqual([])
  })

  it('a stop, a delete and views at once leave every cent in one place', async () => {
    const seller = await newAdvertiser(stack)
    await topUp(stack.url, seller, 60)
    const first = await started(stack.url, seller, { budget: 10 })
    const readers = await readersOf(stack.url, first, 60)
    const others = await Promise.all(
      [1, 2, 3].map((at) => started(door(at), seller, { budget: 10, name: `Ending ${at}` })),
    )
    const campaigns = [first, ...others]
    await Promise.all([
      ...readers.map(({ reader, record }, at) => logSeen(door(at), [record], reader)),
      ...campaigns.flatMap(({ id }, at) => [
        call(door(at), 'PATCH', `/campaign/${id}/stop`, { token: seller.token, body: {} }),
        call(door(at + 1), 'DELETE', `/campaign/${id}`, { token: seller.token }),
      ]),
    ])
    const { rows } = await stack.pool.query<{ spent: string }>(
      'select sum(spent_micros) as spent from market.campaign where seller_id = $1',
      [seller.id],
    )
    const wallet = await walletOf(stack.url, seller)
    expect(wallet.reserved).toBe(0)
    expect(wallet.balanceMicros + Number(rows[0]?.spent)).toBe(60_000_000)
    expect(await moneyFaults(stack)).toEqual([])
  })

  it('the same credit is given once by call, finalize and webhook, over both processes', async () => {
    const seller = await newAdvertiser(stack, [])
    const reply = await topUp(stack.url, seller, 45, { paymentType: 'ACH', achId: seller.achId })
    const body = { subscriptionId: reply.results.subscriptionId, amount: 45, paymentType: 'ACH' }
    await control(stack.simUrl, 'clock', { advanceSeconds: 5 * 86_400 })
    await eventually('credit', 20_000, async () => {
      await Promise.all(
        Array.from({ length: 6 }, (_, at) => call(door(at), 'POST', '/wallet/finalize', { token: seller.token, body })),
      )
      return (await walletOf(stack.url, seller)).balance === 45 || undefined
    })
    const { rows } = await stack.pool.query<{ n: number }>(
      `select count(*)::int as n from market.ledger_tx t join market.wallet_topup w on t.ref = 'topup:' || w.id where w.user_id = $1`,
      [seller.id],
    )
    expect(rows).toEqual([{ n: 1 }])
    expect(await moneyFaults(stack)).toEqual([])
  })
})

describe('a power cut', () => {
  let stack: Stack
  beforeAll(async () => {
    stack = await startStack()
    await control(stack.simUrl, 'webhooks', { mode: 'drop' })
    await prepareCommitPoints(stack)
  }, SETUP_MS)
  afterAll(() => stack?.stop())

  for (const ends of ['committed', 'rolled back'] as const)
    it(`between the debit of a view and its reply (${ends}) charges it once when it is sent again`, async () => {
      const { seller, campaign } = await runningCampaign(stack)
      const [view] = await readersOf(stack.url, campaign, 1)
      if (!view) throw new Error('no reader')
      const armed = await arm(stack, { at: 'commit', ends, skip: 0 })
      const unheard = logSeen(stack.url, [view.record], view.reader).catch(() => undefined)
      await eventually('the debit at its commit', 60_000, async () => (await armed.isReached()) || undefined)
      await armed.cut()
      await unheard
      await stack.start()
      for (let again = 0; again < 2; again++) await logSeen(stack.url, [view.record], view.reader)
      expect(await read(stack.url, seller, campaign.id)).toMatchObject({ impressions: 1, spent: 0.02 })
      expect(await moneyFaults(stack)).toEqual([])
    })

  for (const when of ['before', 'after'] as const)
    it(`${when} the payment of a top-up credits it once`, async () => {
      const seller = await newAdvertiser(stack, [])
      const id = randomUUID()
      await control(stack.simUrl, 'barrier', { id, match: 'POST /v1/payment_intents', when })
      const unheard = topUp(stack.url, seller, 25).catch(() => undefined)
      await eventually('the payment at the provider', 60_000, async () => {
        const response = await fetch(`${stack.simUrl}/__sim/barrier/waiting`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ id }),
        })
        return ((await response.json()) as { waiting: number }).waiting > 0 || undefined
      })
      await stack.kill9()
      await control(stack.simUrl, 'barrier/open', { id })
      await unheard
      await stack.start()
      await stack.pool.query(
        `select graphile_worker.add_job('reconcile-wallet-topups', json_build_object('olderThanSeconds', 0))`,
      )
      await eventually<WalletBalance>('credit', 60_000, async () => {
        const wallet = await walletOf(stack.url, seller)
        return wallet.balance === 25 ? wallet : undefined
      })
      const { payment_intent: intents } = await simulatorStore(stack.simUrl)
      const own = Object.values(intents).filter(({ metadata }) => metadata.user_id === String(seller.id))
      expect(own.map(({ status, amount }) => [status, amount])).toEqual([['succeeded', 2500]])
      expect(await moneyFaults(stack)).toEqual([])
    })
})
