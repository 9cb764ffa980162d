import type { Membership, PlanDetail } from '@stackyard/shared/schema/plan'
import type { SessionUser } from '@stackyard/shared/schema/user'
import type Stripe from 'stripe'
import { beforeEach, describe, expect, it } from 'vitest'
import { call, ok } from '../../../setup/api'
import { newBuyer, type Buyer } from '../../../setup/buyer'
import { sharedStack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'
import { answerChallenge, cardToken, confirmSetup } from '../billing/payment-browser'
import { byCard, membershipOf, upgrade } from './plan-calls'

const stack = sharedStack()
const { url, simUrl, pool } = stack
let buyer: Buyer
beforeEach(async () => {
  buyer = await newBuyer(stack)
})

type Dump = { subscription: Record<string, Stripe.Subscription>; invoice: Record<string, Stripe.Invoice> }

async function atProvider(): Promise<{ subscriptions: Stripe.Subscription[]; invoices: Stripe.Invoice[] }> {
  const dump = (await (await fetch(`${simUrl}/__sim/dump`)).json()) as Dump
  const isOwn = ({ customer }: { customer: unknown }) => customer === `cus_demo_${buyer.id}`
  return {
    subscriptions: Object.values(dump.subscription).filter(isOwn),
    invoices: Object.values(dump.invoice).filter(isOwn),
  }
}

async function bookedCents(): Promise<number> {
  const { rows } = await pool.query<{ cents: string | null }>(
    `select sum(e.amount) as cents from market.ledger_tx t join market.ledger_entry e on e.tx = t.id
      join market.ledger_account a on a.id = e.account and a.kind = 'plan_revenue'
      join market.plan_subscription s on t.ref = 'subscription:' || s.stripe_subscription_id where s.user_id = $1`,
    [buyer.id],
  )
  return Number(rows[0]?.cents ?? 0)
}

describe('upgrading a plan', () => {
  it('by card, monthly: the fee is taken, the plan counts at once and stands in session and summary (R-396, R-399)', async () => {
    const reply = await upgrade(stack, buyer.token, 'growth', byCard(buyer))
    expect(reply).toMatchObject({ status: 200, message: 'Plan Upgraded!' })
    expect(reply.results).toMatchObject({
      planId: 'growth',
      source: 'subscription',
      annualPlan: false,
      amountCents: 14_900,
      listingLimit: 10,
      cancelAtPeriodEnd: false,
      paymentMethod: 'Visa •••• 4242',
    })
    const profile = await ok<SessionUser>(url, 'GET', '/user/profile/', { token: buyer.token })
    expect(profile).toMatchObject({ planId: 'growth', membership: 'growth' })
    expect(await ok(url, 'GET', '/user/billing', { token: buyer.token })).toMatchObject({ annualPlan: false })
    await eventually('the fee in the books', 10_000, async () => ((await bookedCents()) === 14_900 ? true : undefined))
  })

  it('by the year, from the query as the spec writes it or from the body (R-398)', async () => {
    const reply = await upgrade(stack, buyer.token, 'growth', byCard(buyer), '?annualPlan=true')
    expect(reply.results).toMatchObject({ annualPlan: true, amountCents: 149_000 })
    expect(await ok(url, 'GET', '/user/billing', { token: buyer.token })).toMatchObject({ annualPlan: true })
    const other = await newBuyer(stack)
    const inBody = await upgrade(stack, other.token, 'scale', { ...byCard(other), annualPlan: true })
    expect(inBody.results).toMatchObject({ planId: 'scale', annualPlan: true, amountCents: 399_000 })
  })

  it('by bank account, which is what is meant without a payment type (R-395)', async () => {
    const reply = await upgrade(stack, buyer.token, 'growth', { achId: buyer.achId })
    expect(reply.results).toMatchObject({ planId: 'growth', paymentType: 'ACH' })
    const { invoices } = await atProvider()
    expect(invoices.map((invoice) => invoice.status)).toEqual(['open'])
    expect(await bookedCents()).toBe(0)
  })

  it('charges the difference for the time left, as the quote said (R-399)', async () => {
    await upgrade(stack, buyer.token, 'growth', byCard(buyer))
    const quoted = await ok<PlanDetail>(url, 'GET', '/plans/scale', { token: buyer.token })
    const reply = await upgrade(stack, buyer.token, 'scale', byCard(buyer))
    expect(reply.results).toMatchObject({ planId: 'scale', listingLimit: null })
    const { invoices, subscriptions } = await atProvider()
    expect(subscriptions).toHaveLength(1)
    const difference = invoices.find((invoice) => invoice.billing_reason === 'subscription_update')?.amount_paid ?? 0
    expect(difference).toBeGreaterThan(24_900)
    expect(difference).toBeLessThanOrEqual(25_000)
    expect(Math.abs(difference - (quoted.monthlyQuote?.amountDueCents ?? 0))).toBeLessThanOrEqual(5)
    expect(quoted.annualQuote?.amountDueCents).toBeGreaterThan(399_000 - 14_901)
    await eventually('both in the books', 10_000, async () =>
      (await bookedCents()) === 14_900 + difference ? true : undefined,
    )
  })

  it('to a lower plan leaves what was paid as credit and charges nothing', async () => {
    await upgrade(stack, buyer.token, 'scale', byCard(buyer))
    const reply = await upgrade(stack, buyer.token, 'growth', byCard(buyer))
    expect(reply.results).toMatchObject({ planId: 'growth' })
    const { invoices } = await atProvider()
    const change = invoices.find((invoice) => invoice.billing_reason === 'subscription_update')
    expect(change).toMatchObject({ amount_due: 0, status: 'paid' })
    expect(change?.ending_balance).toBeLessThan(-24_900)
  })

  it('is refused with the bank’s sentence and changes nothing when the card is', async () => {
    const body = { cardToken: await cardToken(simUrl, '4000000000000341'), cardHolder: 'Bea Okafor' }
    const card = await ok<{ id: number }>(url, 'POST', '/user/cards/', { token: buyer.token, body })
    const reply = await upgrade(stack, buyer.token, 'growth', { ...byCard(buyer), cardId: card.id })
    expect(reply).toMatchObject({ status: 402, message: 'Your card was declined.', error: { code: 'CARD_DECLINED' } })
    expect(await membershipOf(stack, buyer.token)).toMatchObject({ planId: 'free', source: 'free', isChanging: false })
    expect((await atProvider()).subscriptions).toEqual([])
    expect((await upgrade(stack, buyer.token, 'growth', byCard(buyer))).results).toMatchObject({ planId: 'growth' })
  })

  it('by a card whose bank asks its holder goes through after the answer, charged once; a no changes nothing', async () => {
    const body = { cardToken: await cardToken(simUrl, '4000002500003155'), cardHolder: 'Bea Okafor' }
    const card = await ok<{ id: number }>(url, 'POST', '/user/cards/', { token: buyer.token, body })
    const byThis = { ...byCard(buyer), cardId: card.id }
    const ask = async (): Promise<string> => {
      const reply = await upgrade(stack, buyer.token, 'growth', byThis)
      expect(reply).toMatchObject({ status: 402, results: null, error: { code: 'PAYMENT_ACTION_REQUIRED' } })
      expect(await membershipOf(stack, buyer.token)).toMatchObject({ planId: 'free', isChanging: false })
      return reply.error?.data.clientSecret ?? ''
    }
    const refused = await ask()
    await confirmSetup(simUrl, refused)
    await expect(answerChallenge(simUrl, refused, false)).rejects.toThrow('unable to authenticate')
    const secret = await ask()
    await confirmSetup(simUrl, secret)
    await answerChallenge(simUrl, secret, true)
    expect((await upgrade(stack, buyer.token, 'growth', byThis)).results).toMatchObject({ planId: 'growth' })
    const { subscriptions, invoices } = await atProvider()
    expect(subscriptions).toHaveLength(1)
    expect(invoices.filter((invoice) => invoice.status === 'paid').map((invoice) => invoice.amount_paid)).toEqual([
      14_900,
    ])
  })

  it('wants an own method with all its parts (R-396)', async () => {
    const stranger = await newBuyer(stack)
    for (const [body, path] of [
      [{}, 'achId'],
      [{ achId: stranger.achId }, 'achId'],
      [{ paymentType: 'CARD', cardId: buyer.cardId }, 'billingInfoId'],
      [{ ...byCard(buyer), cardId: stranger.cardId }, 'cardId'],
    ] as const)
      expect(await upgrade(stack, buyer.token, 'growth', body)).toMatchObject({
        status: 400,
        error: { code: 'PAYMENT_METHOD_INVALID', data: { issues: [{ path }] } },
      })
  })

  it('refuses the plan one has, the free plan, and plans there are not', async () => {
    await upgrade(stack, buyer.token, 'growth', byCard(buyer))
    expect(await upgrade(stack, buyer.token, 'growth', byCard(buyer))).toMatchObject({
      status: 409,
      error: { code: 'PLAN_UNCHANGED' },
    })
    expect(await upgrade(stack, buyer.token, 'free', byCard(buyer))).toMatchObject({ status: 400 })
    expect(await upgrade(stack, buyer.token, 'platinum', byCard(buyer))).toMatchObject({ status: 404 })
  })

  it('raced, is carried out and charged once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => upgrade(stack, buyer.token, 'growth', byCard(buyer))),
    )
    expect(replies.filter((reply) => reply.success)).toHaveLength(1)
    for (const reply of replies.filter((each) => !each.success))
      expect(['PLAN_CHANGE_PENDING', 'PLAN_UNCHANGED']).toContain(reply.error?.code)
    const { subscriptions, invoices } = await atProvider()
    expect(subscriptions).toHaveLength(1)
    expect(invoices.filter((invoice) => invoice.status === 'paid')).toHaveLength(1)
  })

  it('needs a verified email address', async () => {
    const unverified = await newBuyer(stack, { isEmailVerified: false })
    expect(await upgrade(stack, unverified.token, 'growth', byCard(unverified))).toMatchObject({
      status: 403,
      error: { code: 'EMAIL_NOT_VERIFIED' },
    })
  })
})

