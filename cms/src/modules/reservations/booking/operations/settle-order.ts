import { brand } from '@stackyard/shared/reference/brand'
import Stripe from 'stripe'
import type { Services } from '../../../../platform/services'
import { findOrder, type Order } from '../repository'
import { applyIntent, failureText } from './apply-intent'
import { findMadePayment } from './find-made-payment'
import { recordAuthorizationFailed, recordPaymentFailed } from './record-payment'
import { settleRefund } from './settle-refund'

/** What a step led to: the client secret when the bank asks the customer to confirm; the order whose hold now stands. */
export type Settled = { clientSecret: string | null; held: Order | null }

export const NOTHING_SETTLED: Settled = { clientSecret: null, held: null }

/**
 * Takes the money of an order one step on, outside of any transaction. Every call to Stripe carries a key
 * derived from the order, so that doing it again finds what was done before.
 * @throws whatever leaves the outcome unknown; the caller or the job tries again.
 */
export async function settleOrder(services: Services, orderId: number): Promise<void> {
  const order = await findOrder(services.db, orderId)
  if (order) await settleFrom(services, order)
}

/** The same for an order as it was just read or made. */
export async function settleFrom(services: Services, order: Order): Promise<Settled> {
  if (order.paymentState === 'refunding') {
    await settleRefund(services, order)
    return NOTHING_SETTLED
  }
  const intent = await nextIntent(services, order)
  if (!intent) return NOTHING_SETTLED
  const held = await applyIntent(services, order, intent)
  const waits = order.paymentState === 'authorizing' && intent.status === 'requires_action'
  if (waits) return { clientSecret: intent.client_secret, held: null }
  // A hold that stands leaves nothing further to settle.
  if (intent.status !== 'requires_capture') await settleFurther(services, order)
  return { clientSecret: null, held }
}

/** A hold found ended at the bank leaves the order releasing: that, too, is settled now. */
async function settleFurther(services: Services, before: Order): Promise<void> {
  const after = await findOrder(services.db, before.id)
  if (after?.paymentState === 'releasing' && before.paymentState !== 'releasing') await settleFrom(services, after)
}

async function nextIntent(services: Services, order: Order): Promise<Stripe.PaymentIntent | null> {
  switch (order.paymentState) {
    case 'authorizing':
      return order.paymentIntentId ? retrieve(services, order.paymentIntentId) : authorize(services, order)
    case 'capturing':
      return order.paymentType === 'CARD' ? capture(services, order) : debit(services, order)
    case 'releasing':
      return release(services, order)
    case 'authorized':
    case 'ach_processing':
      return order.paymentIntentId ? retrieve(services, order.paymentIntentId) : null
    default:
      return null
  }
}

const retrieve = (services: Services, id: string): Promise<Stripe.PaymentIntent> =>
  services.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })

const common = (order: Order): Stripe.PaymentIntentCreateParams => ({
  amount: order.amountCents,
  currency: 'usd',
  customer: order.paymentMethod.stripeCustomerId,
  payment_method: order.paymentMethod.stripePaymentMethodId,
  confirm: true,
  description: `${brand.name} order ${order.id}: ${order.warehouse.name}`,
  metadata: { order_id: String(order.id) },
  expand: ['latest_charge'],
})

const intentOf = (error: InstanceType<typeof Stripe.errors.StripeError>): string | null =>
  error.payment_intent?.id ?? null

/** A refusal is an answer; anything else leaves the outcome open. */
const isRefusal = (error: unknown): error is InstanceType<typeof Stripe.errors.StripeError> =>
  error instanceof Stripe.errors.StripeCardError ||
  (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode !== 409)

async function authorize(services: Services, order: Order): Promise<Stripe.PaymentIntent | null> {
  const made = await findMadePayment(services, order)
  if (made) return made
  const params = { ...common(order), capture_method: 'manual' as const, allowed_payment_method_types: ['card'] }
  try {
    return await services.stripe.paymentIntents.create(params, { idempotencyKey: `ord:${order.id}:auth:1` })
  } catch (error) {
    if (!isRefusal(error)) throw error
    await recordAuthorizationFailed(services, order, failureText(error), intentOf(error))
    return null
  }
}

async function capture(services: Services, order: Order): Promise<Stripe.PaymentIntent | null> {
  const id = order.paymentIntentId ?? ''
  try {
    return await services.stripe.paymentIntents.capture(id, {}, { idempotencyKey: `ord:${order.id}:capture` })
  } catch (error) {
    if (!isRefusal(error)) throw error
    return retrieve(services, id)
  }
}

async function debit(services: Services, order: Order): Promise<Stripe.PaymentIntent | null> {
  const made = await findMadePayment(services, order)
  if (made) return made
  const { mandateId } = order.paymentMethod
  const params = {
    ...common(order),
    allowed_payment_method_types: ['us_bank_account'],
    ...(mandateId ? { mandate: mandateId } : {}),
  }
  try {
    return await services.stripe.paymentIntents.create(params, { idempotencyKey: `ord:${order.id}:debit` })
  } catch (error) {
    if (!isRefusal(error)) throw error
    await recordPaymentFailed(services, order, failureText(error), intentOf(error))
    return null
  }
}

async function release(services: Services, order: Order): Promise<Stripe.PaymentIntent | null> {
  const id = order.paymentIntentId ?? ''
  try {
    return await services.stripe.paymentIntents.cancel(id, {}, { idempotencyKey: `ord:${order.id}:release` })
  } catch (error) {
    if (!isRefusal(error)) throw error
    return retrieve(services, id)
  }
}
