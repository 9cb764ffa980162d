import { randomUUID } from 'node:crypto'
import type { Membership } from '@stackyard/shared/schema/plan'
import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { byCard, membershipOf, upgrade } from '../api/payments/plans/plan-calls'
import { makePayable } from '../api/payments/payment/payout-calls'
import { ACTORS, PASSWORD, signInWith, tokenOf } from '../setup/actors'
import { ok } from '../setup/api'
import { newBuyer, type Buyer } from '../setup/buyer'
import { control } from '../setup/simulator'
import { startStack, type Stack } from '../setup/stack'
import { eventually } from '../setup/wait'
import { moneyFaults } from './money'

const DAY = 86_400
let stack: Stack
beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack?.stop())

const pass = (days: number): Promise<void> => control(stack.simUrl, 'clock', { advanceSeconds: days * DAY })

async function atProvider<T>(path: string, fields: Record<string, string>): Promise<T> {
  const response = await fetch(`${stack.simUrl}${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_stackyard' },
    body: new URLSearchParams(fields),
  })
  return (await response.json()) as T
}

async function subscribed(planId = 'growth', body = (buyer: Buyer): object => byCard(buyer)): Promise<Buyer> {
  const buyer = await newBuyer(stack)
  expect(await upgrade(stack, buyer.token, planId, body(buyer))).toMatchObject({ success: true })
  return buyer
}

const settledAs = (buyer: Buyer, wanted: Partial<Membership>): Promise<Membership> =>
  eventually(`membership ${JSON.stringify(wanted)}`, 60_000, async () => {
    const seen = await membershipOf(stack, buyer.token)
    expect(seen).toMatchObject(wanted)
    return seen
  })

const booked = async (buyer: Buyer): Promise<number> => {
  const { rows } = await stack.pool.query<{ cents: string | null }>(
    `select sum(e.amount) as cents from market.ledger_tx t join market.ledger_entry e on e.tx = t.id
      join market.ledger_account a on a.id = e.account and a.kind = 'plan_revenue'
      join market.plan_subscription s on t.ref = 'subscription:' || s.stripe_subscription_id where s.user_id = $1`,
    [buyer.id],
  )
  return Number(rows[0]?.cents ?? 0)
}
const bookedAs = (buyer: Buyer, cents: number): Promise<true> =>
  eventually(`${cents} cents booked`, 60_000, async () => ((await booked(buyer)) === cents ? true : undefined))

async function planAtProvider(subscriptionId: string): Promise<string | undefined> {
  const response = await fetch(`${stack.simUrl}/v1/subscriptions/${subscriptionId}`, {
    headers: { authorization: 'Bearer sk_test_stackyard' },
  })
  const seen = (await response.json()) as Stripe.Subscription
  return seen.items.data[0]?.price.metadata['plan_id']
}

const planOf = async (buyer: Buyer): Promise<string> =>
  (await ok<{ planId: string }>(stack.url, 'GET', '/user/profile/', { token: buyer.token })).planId

describe('a month goes by', { timeout: 120_000 }, () => {
  it('renews, ends what was cancelled, tries a refused card again and then lets go; the books hold (R-400)', async () => {
    const [loyal, leaving, broke, byBank] = [
      await subscribed(),
      await subscribed('scale'),
      await subscribed(),
      await subscribed('growth', (buyer) => ({ achId: buyer.achId })),
    ]
    await ok(stack.url, 'DELETE', '/plans/cancel', { token: leaving.token })
    const customer = `cus_demo_${broke.id}`
    const card = await atProvider<{ id: string }>('/v1/payment_methods/pm_card_chargeCustomerFail/attach', { customer })
    const { rows } = await stack.pool.query<{ id: string }>(
      'select stripe_subscription_id as id from market.plan_subscription where user_id = $1',
      [broke.id],
    )
    await atProvider(`/v1/subscriptions/${rows[0]?.id}`, { default_payment_method: card.id })

    await pass(5)
    await bookedAs(byBank, 14_900)
    await pass(27)
    await bookedAs(loyal, 29_800)
    await settledAs(leaving, { planId: 'free', source: 'free', currentPeriodEnd: null })
    expect(await planOf(leaving)).toBe('free')
    await settledAs(broke, { planId: 'growth', status: 'past_due' })
    expect(await planOf(broke)).toBe('growth')

    await pass(3)
    await pass(5)
    await settledAs(broke, { planId: 'growth', status: 'past_due' })
    await pass(7)
    await settledAs(broke, { planId: 'free', source: 'free' })
    expect(await planOf(broke)).toBe('free')
    await bookedAs(byBank, 29_800)
    await settledAs(loyal, { planId: 'growth', status: 'active' })
    const subjects = () =>
      stack
        .outbox()
        .filter((mail) => mail.to === broke.email)
        .map((mail) => mail.subject)
    await eventually('the mails', 60_000, async () => (subjects().includes('Your plan has ended') ? true : undefined))
    expect(subjects()).toContain('Your plan payment did not go through')
    expect(await moneyFaults(stack)).toEqual([])
  })

  it('a change while a payment is overdue pays that first: refused, nothing has changed and the coupon is free', async () => {
    const buyer = await subscribed()
    await bookedAs(buyer, 14_900)
    const customer = `cus_demo_${buyer.id}`
    const refused = await atProvider<{ id: string }>('/v1/payment_methods/pm_card_chargeCustomerFail/attach', {
      customer,
    })
    const { rows } = await stack.pool.query<{ id: string }>(
      'select stripe_subscription_id as id from market.plan_subscription where user_id = $1',
      [buyer.id],
    )
    await atProvider(`/v1/subscriptions/${rows[0]?.id}`, { default_payment_method: refused.id })
    await pass(32)
    await settledAs(buyer, { planId: 'growth', status: 'past_due' })
    const saved = await stack.pool.query<{ id: number }>(
      `insert into market.card (user_id, payment_method_id, brand, last4, card_holder, expiration_month, expiration_year)
        values ($1, $2, 'visa', '0341', 'Bea Okafor', 12, 2030) returning id`,
      [buyer.id, refused.id],
    )
    const code = `LATE${buyer.id}`
    const token = await tokenOf(stack.url, 'admin')
    await ok(stack.url, 'POST', '/coupon/create', { token, body: { code, kind: 'percent', percent: 50, totalUses: 1 } })
    const late = await upgrade(stack, buyer.token, 'scale', {
      ...byCard(buyer),
      cardId: saved.rows[0]?.id,
      couponCode: code,
    })
    expect(late).toMatchObject({ status: 402, error: { code: 'CARD_DECLINED' } })
    expect(await membershipOf(stack, buyer.token)).toMatchObject({ planId: 'growth', status: 'past_due' })
    const price = await planAtProvider(rows[0]?.id ?? '')
    expect(price).toBe('growth')

    const again = await upgrade(stack, buyer.token, 'scale', { ...byCard(buyer), couponCode: code })
    expect(again, JSON.stringify(again.error)).toMatchObject({
      success: true,
      results: { planId: 'scale', status: 'active' },
    })
    await eventually('clean books', 60_000, async () => ((await moneyFaults(stack)).length === 0 ? true : undefined))
  })

  it('news that are lost are caught up with at night', async () => {
    const buyer = await subscribed()
    await bookedAs(buyer, 14_900)
    await control(stack.simUrl, 'webhooks', { mode: 'drop' })
    await pass(32)
    expect(await booked(buyer)).toBe(14_900)
    await stack.pool.query(`select graphile_worker.add_job('reconcile-subscriptions')`)
    await bookedAs(buyer, 29_800)
    await control(stack.simUrl, 'webhooks', { mode: 'deliver' })
    await eventually('clean books', 60_000, async () => ((await moneyFaults(stack)).length === 0 ? true : undefined))
  })
})

describe('an answer that was overtaken', { timeout: 120_000 }, () => {
  const waitingAt = async (id: string): Promise<number> => {
    const response = await fetch(`${stack.simUrl}/__sim/barrier/waiting`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id }),
    })
    return ((await response.json()) as { waiting: number }).waiting
  }

  /** Has an event of `objectId` read `match` at the provider, and lets `meanwhile` happen before it hears the answer. */
  async function overtaken(match: string, objectId: string, meanwhile: () => Promise<unknown>): Promise<void> {
    const [id, eventId] = [randomUUID(), `evt_late_${randomUUID()}`]
    await control(stack.simUrl, 'webhooks', { mode: 'drop' })
    await control(stack.simUrl, 'barrier', { id, match, when: 'after' })
    await stack.pool.query('insert into market.webhook_inbox (event_id, type, object_id) values ($1, $2, $3)', [
      eventId,
      'late',
      objectId,
    ])
    await stack.pool.query(
      `select graphile_worker.add_job('process-webhook', json_build_object('eventId', $1::text))`,
      [eventId],
    )
    await eventually(`a call at ${match}`, 60_000, async () => ((await waitingAt(id)) > 0 ? true : undefined))
    await meanwhile()
    await control(stack.simUrl, 'barrier/open', { id })
    await eventually('the event worked off', 60_000, async () => {
      const { rows } = await stack.pool.query(
        'select 1 from market.webhook_inbox where event_id = $1 and processed_at is not null',
        [eventId],
      )
      return rows.length > 0 ? true : undefined
    })
    await control(stack.simUrl, 'webhooks', { mode: 'deliver' })
  }

  it('of a subscription is asked for anew instead of overwriting what is newer', async () => {
    const buyer = await subscribed()
    await bookedAs(buyer, 14_900)
    const { rows } = await stack.pool.query<{ id: string }>(
      'select stripe_subscription_id as id from market.plan_subscription where user_id = $1',
      [buyer.id],
    )
    const id = rows[0]?.id ?? ''
    await overtaken('GET /v1/subscriptions/:id', id, async () => {
      await atProvider(`/v1/subscriptions/${id}`, { cancel_at_period_end: 'true' })
      await stack.pool.query(
        'update market.plan_subscription set cancel_at_period_end = true where stripe_subscription_id = $1',
        [id],
      )
    })
    expect(await membershipOf(stack, buyer.token)).toMatchObject({ planId: 'growth', cancelAtPeriodEnd: true })
  })

  it('of a seller’s account is asked for anew, too', async () => {
    const seller = await signInWith(stack.url, ACTORS.seller, PASSWORD)
    await makePayable(stack, seller.token, seller.user.id)
    const own = 'select account_id as id, is_ready as "isReady" from market.payout_account where user_id = $1'
    const account = async (): Promise<{ id: string; isReady: boolean } | undefined> =>
      (await stack.pool.query<{ id: string; isReady: boolean }>(own, [seller.user.id])).rows[0]
    const id = (await account())?.id ?? ''
    await overtaken('GET /v1/accounts/:id', id, async () => {
      await control(stack.simUrl, 'accounts/ready', { id, isBlocked: true })
      await stack.pool.query('update market.payout_account set is_ready = false where account_id = $1', [id])
    })
    expect(await account()).toMatchObject({ isReady: false })
    await control(stack.simUrl, 'accounts/ready', { id })
  })
})

describe('kill -9 around the change of a plan', { timeout: 120_000 }, () => {
  it.each(['before', 'after'] as const)(
    '%s Stripe’s call: one subscription is found or made, charged once',
    async (when) => {
      const buyer = await newBuyer(stack)
      const id = randomUUID()
      await control(stack.simUrl, 'barrier', { id, match: 'POST /v1/subscriptions', when })
      const unheard = upgrade(stack, buyer.token, 'growth', byCard(buyer)).catch(() => undefined)
      await eventually('a call at the barrier', 60_000, async () => {
        const response = await fetch(`${stack.simUrl}/__sim/barrier/waiting`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ id }),
        })
        return ((await response.json()) as { waiting: number }).waiting > 0 ? true : undefined
      })
      await stack.kill9()
      await control(stack.simUrl, 'barrier/open', { id })
      await unheard
      await stack.start()
      const payload = `json_build_object('olderThanSeconds', 0)`
      await stack.pool.query(`select graphile_worker.add_job('reconcile-plan-changes', ${payload})`)
      await settledAs(buyer, { planId: 'growth', isChanging: false })
      await bookedAs(buyer, 14_900)
      expect(await moneyFaults(stack)).toEqual([])
    },
  )
})
