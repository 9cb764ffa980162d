import Stripe from 'stripe'
import { CodedError } from '../../platform/coded-error'
import { beforeDeadline } from './provider-deadline'

/**
 * Runs one call of the SDK and turns Stripe's errors into ours:
 * - the bank's refusal → CARD_DECLINED with its sentence; a challenge it wants → PAYMENT_ACTION_REQUIRED;
 * - a request Stripe refuses → PAYMENT_FAILED; both are final and nothing was charged;
 * - no answer, none before the deadline of who waits for it, 5xx, 429 or a key in use → PAYMENT_PROVIDER_UNAVAILABLE: what happened is not known, ask again.
 * `data` holds `providerCode` and, when one was made, `paymentIntentId`.
 */
export async function callStripe<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await beforeDeadline(work, () => new CodedError('PAYMENT_PROVIDER_UNAVAILABLE'))
  } catch (error) {
    throw toCodedError(error)
  }
}

function toCodedError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  const data = { providerCode: error.code ?? null, paymentIntentId: error.payment_intent?.id ?? null }
  // A key or credentials that Stripe does not take say nothing of what an earlier call with them did.
  const isOpen =
    error.statusCode === undefined ||
    error.statusCode >= 500 ||
    [401, 403, 409, 429].includes(error.statusCode) ||
    error instanceof Stripe.errors.StripeIdempotencyError
  if (isOpen) return new CodedError('PAYMENT_PROVIDER_UNAVAILABLE', { data, cause: error })
  if (error.code === 'authentication_required') return new CodedError('PAYMENT_ACTION_REQUIRED', { data, cause: error })
  if (error instanceof Stripe.errors.StripeCardError)
    return new CodedError('CARD_DECLINED', { message: error.message, data, cause: error })
  return new CodedError('PAYMENT_FAILED', { data, cause: error })
}
