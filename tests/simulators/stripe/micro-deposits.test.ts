import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { start, type RunningSimulator } from './start'

const day = 86_400
let running: RunningSimulator
let stripe: Stripe
beforeAll(async () => {
  running = await start({ port: 0 })
  stripe = new Stripe('sk_test_suite', {
    host: '127.0.0.1',
    port: running.port,
    protocol: 'http',
    maxNetworkRetries: 0,
  })
})
afterAll(() => running.close())

const inBrowser = async (path: string, fields: Record<string, string>): Promise<{ status: number; body: unknown }> => {
  const reply = await fetch(`${running.url}${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer pk_test_suite' },
    body: new URLSearchParams(fields),
  })
  return { status: reply.status, body: await reply.json() }
}

/** An account typed into the bank dialog by its numbers. */
async function enter(microdeposit_type: string, account_number = '000123456789', routing_number = '110000000') {
  const customer = (await stripe.customers.create()).id
  const intent = await stripe.setupIntents.create({ customer, allowed_payment_method_types: ['us_bank_account'] })
  const client_secret = String(intent.client_secret)
  const bank = { client_secret, account_number, routing_number, microdeposit_type, name: 'Suite' }
  const entered = await inBrowser(`/v3/collect/${intent.id}`, bank)
  if (entered.status !== 200) return { id: intent.id, refused: entered.body }
  await inBrowser(`/v1/setup_intents/${intent.id}/confirm`, { client_secret })
  return { id: intent.id }
}

const advance = (advanceSeconds: number) =>
  fetch(`${running.url}/__sim/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceSeconds }),
  })
const refusal = (work: Promise<unknown>) =>
  work.then(() => undefined).catch((error: Stripe.errors.StripeError) => error)
const prefix = 'payment_method_microdeposit'

describe('small deposits to an account entered by its numbers', () => {
  it('say what the bank will show, and the right answer grants a mandate', async () => {
    const answers: [string, Stripe.SetupIntentVerifyMicrodepositsParams][] = [
      ['amounts', { amounts: [45, 32] }],
      ['descriptor_code', { descriptor_code: 'SM11AA' }],
    ]
    for (const [kind, answer] of answers) {
      const { id } = await enter(kind)
      const waiting = await stripe.setupIntents.retrieve(id)
      expect(waiting).toMatchObject({
        status: 'requires_action',
        mandate: null,
        next_action: { verify_with_microdeposits: { microdeposit_type: kind } },
      })
      const proven = await stripe.setupIntents.verifyMicrodeposits(id, answer)
      expect(proven).toMatchObject({ status: 'succeeded', mandate: expect.stringMatching(/^mandate_/) })
    }
  })

  it.each<[string, Stripe.SetupIntentVerifyMicrodepositsParams, number, string]>([
    ['amounts', { amounts: [1, 2] }, 10, 'amounts_mismatch'],
    ['descriptor_code', { descriptor_code: 'SM00ZZ' }, 3, 'descriptor_code_mismatch'],
  ])('count wrong %s and refuse once there were too many', async (kind, wrong, attempts, code) => {
    const { id } = await enter(kind)
    const answer = () => refusal(stripe.setupIntents.verifyMicrodeposits(id, wrong))
    for (let left = attempts - 1; left > 0; left -= 1)
      expect(await answer()).toMatchObject({
        code: `${prefix}_verification_${code}`,
        message: expect.stringContaining(`You have ${left} verification attempts remaining.`),
      })
    expect(await answer()).toMatchObject({ code: `${prefix}_verification_attempts_exceeded` })
    expect((await stripe.setupIntents.retrieve(id)).status).toBe('requires_payment_method')
    expect(await answer()).toMatchObject({ code: 'setup_intent_unexpected_state' })
  })

  it.each([
    ['000666666661', 1, 'failed'],
    ['000123456789', 10, 'verification_timeout'],
  ])('to %s end after %i days unanswered: %s', async (number, days, code) => {
    const { id } = await enter('amounts', number)
    await advance(days * day - 60)
    expect((await stripe.setupIntents.retrieve(id)).status).toBe('requires_action')
    await advance(61)
    expect(await stripe.setupIntents.retrieve(id)).toMatchObject({
      status: 'requires_payment_method',
      last_setup_error: { code: `${prefix}_${code}` },
    })
  })

  it('go nowhere when the numbers are none of test mode', async () => {
    expect(await enter('amounts', '000123456789', '021000021')).toMatchObject({
      refused: { error: { code: 'routing_number_invalid' } },
    })
    expect(await enter('amounts', '12345678')).toMatchObject({ refused: { error: { code: 'account_number_invalid' } } })
  })

  it('prove an account that was made without the dialog, too', async () => {
    const customer = (await stripe.customers.create()).id
    const setup = await stripe.setupIntents.create({
      customer,
      allowed_payment_method_types: ['us_bank_account'],
      payment_method: (
        await stripe.paymentMethods.create({
          type: 'us_bank_account',
          us_bank_account: {
            account_number: '000123456789',
            routing_number: '110000000',
            account_holder_type: 'company',
          },
          billing_details: { name: 'Suite' },
        })
      ).id,
      confirm: true,
      mandate_data: {
        customer_acceptance: { type: 'online', online: { ip_address: '127.0.0.1', user_agent: 'suite' } },
      },
    })
    expect(setup).toMatchObject({ status: 'requires_action', next_action: { type: 'verify_with_microdeposits' } })
    await expect(stripe.setupIntents.verifyMicrodeposits(setup.id, { amounts: [1, 2] })).rejects.toMatchObject({
      code: 'payment_method_microdeposit_verification_amounts_mismatch',
    })
    expect(await stripe.setupIntents.verifyMicrodeposits(setup.id, { amounts: [32, 45] })).toMatchObject({
      status: 'succeeded',
    })
  })
})
