import { randomUUID } from 'node:crypto'
import { listingIds } from '@stackyard/seed/scenarios/e2e'
import type { Transaction } from '@stackyard/shared/schema/transaction'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { act, done, orderIn } from '../api/reservations/transaction/order-in'
import { tokenOf } from '../setup/actors'
import { type Buyer, byBank, newBuyer, palletsByCard, purchase, readTransaction } from '../setup/buyer'
import { control, paymentIntentOf } from '../setup/simulator'
import { startStack, type Stack } from '../setup/stack'
import { eventually } from '../setup/wait'
import { moneyFaults } from './money'

const DAY_SECONDS = 86_400
let stack: Stack
let buyer: Buyer
let seller: string
beforeAll(async () => {
  stack = await startStack()
  buyer = await newBuyer(stack)
  seller = await tokenOf(stack.url, 'seller')
})
beforeEach(() => control(stack.simUrl, 'webhooks', { mode: 'deliver' }))
afterAll(() => stack?.stop())

const addJob = (name: string, payload: object): Promise<unknown> =>
  stack.pool.query('select graphile_worker.add_job($1, $2::json)', [name, JSON.stringify(payload)])

const becomes = (id: number, paymentState: Transaction['paymentState']): Promise<Transaction> =>
  eventually(`order ${id} ${paymentState}`, 60_000, async () => {
    const order = await readTransaction(stack.url, buyer.token, id)
    return order.paymentState === paymentState ? order : undefined
  })

const holdOf = async (id: number): Promise<string | undefined> =>
  (await stack.pool.query<{ state: string }>('select state from market.capacity_hold where order_id = $1', [id]))
    .rows[0]?.state

describe('an answer of the provider that never came', () => {
  it('leaves the purchase open until the reconciler finds the hold', async () => {
    await control(stack.simUrl, 'webhooks', { mode: 'drop' })
    const fail = { match: 'POST /v1/payment_intents', when: 'after', times: 3, hangUp: true }
    await control(stack.simUrl, 'fail', fail)
    const key = randomUUID()
    const body = palletsByCard(buyer, listingIds.main)
    const reply = await purchase(stack.url, buyer.token, body, key)
    expect(reply).toMatchObject({ status: 409, error: { code: 'REQUEST_IN_PROGRESS' } })
    expect(reply.headers.get('retry-after')).toBe('2')
    await addJob('reconcile-orders', { olderThanSeconds: 0 })
    const again = await eventually('the order of the key', 60_000, async () => {
      const next = await purchase(stack.url, buyer.token, body, key)
      return next.success ? next.results : undefined
    })
    await becomes(again.id, 'authorized')
    expect(await paymentIntentOf(stack.simUrl, again.id)).toMatchObject({ status: 'requires_capture' })
    expect(await moneyFaults(stack)).toEqual([])
    await done(stack.url, buyer.token, 'cancel', again.id)
  })

  it('to a capture leaves the order accepted and in flight until it is found', async () => {
    const id = await orderIn(stack.url, buyer, 'pending')
    const match = 'POST /v1/payment_intents/:id/capture'
    await control(stack.simUrl, 'webhooks', { mode: 'drop' })
    await control(stack.simUrl, 'fail', { match, when: 'before', times: 3, status: 500 })
    const reply = await act(stack.url, seller, 'complete', id)
    expect(reply).toMatchObject({
      status: 200,
      results: { status: 'approved', paymentState: 'capturing', actions: [] },
    })
    await addJob('reconcile-orders', { olderThanSeconds: 0 })
    await becomes(id, 'captured')
    expect(await moneyFaults(stack)).toEqual([])
  })
})

