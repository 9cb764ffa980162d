import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Stripe from 'stripe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { holdOn, holdParams } from './card-hold.test-data'
import { start, type RunningSimulator } from './start'

let running: RunningSimulator
let stripe: Stripe
let folder: string

const connect = (key: string): Stripe =>
  new Stripe(key, { host: '127.0.0.1', port: running.port, protocol: 'http', maxNetworkRetries: 0 })

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stripe-simulator-'))
  running = await start({ port: 0, dataFile: join(folder, 'stripe.json') })
  stripe = connect('sk_test_suite')
})
afterEach(async () => {
  await running.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('keys and keeping', () => {
  it('a publishable key reaches only what a browser may, and an intent only with its client secret', async () => {
    const browser = connect('pk_test_suite')
    await expect(browser.customers.list()).rejects.toMatchObject({ code: 'secret_key_required' })
    const setup = await stripe.setupIntents.create({ allowed_payment_method_types: ['us_bank_account'] })
    await expect(browser.setupIntents.retrieve(setup.id)).rejects.toMatchObject({ code: 'parameter_missing' })
    await expect(browser.setupIntents.retrieve(setup.id, { client_secret: 'guessed' })).rejects.toMatchObject({
      statusCode: 401,
    })
    const own = await browser.setupIntents.retrieve(setup.id, { client_secret: setup.client_secret ?? '' })
    expect(own.id).toBe(setup.id)
    const live = connect('sk_live_suite')
    await expect(live.customers.list()).rejects.toBeInstanceOf(Stripe.errors.StripeAuthenticationError)
  })

  it('finds payments by metadata and keeps everything over a restart, but no card number', async () => {
    const number = '4242424242424242'
    const form = new URLSearchParams({
      'card[number]': number,
      'card[exp_month]': '12',
      'card[exp_year]': '2030',
      'card[cvc]': '987',
    })
    const headers = { authorization: 'Bearer pk_test_suite' }
    const token = await fetch(`${running.url}/v1/tokens`, { method: 'POST', body: form, headers })
    expect(token.status).toBe(200)
    const made = await holdOn(stripe)
    await stripe.paymentIntents.update(made.id, { metadata: { order_id: '42' } })
    const found = await stripe.paymentIntents.search({
      query: "metadata['order_id']:'42' AND status:'requires_capture'",
    })
    expect(found.data.map((each) => each.id)).toEqual([made.id])
    await running.close()
    running = await start({ port: 0, dataFile: join(folder, 'stripe.json') })
    stripe = connect('sk_test_suite')
    expect((await stripe.paymentIntents.retrieve(made.id)).metadata).toEqual({ order_id: '42' })
    const kept = readFileSync(join(folder, 'stripe.json'), 'utf8')
    expect(kept).toContain(made.id)
    expect(kept.includes(number) || kept.includes('987"')).toBe(false)
  })

  it('knows the ready-made records of demo accounts', async () => {
    const card = { customer: 'cus_demo_5', payment_method: 'pm_demo_visa_5' }
    const held = await stripe.paymentIntents.create({ ...holdParams, ...card })
    expect(held.status).toBe('requires_capture')
    const bank = { customer: 'cus_demo_5', payment_method: 'pm_demo_bank_5', mandate: 'mandate_demo_5', confirm: true }
    const debited = await stripe.paymentIntents.create({
      amount: 5_000,
      currency: 'usd',
      allowed_payment_method_types: ['us_bank_account'],
      ...bank,
    })
    expect(debited.status).toBe('processing')
    await expect(
      stripe.paymentIntents.create({
        ...holdParams,
        ...card,
        customer: 'cus_demo_6',
      }),
    ).rejects.toMatchObject({ statusCode: 400 })
  })
})
