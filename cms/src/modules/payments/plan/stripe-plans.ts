import { brand } from '@stackyard/shared/reference/brand'
import type { AppliedCoupon } from '@stackyard/shared/schema/coupon'
import type { Plan } from '@stackyard/shared/schema/plan'
import type Stripe from 'stripe'
import type { Services } from '../../../platform/services'
import type { ChangeRow } from './repository'

/** Stripe forgets an idempotency key after 24 hours; from this age on it is not relied on any more. */
const KEY_LIVES_MS = 20 * 60 * 60 * 1000

export type PriceTerms = { planId: Plan['id']; isAnnual: boolean; amountCents: number }

/** Stripe's price of a plan at an amount, made on first need; amounts are part of its key, so old ones stay. */
export async function ensurePrice({ stripe }: Services, terms: PriceTerms): Promise<string> {
  const { planId, isAnnual, amountCents } = terms
  const interval = isAnnual ? 'year' : 'month'
  const lookupKey = `plan_${planId}_${interval}_${amountCents}`
  const found = await stripe.prices.list({ lookup_keys: [lookupKey], limit: 1 })
  const [price] = found.data
  if (price) return price.id
  const nickname = `${brand.name} ${planId}, by the ${interval}`
  const made = await stripe.prices.create(
    {
      currency: 'usd',
      unit_amount: amountCents,
      recurring: { interval },
      lookup_key: lookupKey,
      nickname,
      product_data: { name: nickname },
      metadata: { plan_id: planId },
    },
    { idempotencyKey: `price:${lookupKey}` },
  )
  return made.id
}

/**
 * Carries a change out at Stripe: charges what is due now, credits unused time (`always_invoice`), or refuses and leaves
 * all as it was (`error_if_incomplete`). The keys derive from the change, so doing it again finds what was done.
 */
export async function carryOutChange(services: Services, change: ChangeRow): Promise<Stripe.Subscription> {
  const { stripe } = services
  const { stripeCustomerId, stripePaymentMethodId } = change.paymentMethod
  if (change.planId === 'free') return endAtProvider(services, change)
  const price = await ensurePrice(services, change)
  const common = {
    default_payment_method: stripePaymentMethodId,
    payment_behavior: 'error_if_incomplete' as const,
    payment_settings: { payment_method_types: ['card' as const, 'us_bank_account' as const] },
    metadata: { user_id: String(change.userId), plan_change_id: String(change.id) },
    off_session: true,
    ...(change.coupon && { discounts: [{ coupon: await ensureCoupon(services, change.id, change.coupon) }] }),
  }
  const current = change.stripeSubscriptionId && (await stripe.subscriptions.retrieve(change.stripeSubscriptionId))
  if (current && current.status !== 'canceled') {
    if (current.status === 'past_due') await payOverdue(services, change, current.id)
    const item = current.items.data[0]
    const items = [{ ...(item ? { id: item.id } : {}), price }]
    return stripe.subscriptions.update(
      current.id,
      { ...common, items, proration_behavior: 'always_invoice', cancel_at_period_end: false },
      { idempotencyKey: `plan:${change.id}:change` },
    )
  }
  const made = await findMade(services, change)
  if (made) return made
  return stripe.subscriptions.create(
    { ...common, customer: stripeCustomerId, items: [{ price }] },
    { idempotencyKey: `plan:${change.id}:start` },
  )
}

/** The discount of one change, once: Stripe's coupon of its own, so that our limits are the only ones. */
async function ensureCoupon({ stripe }: Services, changeId: number, coupon: AppliedCoupon): Promise<string> {
  const off =
    coupon.kind === 'percent'
      ? { percent_off: coupon.percent ?? 0 }
      : { amount_off: coupon.amountCents ?? 0, currency: 'usd' }
  const made = await stripe.coupons.create(
    { ...off, duration: 'once', name: coupon.code, metadata: { plan_change_id: String(changeId) } },
    { idempotencyKey: `plan:${changeId}:coupon` },
  )
  return made.id
}

/** What the old payment method did not pay is paid with the new one first: refused, the change has changed nothing. */
async function payOverdue({ stripe }: Services, change: ChangeRow, subscription: string): Promise<void> {
  const payment = { payment_method: change.paymentMethod.stripePaymentMethodId, off_session: true }
  for (const { id } of (await stripe.invoices.list({ subscription, status: 'open' })).data)
    await stripe.invoices.pay(id, payment, { idempotencyKey: `plan:${change.id}:overdue:${id}` })
}

/** Ends a subscription with the time that was paid, one that is not paid at once. */
async function endAtProvider({ stripe }: Services, change: ChangeRow): Promise<Stripe.Subscription> {
  const current = await stripe.subscriptions.retrieve(change.stripeSubscriptionId ?? '')
  if (current.status === 'canceled' || current.status === 'incomplete_expired') return current
  if (current.status !== 'active' && current.status !== 'trialing') return stripe.subscriptions.cancel(current.id)
  const idempotencyKey = `plan:${change.id}:end`
  return stripe.subscriptions.update(current.id, { cancel_at_period_end: true }, { idempotencyKey })
}

/** The subscription an old change has made, so that a key Stripe has forgotten makes no second one. */
async function findMade({ stripe, clock }: Services, change: ChangeRow): Promise<Stripe.Subscription | undefined> {
  if (clock.now().getTime() - change.createdAt.getTime() < KEY_LIVES_MS) return undefined
  const customer = change.paymentMethod.stripeCustomerId
  for await (const each of stripe.subscriptions.list({ customer, status: 'all', limit: 100 }))
    if (each.metadata['plan_change_id'] === String(change.id)) return each
  return undefined
}
