import { followDispute } from '@stackyard/cms/modules/reservations/booking/operations/follow-dispute'
import { createDb } from '@stackyard/cms/platform/db'
import type { Transaction } from '@stackyard/shared/schema/transaction'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makePayable, payoutBecomes, payoutOf, settleNow } from '../api/payments/payment/payout-calls'
import { act, done, orderIn } from '../api/reservations/transaction/order-in'
import { ACTORS, PASSWORD, signInWith, tokenOf } from '../setup/actors'
import { type Buyer, byBank, newBuyer, readTransaction } from '../setup/buyer'
import { control, paymentIntentOf, refundsOf } from '../setup/simulator'
import { startStack, type Stack } from '../setup/stack'
import { eventually } from '../setup/wait'
import { moneyFaults } from './money'
import { askSimulator, newCode } from './payout-stage'

const DAY_SECONDS = 86_400
let stack: Stack
let buyer: Buyer
let seller: string
let admin: string
beforeAll(async () => {
  stack = await startStack()
  buyer = await newBuyer(stack)
  seller = await tokenOf(stack.url, 'seller')
  admin = await tokenOf(stack.url, 'admin')
})
beforeEach(() => control(stack.simUrl, 'webhooks', { mode: 'deliver' }))
afterAll(() => stack?.stop())

const reconcile = (): Promise<unknown> =>
  stack.pool.query(`select graphile_worker.add_job('reconcile-orders', json_build_object('olderThanSeconds', 0))`)
const age = (id: number, interval: string): Promise<unknown> =>
  stack.pool.query('update market.orders set in_flight_since = now() - $2::interval where id = $1', [id, interval])

const becomes = (id: number, paymentState: Transaction['paymentState']): Promise<Transaction> =>
  eventually(`order ${id} ${paymentState}`, 60_000, async () => {
    const order = await readTransaction(stack.url, buyer.token, id)
    return order.paymentState === paymentState ? order : undefined
  })

const alerts = async (id: number): Promise<number> =>
  (
    await stack.pool.query(
      `select 1 from market.notification where kind = 'refund_failed' and (data ->> 'transactionId')::int = $1`,
      [id],
    )
  ).rows.length

async function byHand(path: string, form: Record<string, string>): Promise<void> {
  const headers = { authorization: 'Bearer sk_test_stackyard' }
  const reply = await fetch(`${stack.simUrl}/v1/${path}`, { method: 'POST', headers, body: new URLSearchParams(form) })
  expect(reply.status, await reply.text()).toBe(200)
}

async function paidByBank(): Promise<number> {
  const bank = byBank(buyer)
  const id = await orderIn(stack.url, buyer, 'pending', bank)
  await done(stack.url, seller, 'complete', id)
  await control(stack.simUrl, 'clock', { advanceSeconds: 5 * DAY_SECONDS })
  await becomes(id, 'captured')
  return id
}

const isPending = (id: number): Promise<true> =>
  eventually(`a pending refund of ${id} noted`, 60_000, async () => {
    const { events } = await readTransaction(stack.url, buyer.token, id)
    return events.some((event) => event.action === 'refund_pending') || undefined
  })

