import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type Stripe from 'stripe'
import { isUncertain } from '@stackyard/cms/integrations/stripe/call-stripe'
import { createStripe } from '@stackyard/cms/integrations/stripe/create-stripe'
import {
  authorizeCard,
  cancelPayment,
  capturePayment,
  debitAch,
  findByOrder,
  listPayments,
  refundPayment,
  retrievePayment,
} from '@stackyard/cms/integrations/stripe/payments'
import { start, type RunningSimulator } from './start'

let running: RunningSimulator
let stripe: Stripe
let customerId: string

beforeAll(async () => {
  running = await start({ port: 0, achSeconds: 3600 })
  stripe = createStripe({
    STRIPE_API_URL: `http://127.0.0.1:${running.port}`,
    STRIPE_SECRET_KEY: 'sk_test_port',
    LIVE: false,
  })
  customerId = (await stripe.customers.create()).id
})
afterAll(() => running.close())

const steer = (path: string, body: unknown): Promise<Response> =>
  fetch(`${running.url}/__sim/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

async function order(orderId: number, token = 'tok_visa', amountCents = 250_000) {
  const method = await stripe.paymentMethods.create({ type: 'card', card: { token } })
  const paymentMethodId = (await stripe.paymentMethods.attach(method.id, { customer: customerId })).id
  return { orderId, amountCents, customerId, paymentMethodId, idempotencyKey: `ord:${orderId}:auth:1` }
}

describe('the payment port', () => {
  it('holds once however often it is asked under one key, captures and refunds', async () => {
    const wanted = await order(1)
    const [held, again] = [await authorizeCard(stripe, wanted), await authorizeCard(stripe, wanted)]
    expect(again.id).toBe(held.id)
    expect(held).toMatchObject({
      status: 'requires_capture',
      capturableCents: 250_000,
      receivedCents: 0,
      orderId: '1',
      method: 'card',
    })
    expect(held.captureBefore?.getTime()).toBeGreaterThan(Date.now() + 6 * 86_400_000)
    expect(await capturePayment(stripe, held.id, 'ord:1:capture')).toMatchObject({
      status: 'succeeded',
      receivedCents: 250_000,
    })
    expect(await capturePayment(stripe, held.id, 'ord:1:capture:other')).toMatchObject({ status: 'succeeded' })
    await expect(cancelPayment(stripe, held.id, 'ord:1:release')).rejects.toMatchObject({ code: 'PAYMENT_FAILED' })
    const refund = await refundPayment(stripe, { id: held.id, idempotencyKey: 'ord:1:refund' })
    expect(refund).toMatchObject({ status: 'succeeded', amountCents: 250_000, paymentId: held.id })
    expect((await refundPayment(stripe, { id: held.id, idempotencyKey: 'ord:1:refund' })).id).toBe(refund.id)
    expect((await retrievePayment(stripe, held.id)).refundedCents).toBe(250_000)
  })

  it('lets a hold go, and again without harm', async () => {
    const held = await authorizeCard(stripe, await order(2))
    expect(await cancelPayment(stripe, held.id, 'ord:2:release')).toMatchObject({
      status: 'canceled',
      capturableCents: 0,
      refundedCents: 0,
    })
    expect(await cancelPayment(stripe, held.id, 'ord:2:release:other')).toMatchObject({ status: 'canceled' })
  })

  it("passes the bank's refusal on and holds nothing", async () => {
    const wanted = await order(3, 'tok_chargeCustomerFail')
    const refusal = { code: 'CARD_DECLINED', message: 'Your card was declined.' }
    await expect(authorizeCard(stripe, wanted)).rejects.toMatchObject(refusal)
    const payments = await findByOrder(stripe, { orderId: 3, customerId })
    expect(payments).toMatchObject([
      { status: 'requires_payment_method', capturableCents: 0, failure: { code: 'card_declined' } },
    ])
  })

  it('says when the bank wants its customer to confirm', async () => {
    const method = await stripe.paymentMethods.attach('pm_card_authenticationRequired', { customer: customerId })
    const wanted = { ...(await order(4)), paymentMethodId: method.id, idempotencyKey: 'ord:4:auth:2' }
    await expect(authorizeCard(stripe, wanted)).rejects.toMatchObject({ code: 'PAYMENT_ACTION_REQUIRED' })
  })

  it('calls a lost answer uncertain, and the same key finds what was done', async () => {
    const wanted = await order(5)
    await steer('fail', { match: 'POST /v1/payment_intents', when: 'after', status: 500, times: 3 })
    const error: unknown = await authorizeCard(stripe, wanted).catch((reason: unknown) => reason)
    expect(isUncertain(error)).toBe(true)
    const [found, ...more] = await findByOrder(stripe, { orderId: 5, customerId })
    expect(more).toEqual([])
    expect((await authorizeCard(stripe, wanted)).id).toBe(found?.id)
  })

  it('a request that Stripe refuses is not uncertain', async () => {
    const wanted = { ...(await order(6)), amountCents: 10 }
    const error: unknown = await authorizeCard(stripe, wanted).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ code: 'PAYMENT_FAILED', data: { providerCode: 'amount_too_small' } })
    expect(isUncertain(error)).toBe(false)
  })

  it('debits a bank account under its mandate', async () => {
    const setup = await stripe.setupIntents.create({
      customer: customerId,
      allowed_payment_method_types: ['us_bank_account'],
      payment_method: 'pm_usBankAccount_success',
      confirm: true,
      mandate_data: {
        customer_acceptance: { type: 'online', online: { ip_address: '127.0.0.1', user_agent: 'suite' } },
      },
    })
    const debited = await debitAch(stripe, {
      orderId: 7,
      amountCents: 90_000,
      customerId,
      paymentMethodId: String(setup.payment_method),
      mandateId: String(setup.mandate),
      idempotencyKey: 'ord:7:debit',
    })
    expect(debited).toMatchObject({ status: 'processing', method: 'us_bank_account', receivedCents: 0 })
    await steer('clock', { advanceSeconds: 3600 })
    expect(await retrievePayment(stripe, debited.id)).toMatchObject({ status: 'succeeded', receivedCents: 90_000 })
  })

  it('lists all payments since a moment, over page borders', async () => {
    for (let count = 0; count < 101; count += 1) await stripe.paymentIntents.create({ amount: 100, currency: 'usd' })
    const all = await listPayments(stripe, new Date(Date.now() - 86_400_000))
    expect(all.length).toBeGreaterThan(106)
    expect(new Set(all.map((payment) => payment.id)).size).toBe(all.length)
    expect(await listPayments(stripe, new Date(Date.now() + 2 * 86_400_000))).toEqual([])
  })

  it('a live installation refuses a simulator and test keys', () => {
    const key = { STRIPE_SECRET_KEY: 'sk_live_x' }
    expect(() => createStripe({ ...key, STRIPE_API_URL: 'http://127.0.0.1:1', LIVE: true })).toThrow('STRIPE_API_URL')
    expect(() => createStripe({ STRIPE_SECRET_KEY: 'sk_test_x', LIVE: true })).toThrow('STRIPE_SECRET_KEY')
    expect(() => createStripe({ ...key, LIVE: true })).not.toThrow()
  })
})
