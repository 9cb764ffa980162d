import { brand } from '@stackyard/shared/reference/brand'
import type Stripe from 'stripe'
import { callStripe } from '../../../integrations/stripe/call-stripe'
import type { Services } from '../../../platform/services'
import type { WalletSubscriptionRow } from './repository'

/** Stripe forgets an idempotency key after 24 hours; from this age on it is not relied on any more. */
const KEY_LIVES_MS = 20 * 60 * 60 * 1000

/** Stripe's monthly price of an amount of credit, made on first need; the amount is part of its key. */
async function ensurePrice({ stripe }: Services, amountCents: number): Promise<string> {
  const lookupKey = `wallet_month_${amountCents}`
  const found = await stripe.prices.list({ lookup_keys: [lookupKey], limit: 1 })
  const [price] = found.data
  if (price) return price.id
  const nickname = `${brand.name} advertising credit, monthly`
  const made = await stripe.prices.create(
    {
      currency: 'usd',
      unit_amount: amountCents,
      recurring: { interval: 'month' },
      lookup_key: lookupKey,
      nickname,
      product_data: { name: nickname },
    },
    { idempotencyKey: `price:${lookupKey}` },
  )
  return made.id
}

/** What a coupon takes off the first payment: a coupon of its own at Stripe, so that only our limits count. */
async function ensureCoupon(
  { stripe }: Services,
  { id, couponCode, couponCents }: WalletSubscriptionRow,
): Promise<string> {
  const made = await stripe.coupons.create(
    {
      amount_off: couponCents,
      currency: 'usd',
      duration: 'once',
      name: couponCode ?? brand.name,
      metadata: { wallet_subscription_id: String(id) },
    },
    { idempotencyKey: `wallet-subscription:${id}:coupon` },
  )
  return made.id
}

/** The subscription that was made for a monthly top-up so long ago that Stripe has forgotten its key. */
async function findMade({ stripe, clock }: Services, row: WalletSubscriptionRow): Promise<Stripe.Subscription | null> {
  if (clock.now().getTime() - row.createdAt.getTime() < KEY_LIVES_MS) return null
  const query = { customer: row.paymentMethod.stripeCustomerId, status: 'all' as const, limit: 100 }
  for await (const made of stripe.subscriptions.list(query))
    if (made.metadata['wallet_subscription_id'] === String(row.id)) return made
  return null
}

/**
 * Makes a monthly top-up at Stripe, which charges the first month at once, or refuses and leaves all as it was. The keys
 * derive from the row, so that doing it again finds what was done. @throws as `callStripe` says.
 */
export const makeSubscription = (services: Services, row: WalletSubscriptionRow): Promise<Stripe.Subscription> =>
  callStripe(async () => {
    const { id, userId, amountCents, couponCents, paymentMethod } = row
    const made = await findMade(services, row)
    if (made) return made
    const price = await ensurePrice(services, amountCents)
    return services.stripe.subscriptions.create(
      {
        customer: paymentMethod.stripeCustomerId,
        items: [{ price }],
        default_payment_method: paymentMethod.stripePaymentMethodId,
        payment_behavior: 'error_if_incomplete',
        payment_settings: { payment_method_types: ['card', 'us_bank_account'] },
        off_session: true,
        metadata: { user_id: String(userId), wallet_subscription_id: String(id) },
        ...(couponCents > 0 && { discounts: [{ coupon: await ensureCoupon(services, row) }] }),
      },
      { idempotencyKey: `wallet-subscription:${id}:start` },
    )
  })