describe('a refund', () => {
  it('to a bank account counts when it has arrived, and not before', async () => {
    const id = await paidByBank()
    expect(await done(stack.url, admin, 'cancel as admin', id)).toMatchObject({ paymentState: 'refunding' })
    await isPending(id)
    await age(id, '10 minutes')
    expect(await moneyFaults(stack)).toEqual([])
    await control(stack.simUrl, 'clock', { advanceSeconds: 4 * DAY_SECONDS })
    expect(await becomes(id, 'refunded')).toMatchObject({ status: 'cancelled', failure: null })
    expect((await refundsOf(stack.simUrl, id)).map((refund) => refund.status)).toEqual(['succeeded'])
    expect(await moneyFaults(stack)).toEqual([])
  })

  it('that fails on its way, its news lost, is found by the reconciler and told to the admins once', async () => {
    const id = await paidByBank()
    await done(stack.url, admin, 'cancel as admin', id)
    await isPending(id)
    await control(stack.simUrl, 'webhooks', { mode: 'drop' })
    await control(stack.simUrl, 'refunds/fail', { id: (await refundsOf(stack.simUrl, id))[0]?.id ?? '' })
    for (const hours of [1, 2]) {
      await age(id, `${hours} hours`)
      await reconcile()
      await eventually('the failure noted', 60_000, async () =>
        (await readTransaction(stack.url, buyer.token, id)).failure ? true : undefined,
      )
    }
    expect(await readTransaction(stack.url, buyer.token, id)).toMatchObject({ paymentState: 'refunding' })
    expect(await refundsOf(stack.simUrl, id)).toHaveLength(1)
    await control(stack.simUrl, 'webhooks', { mode: 'deliver' })
    await byHand('refunds', { payment_intent: (await paymentIntentOf(stack.simUrl, id)).id })
    await control(stack.simUrl, 'clock', { advanceSeconds: 4 * DAY_SECONDS })
    await becomes(id, 'refunded')
    expect(await alerts(id)).toBe(1)
  })

  it('that the bank sends back after it had arrived is owed again, until one made by hand arrives', async () => {
    const id = await orderIn(stack.url, buyer, 'approved')
    expect(await done(stack.url, admin, 'cancel as admin', id)).toMatchObject({ paymentState: 'refunded' })
    await control(stack.simUrl, 'refunds/fail', { id: (await refundsOf(stack.simUrl, id))[0]?.id ?? '' })
    expect(await becomes(id, 'refunding')).toMatchObject({ status: 'cancelled' })
    expect(await alerts(id)).toBe(1)
    await byHand('refunds', { payment_intent: (await paymentIntentOf(stack.simUrl, id)).id })
    expect(await becomes(id, 'refunded')).toMatchObject({ failure: null })
    expect(await moneyFaults(stack)).toEqual([])
  })

  it.each(['1000', '2000'])('adopts what was refunded by hand before: %s of 2000 cents', async (amount) => {
    const id = await orderIn(stack.url, buyer, 'approved')
    await byHand('refunds', { payment_intent: (await paymentIntentOf(stack.simUrl, id)).id, amount })
    expect(await done(stack.url, admin, 'cancel as admin', id)).toMatchObject({ paymentState: 'refunded' })
    expect((await refundsOf(stack.simUrl, id)).reduce((sum, refund) => sum + refund.amount, 0)).toBe(2000)
    expect(await moneyFaults(stack)).toEqual([])
  })
})

describe('a step tried again after Stripe has forgotten its key', () => {
  it('finds the bank debit that was made, and makes no second one', async () => {
    const bank = byBank(buyer)
    const id = await orderIn(stack.url, buyer, 'pending', bank)
    await control(stack.simUrl, 'webhooks', { mode: 'drop' })
    await control(stack.simUrl, 'fail', { match: 'POST /v1/payment_intents', when: 'after', times: 3, hangUp: true })
    expect((await act(stack.url, seller, 'complete', id)).results).toMatchObject({ paymentState: 'capturing' })
    await control(stack.simUrl, 'clock', { advanceSeconds: 5 * DAY_SECONDS })
    await age(id, '21 hours')
    await reconcile()
    await becomes(id, 'captured')
    expect(await paymentIntentOf(stack.simUrl, id)).toMatchObject({ status: 'succeeded', amount: 2000 })
    expect(await moneyFaults(stack)).toEqual([])
  })
})

