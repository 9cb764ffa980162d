import { ERROR_CODES } from '@stackyard/shared/schema/error-code'
import type Stripe from 'stripe'
import type { Services } from '../../../../platform/services'
import type { Order } from '../repository'
import {
  recordAuthorizationFailed,
  recordAuthorized,
  recordCaptured,
  recordDebiting,
  recordExpired,
  recordIntent,
  recordPaymentFailed,
  recordReleased,
} from './record-payment'

/** How long the customer has to confirm with the bank before the space is given back. */
const CONFIRM_WITHIN_MS = 4 * 60_000

/** The provider's sentence for the customer, else our own. */
export const failureText = (error: { message?: string | undefined } | null | undefined): string =>
  error?.message?.slice(0, 300) || ERROR_CODES.PAYMENT_FAILED.message

const isLost = (intent: Stripe.PaymentIntent): boolean =>
  intent.status === 'canceled' || intent.status === 'requires_payment_method'

/** An intent that is not this order's, or not of its amount, must never move it. */
function assertMatches(order: Order, intent: Stripe.PaymentIntent): void {
  const sameOrder = intent.metadata['order_id'] === String(order.id)
  if (!sameOrder || intent.amount !== order.amountCents)
    throw new Error(
      `payment intent ${intent.id} (${intent.amount}) does not match order ${order.id} (${order.amountCents})`,
    )
}

/**
 * Brings an order up to what its PaymentIntent says, forward only: an intent that tells of an earlier stage
 * changes nothing. Answers the order when its hold was written down here.
 * @throws Error when the intent belongs to another order or amount.
 */
export async function applyIntent(
  services: Services,
  order: Order,
  intent: Stripe.PaymentIntent,
): Promise<Order | null> {
  assertMatches(order, intent)
  if (order.paymentState === 'authorizing' && intent.status === 'requires_capture')
    return recordAuthorized(services, order, intent)
  await applyFurther(services, order, intent)
  return null
}

async function applyFurther(services: Services, order: Order, intent: Stripe.PaymentIntent): Promise<void> {
  const failure = failureText(intent.last_payment_error)
  switch (order.paymentState) {
    case 'authorizing':
      return applyToAuthorizing(services, order, intent, failure)
    case 'authorized':
      return intent.status === 'canceled' ? recordExpired(services, order) : undefined
    case 'capturing':
      if (intent.status === 'succeeded') return recordCaptured(services, order, intent)
      if (intent.status === 'processing') return recordDebiting(services, order, intent)
      return isLost(intent) ? recordPaymentFailed(services, order, failure, intent.id) : undefined
    case 'ach_processing':
      if (intent.status === 'succeeded') return recordCaptured(services, order, intent)
      return isLost(intent) ? recordPaymentFailed(services, order, failure, intent.id) : undefined
    case 'releasing':
      return intent.status === 'canceled' ? recordReleased(services, order) : undefined
    case 'failed':
      return intent.status === 'requires_capture' ? cancelStray(services, order, intent) : undefined
    default:
      return undefined
  }
}

/** A customer who confirms after the order has failed must not keep a hold on the card that nobody will take. */
async function cancelStray({ stripe }: Services, order: Order, intent: Stripe.PaymentIntent): Promise<void> {
  await stripe.paymentIntents.cancel(intent.id, {}, { idempotencyKey: `ord:${order.id}:stray` })
}

async function applyToAuthorizing(
  services: Services,
  order: Order,
  intent: Stripe.PaymentIntent,
  failure: string,
): Promise<void> {
  if (isLost(intent)) return recordAuthorizationFailed(services, order, failure, intent.id)
  const since = Date.parse(order.createdAt)
  if (intent.status === 'requires_action' && services.clock.now().getTime() - since > CONFIRM_WITHIN_MS) {
    await services.stripe.paymentIntents.cancel(intent.id, {}, { idempotencyKey: `ord:${order.id}:abandon` })
    return recordAuthorizationFailed(services, order, ERROR_CODES.PAYMENT_ACTION_REQUIRED.message, intent.id)
  }
  await recordIntent(services, order, intent)
}
