import type { MoneySummary, Payout } from '@stackyard/shared/schema/payout'
import { beforeAll, describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { newBuyer, type Buyer } from '../../../setup/buyer'
import { sharedStack } from '../../../setup/stack'
import { orderIn } from '../../reservations/transaction/order-in'
import { payoutOf } from './payout-calls'

const stack = sharedStack()
const { url, pool } = stack
let admin: string
let buyer: Buyer
beforeAll(async () => {
  admin = await tokenOf(url, 'admin')
  buyer = await newBuyer(stack)
})

describe('an admin', () => {
  it('sees the money at a glance, which is what the books say', async () => {
    await orderIn(url, buyer, 'pending')
    const captured = await orderIn(url, buyer, 'approved')
    const money = await ok<MoneySummary>(url, 'GET', '/admin/money', { token: admin })
    expect(money.heldCents).toBeGreaterThanOrEqual(2000)
    expect(money.capturedCents).toBeGreaterThanOrEqual(2000)
    expect(money.capturedCents + money.couponCents).toBe(
      money.owedCents +
        money.paidOutCents +
        money.feeCents +
        money.refundedCents +
        money.refundingCents +
        money.chargedBackCents,
    )
    const { rows } = await pool.query<{ n: string }>(
      `select count(*) as n from market.payout where order_id = $1 and state = 'due'`,
      [captured],
    )
    expect(rows[0]?.n).toBe('1')
  })

  it('sees everybody’s payouts with their sellers', async () => {
    const id = await orderIn(url, buyer, 'approved')
    const reply = await call<Payout[]>(url, 'GET', '/admin/payouts?limit=100', { token: admin })
    expect(reply.total).toBeGreaterThan(0)
    const found = reply.results.find((payout) => payout.orderId === id)
    expect(found).toMatchObject({ amountCents: 2000, state: 'due' })
    expect(found?.seller).toMatch(/./)
  })

  it('narrows everybody’s payouts to those that wait for help, and to other views', async () => {
    const id = await orderIn(url, buyer, 'approved')
    const idsIn = async (view: string) => {
      const reply = await call<Payout[]>(url, 'GET', `/admin/payouts?limit=100&view=${view}`, { token: admin })
      return reply.results.map((payout) => payout.orderId)
    }
    expect(await idsIn('owed')).toContain(id)
    for (const view of ['stuck', 'sent', 'returned', 'withheld']) expect(await idsIn(view), view).not.toContain(id)
    await pool.query(`update market.payout set failure = 'The bank says no' where order_id = $1`, [id])
    expect(await idsIn('stuck')).toContain(id)
    expect(await idsIn('no-such-view')).toContain(id)
  })

  it('has a refused payout tried now, which is noted; one that was not refused is left alone', async () => {
    const id = await orderIn(url, buyer, 'approved')
    const { id: payoutId, sellerId } = await payoutOf(stack, id)
    const retry = (payout: number) => call(url, 'POST', `/admin/payouts/${payout}/retry`, { token: admin })
    expect(await retry(payoutId)).toMatchObject({ status: 409, error: { code: 'CONFLICT' } })
    expect((await retry(999_999_999)).status).toBe(404)
    await pool.query(
      `update market.payout set failure = 'The bank says no', next_try_at = now() + interval '1 day' where id = $1`,
      [payoutId],
    )
    expect(await retry(payoutId)).toMatchObject({ status: 200, results: { done: true } })
    const { rows } = await pool.query<{ now: boolean; noted: number }>(
      `select next_try_at <= now() as now, (select count(*)::int from market.audit_entry where action = 'retry-payout'
        and subject_id = $2 and changes -> 'payout' ->> 1 = $1::text) as noted from market.payout where id = $1::int`,
      [payoutId, sellerId],
    )
    expect(rows).toEqual([{ now: true, noted: 1 }])
  })
})
