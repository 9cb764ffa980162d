import { brand } from '@stackyard/shared/reference/brand'
import { ERROR_CODES } from '@stackyard/shared/schema/error-code'
import Stripe from 'stripe'
import type { Services } from '../../../../platform/services'
import {
  findBilledOrder,
  findInstallment,
  methodOf,
  type BilledOrder,
  type InstallmentKey,
  type InstallmentRow,
} from '../repository'
import { recordFailed, recordPaid, recordProcessing } from './record-installment'

/** Stripe forgets an idempotency key after 24 hours; from this age on it is not relied on any more. */
const KEY_LIVES_MS = 20 * 3_600_000
const DAY_SECONDS = 86_400

/** Names one charge at Stripe: order, month of the term, and try. */
export const chargeName = ({ orderId, number, attempts }: InstallmentRow): string => `${orderId}:${number}:${attempts}`

const reasonOf = (error: { message?: string | undefined } | null | undefined): string =>
  error?.message?.slice(0, 300) || ERROR_CODES.PAYMENT_FAILED.message

/** A refusal is an answer; anything else leaves the outcome open. */
const isRefusal = (error: unknown): error is InstanceType<typeof Stripe.errors.StripeError> =>
  error instanceof Stripe.errors.StripeCardError ||
  (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode !== 409)

/**
 * Takes an installment whose charge was begun a step on, outside of any transaction. Its key names the try, so that doing
 * it again finds what was done before.
 * @throws whatever leaves the outcome unknown; the job tries again with the same key.
 */
export async function settleInstallment(services: Services, key: InstallmentKey): Promise<void> {
  const row = await findInstallment(services.db, key)
  const order = row && (await findBilledOrder(services.db, row.orderId))
  if (!row || !order || (row.state !== 'charging' && row.state !== 'processing')) return
  try {
    const made = row.paymentIntentId
      ? await services.stripe.paymentIntents.retrieve(row.paymentIntentId)
      : ((await findMade(services, row, order)) ?? (await charge(services, row, order)))
    await applyCharge(services, row, made)
  } catch (error) {
    if (!isRefusal(error) || row.state !== 'charging') throw error
    await recordFailed(services, row, reasonOf(error), error.payment_intent?.id ?? null)
  }
}

function charge({ stripe }: Services, row: InstallmentRow, order: BilledOrder): Promise<Stripe.PaymentIntent> {
  const { paymentType, stripeCustomerId, stripePaymentMethodId, mandateId } = methodOf(row, order)
  return stripe.paymentIntents.create(
    {
      amount: row.amountCents,
      currency: 'usd',
      customer: stripeCustomerId,
      payment_method: stripePaymentMethodId,
      allowed_payment_method_types: [paymentType === 'CARD' ? 'card' : 'us_bank_account'],
      ...(paymentType === 'ACH' && mandateId ? { mandate: mandateId } : {}),
      confirm: true,
      off_session: true,
      description: `${brand.name} order ${row.orderId}, month ${row.number} of ${order.term}: ${order.warehouse}`,
      metadata: { installment: chargeName(row) },
    },
    { idempotencyKey: `ord:${row.orderId}:inst:${row.number}:${row.attempts}` },
  )
}

/** The charge of an installment long in flight, so that a key that Stripe has forgotten makes no second one. */
async function findMade(
  { stripe, clock }: Services,
  row: InstallmentRow,
  order: BilledOrder,
): Promise<Stripe.PaymentIntent | null> {
  const since = row.inFlightSince?.getTime() ?? 0
  if (clock.now().getTime() - since < KEY_LIVES_MS) return null
  const created = { gte: Math.floor(since / 1000) - DAY_SECONDS }
  const query = { customer: methodOf(row, order).stripeCustomerId, created, limit: 100 }
  for await (const intent of stripe.paymentIntents.list(query))
    if (intent.metadata['installment'] === chargeName(row)) return intent
  return null
}

/** Brings an installment up to what its PaymentIntent says, forward only; one of an earlier try changes nothing. */
export async function applyCharge(
  services: Services,
  row: InstallmentRow,
  intent: Stripe.PaymentIntent,
): Promise<void> {
  if (intent.metadata['installment'] !== chargeName(row)) return
  if (intent.amount !== row.amountCents)
    throw new Error(`payment intent ${intent.id} (${intent.amount}) does not match installment ${chargeName(row)}`)
  if (intent.status === 'succeeded') return recordPaid(services, row, intent.id)
  if (intent.status === 'processing') return recordProcessing(services, row, intent.id)
  // Nobody is there to confirm it: it must not be paid later beside the next try.
  if (intent.status === 'requires_action' || intent.status === 'requires_confirmation')
    await services.stripe.paymentIntents.cancel(intent.id, {}, { idempotencyKey: `${chargeName(row)}:abandon` })
  await recordFailed(services, row, reasonOf(intent.last_payment_error), intent.id)
}

/** What news of a PaymentIntent leads to, if it is an installment's. */
export async function followCharge(services: Services, intent: Stripe.PaymentIntent): Promise<void> {
  const [orderId = 0, number = 0] = (intent.metadata['installment'] ?? '').split(':').map(Number)
  if (!Number.isSafeInteger(orderId) || !Number.isSafeInteger(number) || orderId < 1) return
  const row = await findInstallment(services.db, { orderId, number })
  if (row?.state === 'charging' || row?.state === 'processing') await applyCharge(services, row, intent)
}