describe('a bank debit', () => {
  it('that succeeds days later pays the order, by webhook', async () => {
    const id = await orderIn(stack.url, buyer, 'pending', byBank(buyer))
    expect(await done(stack.url, seller, 'complete', id)).toMatchObject({ paymentState: 'ach_processing' })
    await control(stack.simUrl, 'clock', { advanceSeconds: 5 * DAY_SECONDS })
    expect(await becomes(id, 'captured')).toMatchObject({ status: 'approved' })
    expect(await moneyFaults(stack)).toEqual([])
  })

  it('whose webhook is lost is found by the reconciler', async () => {
    const id = await orderIn(stack.url, buyer, 'pending', byBank(buyer))
    await control(stack.simUrl, 'webhooks', { mode: 'drop' })
    await done(stack.url, seller, 'complete', id)
    await control(stack.simUrl, 'clock', { advanceSeconds: 5 * DAY_SECONDS })
    expect((await readTransaction(stack.url, buyer.token, id)).paymentState).toBe('ach_processing')
    await stack.pool.query(`update market.orders set in_flight_since = now() - interval '2 hours' where id = $1`, [id])
    await addJob('reconcile-orders', {})
    await becomes(id, 'captured')
    expect(await moneyFaults(stack)).toEqual([])
  })

  it('that fails cancels the order, frees the space and tells both', async () => {
    const other = await newBuyer(stack)
    const { method, mandate } = await failingAccount(other.id)
    await stack.pool.query('update market.ach_account set payment_method_id = $2, mandate_id = $3 where id = $1', [
      other.achId,
      method,
      mandate,
    ])
    const body = byBank(other)
    const id = await orderIn(stack.url, other, 'pending', body)
    await done(stack.url, seller, 'complete', id)
    await control(stack.simUrl, 'clock', { advanceSeconds: 5 * DAY_SECONDS })
    const order = await eventually(`order ${id} failed`, 60_000, async () => {
      const now = await readTransaction(stack.url, other.token, id)
      return now.paymentState === 'failed' ? now : undefined
    })
    expect(order.status).toBe('cancelled')
    expect(order.failure).not.toBeNull()
    expect(await holdOf(id)).toBe('released')
    const { rows } = await stack.pool.query(
      `select user_id from market.notification where kind = 'payment_failed' and (data ->> 'transactionId')::int = $1`,
      [id],
    )
    expect(rows).toHaveLength(2)
    expect(await moneyFaults(stack)).toEqual([])
  })
})

describe('a hold that nobody answered', () => {
  it('ends with the order at its time, and not before', async () => {
    const id = await orderIn(stack.url, buyer, 'pending')
    const { expiresAt, createdAt } = await readTransaction(stack.url, buyer.token, id)
    const days = (Date.parse(expiresAt ?? '') - Date.parse(createdAt)) / (DAY_SECONDS * 1000)
    expect(days).toBeGreaterThan(5)
    expect(days).toBeLessThanOrEqual(6)
    const settling = `settle-order:${id}`
    await stack.pool.query(
      `select graphile_worker.add_job('settle-order', $1::json, run_at := now() + interval '1 hour', job_key := $2)`,
      [JSON.stringify({ orderId: id }), settling],
    )
    await addJob('expire-order', { orderId: id })
    await eventually('the early job done', 60_000, async () => {
      const { rows } = await stack.pool.query(
        `select 1 from graphile_worker.jobs where task_identifier = 'expire-order' and run_at <= now()`,
      )
      return rows.length === 0 || undefined
    })
    expect((await readTransaction(stack.url, buyer.token, id)).status).toBe('pending')
    // Whatever is to settle the order's money is not the early job's to take away.
    const kept = await stack.pool.query('select 1 from graphile_worker.jobs where key = $1', [settling])
    expect(kept.rowCount).toBe(1)
    await stack.pool.query(`update market.orders set expires_at = now() - interval '1 minute' where id = $1`, [id])
    await addJob('expire-order', { orderId: id })
    expect(await becomes(id, 'released')).toMatchObject({ status: 'cancelled' })
    expect(await holdOf(id)).toBe('released')
    expect((await act(stack.url, seller, 'complete', id)).status).toBe(409)
    expect(await moneyFaults(stack)).toEqual([])
  })
})

/** A bank account whose debits come back for want of funds, under a mandate of a ready-made customer. */
async function failingAccount(userId: number): Promise<{ method: string; mandate: string }> {
  const response = await fetch(`${stack.simUrl}/v1/setup_intents`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_stackyard' },
    body: new URLSearchParams({
      customer: `cus_demo_${userId}`,
      payment_method: 'pm_usBankAccount_insufficientFunds',
      'allowed_payment_method_types[]': 'us_bank_account',
      'mandate_data[customer_acceptance][type]': 'offline',
      confirm: 'true',
    }),
  })
  const setup = (await response.json()) as { payment_method: string; mandate: string; status: string }
  expect(response.status, JSON.stringify(setup)).toBe(200)
  return { method: setup.payment_method, mandate: setup.mandate }
}
