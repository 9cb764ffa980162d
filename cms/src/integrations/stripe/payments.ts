import Stripe from 'stripe'
import { callStripe } from './call-stripe'

/** One PaymentIntent as the product sees it; all amounts in whole cents. */
export type Payment = {
  id: string
  status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'requires_capture'
    | 'processing'
    | 'succeeded'
    | 'canceled'
  method: 'card' | 'us_bank_account'
  amountCents: number
  capturableCents: number
  receivedCents: number
  refundedCents: number
  /** When Stripe lets an uncaptured hold go; null without one. */
  captureBefore: Date | null
  /** `metadata.order_id` */
  orderId: string | null
  failure: { code: string | null; message: string } | null
  createdAt: Date
}

export type Refund = { id: string; status: string; amountCents: number; paymentId: string | null }

type Order = {
  orderId: string | number
  amountCents: number
  customerId: string
  paymentMethodId: string
  idempotencyKey: string
}

const expand = ['latest_charge']

/** Holds the amount on a saved card (`capture_method: manual`). Throws as `callStripe` says. */
export async function authorizeCard(stripe: Stripe, order: Order): Promise<Payment> {
  const params: Stripe.PaymentIntentCreateParams = {
    ...common(order),
    allowed_payment_method_types: ['card'],
    capture_method: 'manual',
    error_on_requires_action: true,
  }
  return toPayment(await create(stripe, params, order.idempotencyKey))
}

/** Debits a verified bank account under its mandate; ends as `processing` and is settled by webhook days later. */
export async function debitAch(stripe: Stripe, order: Order & { mandateId: string }): Promise<Payment> {
  const params: Stripe.PaymentIntentCreateParams = {
    ...common(order),
    allowed_payment_method_types: ['us_bank_account'],
    mandate: order.mandateId,
    off_session: true,
  }
  return toPayment(await create(stripe, params, order.idempotencyKey))
}

function common(order: Order): Stripe.PaymentIntentCreateParams {
  return {
    amount: order.amountCents,
    currency: 'usd',
    customer: order.customerId,
    payment_method: order.paymentMethodId,
    confirm: true,
    metadata: { order_id: String(order.orderId) },
    expand,
  }
}

function create(
  stripe: Stripe,
  params: Stripe.PaymentIntentCreateParams,
  idempotencyKey: string,
): Promise<Stripe.PaymentIntent> {
  return callStripe(() => stripe.paymentIntents.create(params, { idempotencyKey }))
}

/** Takes the held amount. A hold already captured answers as it stands; any other wrong state throws PAYMENT_FAILED. */
export function capturePayment(stripe: Stripe, id: string, idempotencyKey: string): Promise<Payment> {
  return settleInto(stripe, id, 'succeeded', () => stripe.paymentIntents.capture(id, { expand }, { idempotencyKey }))
}

/** Lets a hold or an unfinished payment go. One already canceled answers as it stands. */
export function cancelPayment(stripe: Stripe, id: string, idempotencyKey: string): Promise<Payment> {
  return settleInto(stripe, id, 'canceled', () => stripe.paymentIntents.cancel(id, { expand }, { idempotencyKey }))
}

/** Runs `work`; when Stripe finds the intent in another state, that state counts if it is the wanted one. */
async function settleInto(
  stripe: Stripe,
  id: string,
  wanted: Payment['status'],
  work: () => Promise<Stripe.PaymentIntent>,
): Promise<Payment> {
  return callStripe(async () => {
    try {
      return toPayment(await work())
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError) || error.code !== 'payment_intent_unexpected_state') throw error
      const now = toPayment(await stripe.paymentIntents.retrieve(id, { expand }))
      if (now.status === wanted) return now
      throw error
    }
  })
}

/** Gives captured money back, all of it unless `amountCents` is given. */
export async function refundPayment(
  stripe: Stripe,
  refund: { id: string; idempotencyKey: string; amountCents?: number },
): Promise<Refund> {
  const params = { payment_intent: refund.id, ...(refund.amountCents !== undefined && { amount: refund.amountCents }) }
  return toRefund(await callStripe(() => stripe.refunds.create(params, { idempotencyKey: refund.idempotencyKey })))
}

export async function retrievePayment(stripe: Stripe, id: string): Promise<Payment> {
  return toPayment(await callStripe(() => stripe.paymentIntents.retrieve(id, { expand })))
}

export async function retrieveRefund(stripe: Stripe, id: string): Promise<Refund> {
  return toRefund(await callStripe(() => stripe.refunds.retrieve(id)))
}

/**
 * The payments made for an order, newest first. Walks the customer's list, which is true at once; Stripe's search,
 * which lags by up to a minute, is not used.
 */
export async function findByOrder(
  stripe: Stripe,
  order: { orderId: string | number; customerId: string },
): Promise<Payment[]> {
  const found: Payment[] = []
  await callStripe(async () => {
    for await (const intent of stripe.paymentIntents.list({
      customer: order.customerId,
      limit: 100,
      expand: ['data.latest_charge'],
    }))
      if (intent.metadata.order_id === String(order.orderId)) found.push(toPayment(intent))
  })
  return found
}

/** All payments made since, newest first; for reconciliation. */
export async function listPayments(stripe: Stripe, since: Date): Promise<Payment[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  const found: Payment[] = []
  await callStripe(async () => {
    for await (const intent of stripe.paymentIntents.list({ created, limit: 100, expand: ['data.latest_charge'] }))
      found.push(toPayment(intent))
  })
  return found
}

const statuses: readonly Payment['status'][] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'requires_capture',
  'processing',
  'succeeded',
  'canceled',
]

/** Reads a PaymentIntent whose `latest_charge` is expanded. */
function toPayment(intent: Stripe.PaymentIntent): Payment {
  const status = statuses.find((each) => each === intent.status)
  if (!status) throw new Error(`PaymentIntent ${intent.id} has the unknown status ${intent.status}`)
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  const captureBefore = charge?.payment_method_details?.card?.capture_before
  const failure = intent.last_payment_error
  return {
    id: intent.id,
    status,
    method: intent.payment_method_types.includes('us_bank_account') ? 'us_bank_account' : 'card',
    amountCents: intent.amount,
    capturableCents: intent.amount_capturable,
    receivedCents: intent.amount_received,
    refundedCents: charge?.captured ? charge.amount_refunded : 0,
    captureBefore: captureBefore === undefined ? null : new Date(captureBefore * 1000),
    orderId: intent.metadata.order_id ?? null,
    failure: failure ? { code: failure.code ?? null, message: failure.message ?? 'The payment failed.' } : null,
    createdAt: new Date(intent.created * 1000),
  }
}

function toRefund(refund: Stripe.Refund): Refund {
  const payment = refund.payment_intent
  return {
    id: refund.id,
    status: refund.status ?? 'unknown',
    amountCents: refund.amount,
    paymentId: typeof payment === 'object' && payment ? payment.id : payment,
  }
}
