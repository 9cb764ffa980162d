import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type Stripe from 'stripe'
import { callStripe } from '@stackyard/cms/integrations/stripe/call-stripe'
import { createStripe } from '@stackyard/cms/integrations/stripe/create-stripe'
import { listPayments } from '@stackyard/cms/integrations/stripe/payments'
import { start, type RunningSimulator } from './start'

let running: RunningSimulator
let stripe: Stripe
let customer: string

beforeAll(async () => {
  running = await start({ port: 0 })
  const STRIPE_API_URL = `http://127.0.0.1:${running.port}`
  stripe = createStripe({ STRIPE_API_URL, STRIPE_SECRET_KEY: 'sk_test_port', LIVE: false })
  customer = (await stripe.customers.create()).id
})
afterAll(() => running.close())

const steer = (path: string, body: unknown): Promise<Response> =>
  fetch(`${running.url}/__sim/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

async function hold(orderId: number, payment_method: string, amount = 250_000): Promise<Stripe.PaymentIntent> {
  const method = await stripe.paymentMethods.attach(payment_method, { customer })
  return stripe.paymentIntents.create(
    {
      amount,
      currency: 'usd',
      customer,
      payment_method: method.id,
      allowed_payment_method_types: ['card'],
      capture_method: 'manual',
      confirm: true,
      error_on_requires_action: true,
      metadata: { order_id: String(orderId) },
    },
    { idempotencyKey: `ord:${orderId}` },
  )
}

describe('payments as the books see them', () => {
  it('tell what is held, received, given back and let go', async () => {
    const taken = await hold(1, 'pm_card_visa')
    await stripe.paymentIntents.capture(taken.id, { amount_to_capture: 200_000 })
    await stripe.refunds.create({ payment_intent: taken.id, amount: 50_000 })
    await stripe.paymentIntents.cancel((await hold(2, 'pm_card_visa')).id)
    await hold(3, 'pm_card_visa')
    const payments = await listPayments(stripe, new Date(0))
    expect(payments).toMatchObject([
      { orderId: '3', status: 'requires_capture', amountCents: 250_000, receivedCents: 0, refundedCents: 0 },
      { orderId: '2', status: 'canceled', receivedCents: 0, refundedCents: 0 },
      { orderId: '1', status: 'succeeded', receivedCents: 200_000, refundedCents: 50_000 },
    ])
  })

  it('are listed over page borders, and from a moment on', async () => {
    for (let count = 0; count < 101; count += 1) await stripe.paymentIntents.create({ amount: 100, currency: 'usd' })
    const all = await listPayments(stripe, new Date(Date.now() - 86_400_000))
    expect(all.length).toBeGreaterThan(103)
    expect(new Set(all.map((payment) => payment.id)).size).toBe(all.length)
    expect(await listPayments(stripe, new Date(Date.now() + 2 * 86_400_000))).toEqual([])
  })
})

describe("Stripe's errors as ours", () => {
  it("the bank's refusal keeps its sentence", async () => {
    const refusal = {
      code: 'CARD_DECLINED',
      message: 'Your card was declined.',
      data: { providerCode: 'card_declined' },
    }
    await expect(callStripe(() => hold(4, 'pm_card_chargeCustomerFail'))).rejects.toMatchObject(refusal)
  })

  it('a challenge of the bank is told apart', async () => {
    const asked = callStripe(() => hold(5, 'pm_card_authenticationRequired'))
    await expect(asked).rejects.toMatchObject({ code: 'PAYMENT_ACTION_REQUIRED' })
  })

  it('a request that Stripe refuses is final', async () => {
    const refused = callStripe(() => hold(6, 'pm_card_visa', 10))
    await expect(refused).rejects.toMatchObject({ code: 'PAYMENT_FAILED', data: { providerCode: 'amount_too_small' } })
  })

  it('an answer that stays out, and a 500, leave it open', async () => {
    const times = 3
    await steer('fail', { match: 'GET /v1/customers/:id', hangUp: true, times })
    const open = { code: 'PAYMENT_PROVIDER_UNAVAILABLE' }
    await expect(callStripe(() => stripe.customers.retrieve(customer))).rejects.toMatchObject(open)
    await steer('fail', { match: 'GET /v1/customers/:id', status: 500, times })
    await expect(callStripe(() => stripe.customers.retrieve(customer))).rejects.toMatchObject(open)
    expect(await callStripe(() => stripe.customers.retrieve(customer))).toMatchObject({ id: customer })
  })

  it('what is no error of Stripe passes as it is', async () => {
    const own = new Error('own')
    await expect(callStripe(() => Promise.reject(own))).rejects.toBe(own)
  })
})

it('a live installation refuses a simulator and test keys', () => {
  const live = { STRIPE_SECRET_KEY: 'sk_live_x', LIVE: 'public' as const }
  expect(() => createStripe({ ...live, STRIPE_API_URL: 'http://127.0.0.1:1' })).toThrow('STRIPE_API_URL')
  expect(() => createStripe({ ...live, STRIPE_SECRET_KEY: 'sk_test_x' })).toThrow('STRIPE_SECRET_KEY')
  expect(() => createStripe(live)).not.toThrow()
})

describe('money on to sellers', () => {
  const seller = async (): Promise<string> => {
    const capabilities = { transfers: { requested: true } }
    return (await stripe.accounts.create({ type: 'express', country: 'US', email: 'pia@example.test', capabilities }))
      .id
  }
  const ready = async (): Promise<string> => {
    const id = await seller()
    await steer('accounts/ready', { id })
    return id
  }
  const charged = async (orderId: number): Promise<string> => {
    const taken = await stripe.paymentIntents.capture((await hold(orderId, 'pm_card_visa')).id)
    return String(taken.latest_charge)
  }
  const sendTo = (destination: string, source: string, amount: number): Promise<Stripe.Transfer> =>
    stripe.transfers.create({ amount, currency: 'usd', destination, source_transaction: source, transfer_group: 'o' })

  it('waits for an account whose form was sent in; a link to the form serves once', async () => {
    const account = await seller()
    const source = await charged(20)
    const providerCode = 'insufficient_capabilities_for_transfer'
    await expect(callStripe(() => sendTo(account, source, 100))).rejects.toMatchObject({ data: { providerCode } })
    const link = await stripe.accountLinks.create({
      account,
      type: 'account_onboarding',
      refresh_url: 'http://localhost:1/refresh',
      return_url: 'http://localhost:1/return',
    })
    const answer = () =>
      fetch(link.url, { method: 'POST', body: new URLSearchParams({ answer: 'complete' }), redirect: 'manual' })
    expect((await answer()).headers.get('location')).toBe('http://localhost:1/return')
    expect((await answer()).headers.get('location')).toBe('http://localhost:1/refresh')
    expect(await stripe.accounts.retrieve(account)).toMatchObject({
      payouts_enabled: true,
      details_submitted: true,
      capabilities: { transfers: 'active' },
    })
    expect(await sendTo(account, source, 100)).toMatchObject({ amount: 100, destination: account, reversed: false })
  })

  it('shows a seller their account by a link for one visit, once the form was sent in', async () => {
    const account = await seller()
    await expect(callStripe(() => stripe.accounts.createLoginLink(account))).rejects.toMatchObject({
      code: 'PAYMENT_FAILED',
    })
    await steer('accounts/ready', { id: account })
    const { url } = await stripe.accounts.createLoginLink(account)
    const statuses = [await fetch(url), await fetch(url)].map(({ status }) => status)
    expect(statuses).toEqual([200, 404])
  })

  it('is never more than the charge brought in, until it is taken back', async () => {
    const account = await ready()
    const source = await charged(21)
    const first = await sendTo(account, source, 200_000)
    await expect(callStripe(() => sendTo(account, source, 50_001))).rejects.toMatchObject({ code: 'PAYMENT_FAILED' })
    await stripe.transfers.createReversal(first.id)
    await expect(callStripe(() => stripe.transfers.createReversal(first.id))).rejects.toMatchObject({
      code: 'PAYMENT_FAILED',
    })
    expect(await stripe.transfers.retrieve(first.id)).toMatchObject({ reversed: true, amount_reversed: 200_000 })
    await sendTo(account, source, 250_000)
  })

  it('needs a balance where it belongs to no charge: charges are there after two days', async () => {
    const account = await ready()
    const send = () => stripe.transfers.create({ amount: 100_000, currency: 'usd', destination: account })
    await charged(22)
    await expect(callStripe(send)).rejects.toMatchObject({ data: { providerCode: 'balance_insufficient' } })
    await steer('clock', { advanceSeconds: 3 * 86_400 })
    const before = (await stripe.balance.retrieve()).available[0]?.amount ?? 0
    await send()
    expect((await stripe.balance.retrieve()).available[0]?.amount).toBe(before - 100_000)
  })
})
