import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Stripe from 'stripe'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { customerWith, holdOn, holdParams } from './card-hold.test-data'
import { start, type RunningSimulator } from './start'

const secret = 'whsec_suite'
const day = 86_400

/** Webhooks and held calls take their time on a busy machine. */
const until = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 15_000, interval: 20 })

let running: RunningSimulator
let stripe: Stripe
let receiver: Server
let received: Stripe.Event[]
let answers: number[]
let folder: string
let webhookUrl: string

const connect = (port: number): Stripe =>
  new Stripe('sk_test_suite', { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0, timeout: 25_000 })

async function listen(): Promise<void> {
  receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    const status = answers.shift() ?? 200
    const event = stripe.webhooks.constructEvent(
      Buffer.concat(chunks),
      request.headers['stripe-signature'] ?? '',
      secret,
    )
    if (status < 300) received.push(event)
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  webhookUrl = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
}

const steer = async (path: string, body: unknown = {}): Promise<Record<string, unknown>> => {
  const reply = await fetch(`${running.url}/__sim/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(reply.status).toBe(200)
  return (await reply.json()) as Record<string, unknown>
}

const hold = (idempotencyKey?: string): Promise<Stripe.PaymentIntent> => holdOn(stripe, idempotencyKey)

async function debit(account: string): Promise<Stripe.PaymentIntent> {
  const customer = (await stripe.customers.create()).id
  const setup = await stripe.setupIntents.create({
    customer,
    allowed_payment_method_types: ['us_bank_account'],
    payment_method: account,
    confirm: true,
    mandate_data: { customer_acceptance: { type: 'online', online: { ip_address: '127.0.0.1', user_agent: 'suite' } } },
  })
  return stripe.paymentIntents.create({
    amount: 2_000,
    currency: 'usd',
    customer,
    payment_method: String(setup.payment_method),
    mandate: String(setup.mandate),
    allowed_payment_method_types: ['us_bank_account'],
    confirm: true,
  })
}

const typesOf = (id: string): string[] =>
  received.filter((event) => (event.data.object as { id: string }).id === id).map((event) => event.type)

beforeEach(async () => {
  received = []
  answers = []
  folder = mkdtempSync(join(tmpdir(), 'stripe-simulator-'))
  await listen()
  running = await start({
    port: 0,
    dataFile: join(folder, 'stripe.json'),
    webhook: { url: webhookUrl, secret },
    achSeconds: 4 * day,
    webhookRetryMs: 5,
  })
  stripe = connect(running.port)
})
afterEach(async () => {
  await running.close()
  receiver.closeAllConnections()
  await new Promise((resolve) => receiver.close(resolve))
  rmSync(folder, { recursive: true, force: true })
})

describe('webhooks', () => {
  it('are signed as the SDK verifies, and tell the life of a payment', async () => {
    const { id } = await hold()
    await stripe.paymentIntents.capture(id)
    await until(() =>
      expect(new Set(typesOf(id))).toEqual(
        new Set(['payment_intent.created', 'payment_intent.amount_capturable_updated', 'payment_intent.succeeded']),
      ),
    )
    const events = await stripe.events.list({ type: 'payment_intent.succeeded' })
    await until(async () => expect((await stripe.events.retrieve(events.data[0]?.id ?? '')).pending_webhooks).toBe(0))
  })

  it('are sent again until a 2xx', async () => {
    answers = [500, 503, 302]
    const customer = await stripe.customers.create()
    await until(() => expect(typesOf(customer.id)).toEqual(['customer.created']))
    expect(answers).toEqual([])
  })

  it('come all the same when they set out late', async () => {
    await steer('webhooks/spread', { ms: 40 })
    const late = await Promise.all([stripe.customers.create(), stripe.customers.create(), stripe.customers.create()])
    await until(() => expect(late.map(({ id }) => typesOf(id))).toEqual(late.map(() => ['customer.created'])))
    await steer('webhooks/spread', { ms: 0 })
  })

  it('can be dropped, doubled, held and reordered', async () => {
    await steer('webhooks', { mode: 'drop' })
    const lost = await stripe.customers.create()
    await steer('webhooks', { mode: 'duplicate' })
    const doubled = await stripe.customers.create()
    await until(() => expect(typesOf(doubled.id)).toHaveLength(2))
    await steer('webhooks', { mode: 'hold' })
    const { id } = await hold()
    await stripe.paymentIntents.capture(id)
    expect(typesOf(id)).toEqual([])
    await steer('webhooks/flush', { order: 'reversed' })
    expect(typesOf(id)).toEqual([
      'payment_intent.succeeded',
      'payment_intent.amount_capturable_updated',
      'payment_intent.created',
    ])
    expect(typesOf(lost.id)).toEqual([])
  })
})

describe('the clock', () => {
  it('settles and fails ACH debits by their account', async () => {
    const good = await debit('pm_usBankAccount_success')
    const bad = await debit('pm_usBankAccount_insufficientFunds')
    expect(good.status).toBe('processing')
    await steer('clock', { advanceSeconds: 3 * day })
    expect((await stripe.paymentIntents.retrieve(good.id)).status).toBe('processing')
    await steer('clock', { advanceSeconds: day })
    expect(await stripe.paymentIntents.retrieve(good.id)).toMatchObject({ status: 'succeeded', amount_received: 2_000 })
    const failed = await stripe.paymentIntents.retrieve(bad.id)
    expect(failed).toMatchObject({ status: 'requires_payment_method', amount_received: 0 })
    expect(failed.last_payment_error?.code).toBe('insufficient_funds')
    await until(() => expect(typesOf(bad.id)).toContain('payment_intent.payment_failed'))
  })

  it('lets a hold go at capture_before', async () => {
    const { id } = await hold()
    await steer('clock', { advanceSeconds: 7 * day - 60 })
    expect((await stripe.paymentIntents.retrieve(id)).status).toBe('requires_capture')
    await steer('clock', { advanceSeconds: 120 })
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'automatic',
    })
  })
})

describe('fault points', () => {
  it('a barrier holds the answer after the work, and its key is in progress till then', async () => {
    await steer('barrier', { id: 'b', match: 'POST /v1/payment_intents', when: 'after' })
    const params = { ...holdParams, ...(await customerWith(stripe, 'tok_visa')) }
    const pending = stripe.paymentIntents.create(params, { idempotencyKey: 'k' })
    await until(async () => expect(await steer('barrier/waiting', { id: 'b' })).toEqual({ waiting: 1 }))
    expect(Object.values(running.sim.store.state.payment_intent)).toHaveLength(1)
    await steer('barrier/open', { id: 'b' })
    const { id } = await pending
    expect((await stripe.paymentIntents.create(params, { idempotencyKey: 'k' })).id).toBe(id)
  })

  it('a barrier lets as many calls through as it skips', async () => {
    await steer('barrier', { id: 'b', match: '*', when: 'before', skip: 1 })
    await stripe.customers.create({ name: 'A' })
    const second = stripe.customers.create({ name: 'B' })
    await until(async () => expect(await steer('barrier/waiting', { id: 'b' })).toEqual({ waiting: 1 }))
    await steer('barrier/open', { id: 'b' })
    expect((await second).name).toBe('B')
  })

  it('a second call under a key in progress is told to wait', async () => {
    await steer('barrier', { id: 'b', match: 'POST /v1/customers', when: 'after' })
    const options = { idempotencyKey: 'same' }
    const first = stripe.customers.create({ name: 'A' }, options)
    await until(async () => expect(await steer('barrier/waiting', { id: 'b' })).toEqual({ waiting: 1 }))
    const second = stripe.customers.create({ name: 'A' }, options).catch((error: unknown) => error)
    await until(async () => expect(await steer('barrier/waiting', { id: 'b' })).toEqual({ waiting: 2 }))
    await steer('barrier/open', { id: 'b' })
    expect(await second).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' })
    expect((await stripe.customers.create({ name: 'A' }, options)).id).toBe((await first).id)
  })

  it('an answer lost on the way does not do the work twice', async () => {
    await steer('fail', { match: 'POST /v1/payment_intents', when: 'after', hangUp: true, times: 2 })
    const retrying = new Stripe('sk_test_suite', {
      host: '127.0.0.1',
      port: running.port,
      protocol: 'http',
      maxNetworkRetries: 3,
    })
    const params = { ...holdParams, ...(await customerWith(stripe, 'tok_visa')) }
    await retrying.paymentIntents.create(params)
    expect(Object.values(running.sim.store.state.payment_intent)).toHaveLength(1)
  })

  it('a failure before the work leaves nothing behind', async () => {
    await steer('fail', { match: 'POST /v1/customers', status: 503 })
    await expect(stripe.customers.create()).rejects.toMatchObject({ statusCode: 503 })
    expect(running.sim.store.state.customer).toEqual({})
    await stripe.customers.create()
  })

  it('latency delays and reset clears', async () => {
    await steer('latency', { match: '*', ms: 60 })
    const began = performance.now()
    await stripe.customers.create()
    expect(performance.now() - began).toBeGreaterThanOrEqual(55)
    await steer('reset')
    expect((await stripe.customers.list()).data).toEqual([])
  })
})

describe('the control plane', () => {
  it('is steered from this machine and by JSON only', async () => {
    const plain = await fetch(`${running.url}/__sim/reset`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'text/plain' },
    })
    expect(plain.status).toBe(403)
    const wrong = await fetch(`${running.url}/__sim/clock`, {
      method: 'POST',
      body: '{"advanceSeconds":-1}',
      headers: { 'content-type': 'application/json' },
    })
    expect(wrong.status).toBe(400)
  })
})
