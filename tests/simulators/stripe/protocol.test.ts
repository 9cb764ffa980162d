import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { start, type RunningSimulator } from './start'

/**
 * One suite, two ends: always against the simulator, and against Stripe's own test mode when STRIPE_TEST_SECRET_KEY is
 * set, so that the simulator cannot drift from what it stands for. Uses test mode's ready-made ids only.
 */
const realKey = process.env.STRIPE_TEST_SECRET_KEY
const ends = realKey?.startsWith('sk_test_') ? ['simulator', 'test mode'] : ['simulator']

/** The error a call ends with. */
async function faultOf(work: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof Stripe.errors.StripeError)) throw new Error('expected Stripe to refuse', { cause: error })
  return error
}

describe.each(ends)('Stripe protocol: %s', (end) => {
  let running: RunningSimulator | undefined
  let stripe: Stripe
  let customer: string

  beforeAll(async () => {
    if (end === 'simulator') {
      running = await start({ port: 0 })
      stripe = new Stripe('sk_test_suite', {
        host: '127.0.0.1',
        port: running.port,
        protocol: 'http',
        maxNetworkRetries: 0,
      })
    } else stripe = new Stripe(realKey ?? '', { maxNetworkRetries: 0 })
    customer = (await stripe.customers.create({ name: 'Protocol suite', metadata: { suite: 'protocol' } })).id
  })
  afterAll(async () => {
    if (end === 'test mode') await stripe.customers.del(customer)
    await running?.close()
  })

  const saveCard = async (token = 'tok_visa'): Promise<string> => {
    const method = await stripe.paymentMethods.create({ type: 'card', card: { token } })
    return (await stripe.paymentMethods.attach(method.id, { customer })).id
  }
  const hold = async (params: Partial<Stripe.PaymentIntentCreateParams> = {}): Promise<Stripe.PaymentIntent> =>
    stripe.paymentIntents.create({
      amount: 12_345,
      currency: 'usd',
      customer,
      payment_method: params.payment_method ?? (await saveCard()),
      allowed_payment_method_types: ['card'],
      capture_method: 'manual',
      confirm: true,
      metadata: { order_id: '7' },
      expand: ['latest_charge'],
      ...params,
    })

  it('saves a card from a token and never shows its number', async () => {
    const id = await saveCard()
    const method = await stripe.paymentMethods.retrieve(id)
    expect(method).toMatchObject({
      object: 'payment_method',
      type: 'card',
      customer,
      card: { brand: 'visa', last4: '4242' },
    })
    expect(JSON.stringify(method)).not.toContain('4242424242424242')
    const listed = await stripe.paymentMethods.list({ customer, type: 'card', limit: 100 })
    expect(listed.data.map((each) => each.id)).toContain(id)
    expect((await stripe.paymentMethods.detach(id)).customer).toBeNull()
  })

  it('refuses a declined card when it is attached', async () => {
    const method = await stripe.paymentMethods.create({ type: 'card', card: { token: 'tok_chargeDeclined' } })
    const fault = await faultOf(stripe.paymentMethods.attach(method.id, { customer }))
    expect(fault).toMatchObject({ statusCode: 402, code: 'card_declined', decline_code: 'generic_decline' })
    expect(fault).toBeInstanceOf(Stripe.errors.StripeCardError)
  })

  it('refuses a charge on a card that fails later, and keeps the intent open', async () => {
    const card = await saveCard('tok_chargeCustomerFail')
    const fault = await faultOf(hold({ payment_method: card }))
    expect(fault).toMatchObject({ statusCode: 402, code: 'card_declined' })
    const intent = await stripe.paymentIntents.retrieve(fault.payment_intent?.id ?? '')
    expect(intent).toMatchObject({ status: 'requires_payment_method', amount_capturable: 0 })
    expect(intent.last_payment_error?.code).toBe('card_declined')
  })

  it('holds, tells until when, and captures', async () => {
    const intent = await hold()
    expect(intent).toMatchObject({
      status: 'requires_capture',
      amount: 12_345,
      amount_capturable: 12_345,
      amount_received: 0,
    })
    const charge = intent.latest_charge as Stripe.Charge
    const until = charge.payment_method_details?.card?.capture_before ?? 0
    expect(until).toBeGreaterThan(intent.created + 4 * 86_400)
    expect(charge).toMatchObject({ captured: false, paid: true, amount_captured: 0 })
    const taken = await stripe.paymentIntents.capture(intent.id, { expand: ['latest_charge.balance_transaction'] })
    expect(taken).toMatchObject({ status: 'succeeded', amount_received: 12_345, amount_capturable: 0 })
    const balance = (taken.latest_charge as Stripe.Charge).balance_transaction as Stripe.BalanceTransaction
    expect(balance).toMatchObject({ amount: 12_345, type: 'charge' })
    expect(balance.net).toBe(balance.amount - balance.fee)
  })

  it('never captures twice, nor more than is held, nor what was let go', async () => {
    const intent = await hold()
    const over = await faultOf(stripe.paymentIntents.capture(intent.id, { amount_to_capture: 12_346 }))
    expect(over).toMatchObject({ statusCode: 400, code: 'amount_too_large' })
    await stripe.paymentIntents.capture(intent.id)
    const again = await faultOf(stripe.paymentIntents.capture(intent.id))
    expect(again).toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' })
    const released = await stripe.paymentIntents.cancel((await hold()).id)
    expect(released).toMatchObject({ status: 'canceled', amount_capturable: 0 })
    expect(await faultOf(stripe.paymentIntents.capture(released.id))).toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
    expect(await faultOf(stripe.paymentIntents.cancel(intent.id))).toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
  })

  it('gives the rest of a hold back when less is captured', async () => {
    const intent = await hold()
    const taken = await stripe.paymentIntents.capture(intent.id, {
      amount_to_capture: 10_000,
      expand: ['latest_charge'],
    })
    expect(taken).toMatchObject({ status: 'succeeded', amount_received: 10_000, amount_capturable: 0 })
    expect(taken.latest_charge).toMatchObject({ amount_captured: 10_000, captured: true })
  })

  it('refunds in parts and never more than was paid', async () => {
    const { id } = await stripe.paymentIntents.capture((await hold()).id)
    expect(await stripe.refunds.create({ payment_intent: id, amount: 2_345 })).toMatchObject({
      amount: 2_345,
      status: 'succeeded',
    })
    expect((await faultOf(stripe.refunds.create({ payment_intent: id, amount: 10_001 }))).statusCode).toBe(400)
    expect(await stripe.refunds.create({ payment_intent: id })).toMatchObject({ amount: 10_000 })
    expect(await faultOf(stripe.refunds.create({ payment_intent: id }))).toMatchObject({
      code: 'charge_already_refunded',
    })
    expect((await stripe.refunds.list({ payment_intent: id })).data).toHaveLength(2)
  })

  it('refuses to hold on a bank account', async () => {
    const hold = { amount: 500, currency: 'usd', capture_method: 'manual' as const }
    const fault = await faultOf(
      stripe.paymentIntents.create({ ...hold, allowed_payment_method_types: ['us_bank_account'] }),
    )
    expect(fault).toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError' })
  })

  it('sets a bank account up with a mandate and debits it', async () => {
    const online = { ip_address: '127.0.0.1', user_agent: 'suite' }
    const setup = await stripe.setupIntents.create({
      customer,
      allowed_payment_method_types: ['us_bank_account'],
      payment_method: 'pm_usBankAccount_success',
      confirm: true,
      mandate_data: { customer_acceptance: { type: 'online', online } },
    })
    expect(setup).toMatchObject({ object: 'setup_intent', status: 'succeeded', customer })
    const intent = await stripe.paymentIntents.create({
      amount: 5_000,
      currency: 'usd',
      customer,
      payment_method: String(setup.payment_method),
      allowed_payment_method_types: ['us_bank_account'],
      mandate: String(setup.mandate),
      off_session: true,
      confirm: true,
    })
    expect(intent).toMatchObject({ status: 'processing', amount_received: 0 })
  })

  it('asks for 3-D Secure, or refuses when nobody is there to answer', async () => {
    const method = await stripe.paymentMethods.attach('pm_card_authenticationRequired', { customer })
    const asked = await hold({ payment_method: method.id })
    expect(asked).toMatchObject({ status: 'requires_action', amount_capturable: 0 })
    expect(asked.next_action).not.toBeNull()
    const fault = await faultOf(hold({ payment_method: method.id, off_session: true }))
    expect(fault).toMatchObject({ statusCode: 402, code: 'authentication_required' })
  })

  it('replays a key with the same request and refuses another under it', async () => {
    const idempotencyKey = `suite-${crypto.randomUUID()}`
    const params = { amount: 999, currency: 'usd', allowed_payment_method_types: ['card'] }
    const first = await stripe.paymentIntents.create(params, { idempotencyKey })
    const second = await stripe.paymentIntents.create(params, { idempotencyKey })
    expect(second.id).toBe(first.id)
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true')
    const fault = await faultOf(stripe.paymentIntents.create({ ...params, amount: 1_000 }, { idempotencyKey }))
    expect(fault).toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
    expect(fault.statusCode).toBe(400)
  })

  it('replays a decline under its key', async () => {
    const card = await saveCard('tok_chargeCustomerFail')
    const attempt = () =>
      stripe.paymentIntents.create(
        {
          amount: 777,
          currency: 'usd',
          customer,
          payment_method: card,
          allowed_payment_method_types: ['card'],
          confirm: true,
        },
        { idempotencyKey: `decline-${card}` },
      )
    const [first, second] = [await faultOf(attempt()), await faultOf(attempt())]
    expect(second.payment_intent?.id).toBe(first.payment_intent?.id)
  })

  it('names what is wrong with a request', async () => {
    const base = { currency: 'usd', allowed_payment_method_types: ['card'] }
    expect(await faultOf(stripe.paymentIntents.create({ ...base, amount: 10 }))).toMatchObject({
      code: 'amount_too_small',
    })
    expect(await faultOf(stripe.paymentIntents.create({ ...base, amount: 100_000_000 }))).toMatchObject({
      code: 'amount_too_large',
    })
    expect(await faultOf(stripe.paymentIntents.create({ ...base, amount: 1.5 }))).toMatchObject({
      code: 'parameter_invalid_integer',
    })
    const unknown = { ...base, amount: 100, color: 'blue' }
    expect(await faultOf(stripe.paymentIntents.create(unknown))).toMatchObject({
      code: 'parameter_unknown',
      param: 'color',
    })
    expect(await faultOf(stripe.paymentIntents.retrieve('pi_none'))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    })
    expect(
      (await faultOf(stripe.paymentIntents.retrieve('pi_none', { expand: ['amount'] }))).statusCode,
    ).toBeGreaterThanOrEqual(400)
  })

  it('pages lists newest first', async () => {
    for (let count = 0; count < 3; count += 1)
      await stripe.paymentIntents.create({
        amount: 100,
        currency: 'usd',
        customer,
        allowed_payment_method_types: ['card'],
      })
    const first = await stripe.paymentIntents.list({ customer, limit: 2 })
    expect(first).toMatchObject({ object: 'list', has_more: true })
    const second = await stripe.paymentIntents.list({ customer, limit: 2, starting_after: first.data[1]?.id ?? '' })
    const ids = [...first.data, ...second.data].map((each) => each.id)
    expect(new Set(ids).size).toBe(4)
  })
})
