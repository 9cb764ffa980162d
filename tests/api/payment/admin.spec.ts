import type { MoneySummary, Payout } from '@stackyard/shared/schema/payout'
import { beforeAll, describe, expect, it } from 'vitest'
import { tokenOf } from '../../setup/actors'
import { call, ok } from '../../setup/api'
import { newBuyer, type Buyer } from '../../setup/buyer'
import { sharedStack } from '../../setup/stack'
import { orderIn } from '../transaction/order-in'

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
    expect(money.capturedCents).toBe(
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
    expect(found?.seller).not.toBe('')
  })
})
