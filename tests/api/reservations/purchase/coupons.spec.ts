import { randomUUID } from 'node:crypto'
import { listingIds } from '@stackyard/seed/scenarios/e2e'
import type { Coupon } from '@stackyard/shared/schema/coupon'
import type { Invoice } from '@stackyard/shared/schema/invoice'
import type { Payout } from '@stackyard/shared/schema/payout'
import { beforeAll, describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { bought, type Buyer, newBuyer, palletsByCard, purchase, readTransaction } from '../../../setup/buyer'
import { paymentIntentOf } from '../../../setup/simulator'
import { sharedStack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'
import { cardToken } from '../../payments/billing/payment-browser'
import { done } from '../transaction/order-in'

const stack = sharedStack()
const { url, simUrl, pool } = stack
let admin: string
let seller: string
let buyer: Buyer
beforeAll(async () => {
  admin = await tokenOf(url, 'admin')
  seller = await tokenOf(url, 'seller')
  buyer = await newBuyer(stack)
})

const coupon = async (more: object = {}): Promise<string> => {
  const body = {
    code: `D-${randomUUID().slice(0, 8)}`,
    kind: 'fixed',
    amountCents: 500,
    appliesTo: 'deposits',
    ...more,
  }
  return (await ok<Coupon>(url, 'POST', '/coupon/create', { token: admin, body })).code
}
const uses = async (code: string): Promise<number | undefined> =>
  (await ok<Coupon[]>(url, 'GET', `/coupon/list?query=${code}`, { token: admin }))[0]?.useCount
/** Two pallets at $20. */
const withCode = (couponCode: string, more: object = {}, who = buyer) =>
  palletsByCard(who, listingIds.main, { couponCode, ...more })
const becomes = (id: number, state: string, token = buyer.token) =>
  eventually(`order ${id} ${state}`, 20_000, async () => {
    const order = await readTransaction(url, token, id)
    return order.paymentState === state ? order : undefined
  })
/** What an order moved in the books, by movement and account. */
async function booked(id: number): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ line: string; cents: string }>(
    `select t.kind || ' ' || a.kind as line, e.amount as cents from market.ledger_tx t
      join market.ledger_entry e on e.tx = t.id join market.ledger_account a on a.id = e.account where t.ref = $1`,
    [`order:${id}`],
  )
  return Object.fromEntries(rows.map(({ line, cents }) => [line, Number(cents)]))
}