describe('canceling a plan', () => {
  it('ends it with the time that was paid, and an upgrade takes that back (R-400)', async () => {
    await upgrade(stack, buyer.token, 'growth', byCard(buyer))
    const cancelled = await ok(url, 'DELETE', '/plans/cancel', { token: buyer.token })
    expect(cancelled).toMatchObject({ planId: 'growth', cancelAtPeriodEnd: true })
    expect(await ok(url, 'DELETE', '/plans/cancel', { token: buyer.token })).toEqual(cancelled)
    const again = await upgrade(stack, buyer.token, 'growth', byCard(buyer))
    expect(again.results).toMatchObject({ planId: 'growth', cancelAtPeriodEnd: false })
    expect((await atProvider()).invoices).toHaveLength(1)
  })

  it('raced with upgrades ends in one of the two, never in both', async () => {
    await upgrade(stack, buyer.token, 'growth', byCard(buyer))
    const cancel = () => call<Membership>(url, 'DELETE', '/plans/cancel', { token: buyer.token })
    const replies = await Promise.all([
      cancel(),
      upgrade(stack, buyer.token, 'scale', byCard(buyer)),
      cancel(),
      upgrade(stack, buyer.token, 'scale', byCard(buyer)),
    ])
    for (const reply of replies.filter((each) => !each.success))
      expect(['PLAN_CHANGE_PENDING', 'PLAN_UNCHANGED']).toContain(reply.error?.code)
    // Events of the calls are still on their way.
    await eventually('both sides agree', 15_000, async () => {
      const { subscriptions } = await atProvider()
      const now = await membershipOf(stack, buyer.token)
      expect(now.isChanging).toBe(false)
      expect(subscriptions).toHaveLength(1)
      expect(subscriptions[0]?.cancel_at_period_end).toBe(now.cancelAtPeriodEnd)
      expect(subscriptions[0]?.items.data[0]?.price.metadata['plan_id']).toBe(now.planId)
      return true
    })
  })

  it('is refused to those who pay for none (R-403)', async () => {
    expect(await call(url, 'DELETE', '/plans/cancel', { token: buyer.token })).toMatchObject({ status: 409 })
  })
})

describe('what a plan is paid with', () => {
  it('can’t be removed until another pays, or the plan ends', async () => {
    await upgrade(stack, buyer.token, 'growth', byCard(buyer))
    const remove = (kind: 'cards' | 'ach', id: number) =>
      call(url, 'DELETE', `/user/${kind}/${id}`, { token: buyer.token })
    expect(await remove('cards', buyer.cardId)).toMatchObject({
      status: 409,
      message: 'This payment method pays for your plan. Choose another one for the plan first.',
    })
    await upgrade(stack, buyer.token, 'scale', { achId: buyer.achId })
    expect(await remove('cards', buyer.cardId)).toMatchObject({ status: 200 })
    expect(await remove('ach', buyer.achId)).toMatchObject({ status: 409 })
    await ok(url, 'DELETE', '/plans/cancel', { token: buyer.token })
    await eventually('the account’s removal', 15_000, async () =>
      (await remove('ach', buyer.achId)).status === 200 ? true : undefined,
    )
  })
})