describe('a disputed payment', { timeout: 120_000 }, () => {
  const stateOf = async (id: number): Promise<string> =>
    (await stack.pool.query<{ payment_state: string }>('select payment_state from market.orders where id = $1', [id]))
      .rows[0]?.payment_state ?? ''
  const open = async (id: number): Promise<string> => {
    const intent = await paymentIntentOf(stack.simUrl, id)
    return (await askSimulator<{ id: string }>(stack.simUrl, 'disputes/open', { paymentIntent: intent.id })).id
  }
  const countOf = async (id: number, action: string): Promise<number> => {
    const found = await stack.pool.query('select 1 from market.order_audit where order_id = $1 and action = $2', [
      id,
      action,
    ])
    return found.rows.length
  }
  const noted = (id: number, action: string, times = 1): Promise<true> =>
    eventually(`order ${id} ${action}`, 20_000, async () => ((await countOf(id, action)) >= times ? true : undefined))
  beforeAll(async () => {
    const { token, user } = await signInWith(stack.url, ACTORS.seller, PASSWORD)
    await makePayable(stack, token, user.id)
  })

  it('is not paid out while it is open; won, it is', async () => {
    const id = await orderIn(stack.url, buyer, 'approved')
    const dispute = await open(id)
    await noted(id, 'disputed')
    await settleNow(stack, id)
    await eventually('put off', 20_000, async () => {
      const { rows } = await stack.pool.query(
        'select 1 from market.payout where order_id = $1 and next_try_at > now()',
        [id],
      )
      return rows.length > 0 ? true : undefined
    })
    expect(await payoutOf(stack, id)).toMatchObject({ state: 'due' })
    await control(stack.simUrl, 'disputes/close', { id: dispute, status: 'won' })
    await noted(id, 'dispute_won')
    await settleNow(stack, id)
    await payoutBecomes(stack, id, 'paid')
    expect(await moneyFaults(stack)).toEqual([])
  })

  it('read as open before it was won and noted after, it stays won', async () => {
    const id = await orderIn(stack.url, buyer, 'approved')
    const dispute = await open(id)
    await noted(id, 'disputed')
    await control(stack.simUrl, 'disputes/close', { id: dispute, status: 'won' })
    await noted(id, 'dispute_won')
    const late = async function* () {
      yield { status: 'needs_response', amount: 1, reason: 'fraudulent' }
    }
    const services = {
      db: createDb(stack.pool),
      clock: { now: () => new Date() },
      stripe: { disputes: { list: late } },
    }
    const intent = { id: 'pi_late', latest_charge: { disputed: true } }
    await followDispute(
      services as unknown as Parameters<typeof followDispute>[0],
      { id } as Parameters<typeof followDispute>[1],
      intent as Parameters<typeof followDispute>[2],
    )
    expect(await countOf(id, 'disputed')).toBe(1)
  })

  it('won, and disputed again: it is told again, not paid out meanwhile, and lost it leaves the books', async () => {
    const id = await orderIn(stack.url, buyer, 'approved')
    for (const time of [1, 2]) {
      const dispute = await open(id)
      await noted(id, 'disputed', time)
      await settleNow(stack, id)
      expect(await payoutOf(stack, id)).toMatchObject({ state: 'due' })
      await control(stack.simUrl, 'disputes/close', { id: dispute, status: time === 1 ? 'won' : 'lost' })
      await noted(id, time === 1 ? 'dispute_won' : 'dispute_lost')
    }
    await noted(id, 'charged_back')
    const { rows } = await stack.pool.query(
      `select kind, count(*)::int as times from market.notification
       where user_id = $1 and kind like 'dispute%' and data ->> 'transactionId' = $2 group by kind order by kind`,
      [buyer.id, String(id)],
    )
    expect(rows).toEqual([
      { kind: 'dispute_lost', times: 1 },
      { kind: 'dispute_won', times: 1 },
      { kind: 'disputed', times: 2 },
    ])
    expect(await countOf(id, 'disputed')).toBe(2)
    expect(await moneyFaults(stack)).toEqual([])
  })

  it('lost takes the platform’s part of a coupon back, too, and the code stays used', async () => {
    const id = await orderIn(stack.url, buyer, 'approved', { couponCode: await newCode(stack, admin) })
    const dispute = await open(id)
    await noted(id, 'disputed')
    await control(stack.simUrl, 'disputes/close', { id: dispute, status: 'lost' })
    await noted(id, 'charged_back')
    await done(stack.url, admin, 'cancel as admin', id)
    const { rows } = await stack.pool.query('select state from market.coupon_use where ref = $1', [`order:${id}`])
    expect(rows).toEqual([{ state: 'used' }])
    expect(await moneyFaults(stack)).toEqual([])
  })

  it('lost leaves the books and comes back from the seller; an admin may still cancel the order', async () => {
    const id = await orderIn(stack.url, buyer, 'approved')
    await settleNow(stack, id)
    await payoutBecomes(stack, id, 'paid')
    const dispute = await open(id)
    await noted(id, 'disputed')
    await control(stack.simUrl, 'disputes/close', { id: dispute, status: 'lost' })
    await noted(id, 'charged_back')
    await payoutBecomes(stack, id, 'reversed')
    expect(await moneyFaults(stack)).toEqual([])
    expect(await done(stack.url, admin, 'cancel as admin', id)).toMatchObject({
      status: 'cancelled',
      paymentState: 'charged_back',
    })
    expect(await stateOf(id)).toBe('charged_back')
    expect(await refundsOf(stack.simUrl, id)).toEqual([])
    expect(await moneyFaults(stack)).toEqual([])
  })
})