describe('a coupon on a deposit', () => {
  it('is asked after, comes off what is charged, and is given by the platform: the seller is owed the full price', async () => {
    const code = await coupon()
    const body = { code, appliesTo: 'deposits' }
    expect(await call(url, 'POST', '/coupon/apply', { token: buyer.token, body })).toMatchObject({
      results: { code, kind: 'fixed', amountCents: 500 },
    })
    const figures = { monthlyTotal: 40, amountDue: 40, total: 40, couponDiscount: 5 }
    const id = await bought(url, buyer.token, withCode(code.toLowerCase(), figures))
    expect(await readTransaction(url, buyer.token, id)).toMatchObject({
      monthlyTotal: 40,
      amountDue: 35,
      couponCode: code,
      couponDiscount: 5,
    })
    expect(await paymentIntentOf(simUrl, id)).toMatchObject({ amount: 3500, status: 'requires_capture' })
    expect(await uses(code)).toBe(1)
    await done(url, seller, 'complete', id)
    await becomes(id, 'captured')
    expect(await booked(id)).toEqual({
      'hold customer_hold': 3500,
      'hold stripe_clearing': -3500,
      'capture customer_hold': -3500,
      'capture seller_payable': 4000,
      'capture coupons': -500,
    })
    const payouts = await ok<Payout[]>(url, 'GET', '/payment/payouts?limit=100', { token: seller })
    expect(payouts.find((payout) => payout.orderId === id)).toMatchObject({ amountCents: 4000, feeCents: 0 })
    const invoice = await eventually('the invoice', 15_000, async () => {
      const found = await ok<Invoice[]>(url, 'GET', '/invoices/', { token: buyer.token })
      return found.find((each) => each.orderId === id)
    })
    expect(invoice.totalCents).toBe(3500)
    expect(invoice.description).toContain(`Coupon ${code}`)
    const { rows } = await pool.query('select lines from market.invoice where ref = $1', [`order:${id}`])
    expect(rows[0].lines.map((line: { amountCents: number }) => line.amountCents)).toEqual([4000, -500])
  })

  it('of a refunded order comes back to the platform, and the code may be used again; the customer gets what was paid', async () => {
    const code = await coupon()
    const id = await bought(url, buyer.token, withCode(code))
    await done(url, seller, 'complete', id)
    await becomes(id, 'captured')
    await done(url, admin, 'cancel as admin', id)
    await becomes(id, 'refunded')
    expect(await booked(id)).toMatchObject({
      'refund-owed seller_payable': -4000,
      'refund-owed refunds': 3500,
      'refund-owed coupons': 500,
      'refund stripe_clearing': 3500,
    })
    expect(await uses(code)).toBe(0)
    await bought(url, buyer.token, withCode(code))
    expect(await uses(code)).toBe(1)
  })

  it('of an order that is cancelled before its charge is free again, of one whose card is refused, too', async () => {
    const code = await coupon({ totalUses: 1 })
    const id = await bought(url, buyer.token, withCode(code))
    expect(await uses(code)).toBe(1)
    expect(await purchase(url, buyer.token, withCode(code))).toMatchObject({ error: { code: 'COUPON_REFUSED' } })
    await done(url, buyer.token, 'cancel', id)
    expect(await uses(code)).toBe(0)
    const other = await newBuyer(stack)
    const body = { cardToken: await cardToken(simUrl, '4000000000000341'), cardHolder: 'Bea Okafor' }
    const card = await ok<{ id: number }>(url, 'POST', '/user/cards/', { token: other.token, body })
    const refused = await purchase(url, other.token, withCode(code, { cardId: card.id }, other))
    expect(refused).toMatchObject({ status: 402 })
    expect(await uses(code)).toBe(0)
  })

  it('leaves at least what a card can be charged, and a share is rounded to cents', async () => {
    const all = await coupon({ kind: 'percent', percent: 100, amountCents: null })
    const id = await bought(url, buyer.token, withCode(all))
    expect(await readTransaction(url, buyer.token, id)).toMatchObject({ amountDue: 0.5, couponDiscount: 39.5 })
    const third = await coupon({ kind: 'percent', percent: 33, amountCents: null })
    const next = await bought(url, buyer.token, withCode(third, { quantity: 1 }))
    expect(await readTransaction(url, buyer.token, next)).toMatchObject({ amountDue: 13.4, couponDiscount: 6.6 })
  })

  it('is decided by the server: another discount than its own is a changed price, and no code is no discount', async () => {
    const code = await coupon()
    for (const wrong of [
      withCode(code, { couponDiscount: 6 }),
      palletsByCard(buyer, listingIds.main, { couponDiscount: 5 }),
    ])
      expect(await purchase(url, buyer.token, wrong)).toMatchObject({ status: 409, error: { code: 'PRICE_CHANGED' } })
    expect(await uses(code)).toBe(0)
  })

  it('is for deposits or for plans, not for both, and does not lower the identity gate', async () => {
    const forPlans = await coupon({ appliesTo: 'plans' })
    expect(await purchase(url, buyer.token, withCode(forPlans))).toMatchObject({
      status: 400,
      message: 'This code is for something else.',
    })
    const code = await coupon({ amountCents: 300_000 })
    expect(await call(url, 'POST', '/coupon/apply', { token: buyer.token, body: { code } })).toMatchObject({
      error: { code: 'COUPON_REFUSED' },
    })
    const unknown = await newBuyer(stack, { kycVerified: false })
    expect(await purchase(url, unknown.token, withCode(code, { quantity: 600 }, unknown))).toMatchObject({
      status: 403,
      error: { code: 'KYC_REQUIRED' },
    })
    expect(await uses(code)).toBe(0)
  })

  it('raced for by eight is used as often as it may be; the others buy nothing', async () => {
    const code = await coupon({ totalUses: 3 })
    const buyers = await Promise.all(Array.from({ length: 8 }, () => newBuyer(stack)))
    const replies = await Promise.all(
      buyers.map((each) => purchase(url, each.token, withCode(code, { quantity: 1 }, each))),
    )
    expect(replies.filter((reply) => reply.success)).toHaveLength(3)
    for (const reply of replies.filter((each) => !each.success)) expect(reply.error?.code).toBe('COUPON_REFUSED')
    expect(await uses(code)).toBe(3)
  })
})
