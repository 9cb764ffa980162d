import { ERROR_CODES } from '@stackyard/shared/schema/error-code'
import type Stripe from 'stripe'
import { callStripe } from '../../../integrations/stripe/call-stripe'
import type { Services } from '../../../platform/services'

/** What the payment provider says of a top-up's payment. */
export type SeenPayment = {
  paymentIntentId: string | null
  state: 'pending' | 'processing' | 'failed' | 'paid'
  failure: string | null
  /** Received, less what was refunded or is disputed. */
  paidCents: number
  fromBalanceCents: number
  /** What was refunded so far, for which the invoice gets credit notes. */
  refundedCents: number
}

const NOTHING_PAID = { paidCents: 0, fromBalanceCents: 0, refundedCents: 0 }

/** The provider's sentence for the customer, else our own. */
export const failureText = (error: { message?: string | undefined } | null | undefined): string =>
  error?.message?.slice(0, 300) || ERROR_CODES.PAYMENT_FAILED.message

/** Disputes whose money the bank has taken: all but those that were only asked about, or won. */
const isTaken = ({ status }: Stripe.Dispute): boolean => ['needs_response', 'under_review', 'lost'].includes(status)

async function disputedCents({ stripe }: Services, intentId: string): Promise<number> {
  let sum = 0
  for await (const dispute of stripe.disputes.list({ payment_intent: intentId, limit: 100 }))
    if (isTaken(dispute)) sum += dispute.amount
  return sum
}

/** A payment at Stripe as it is now. @throws as `callStripe` says. */
export async function readPayment(services: Services, intentId: string): Promise<SeenPayment> {
  const intent = await callStripe(() =>
    services.stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] }),
  )
  const common = { paymentIntentId: intent.id, failure: null, ...NOTHING_PAID }
  if (intent.status === 'processing') return { ...common, state: 'processing' }
  const isRefused = intent.status === 'requires_payment_method' && intent.last_payment_error !== null
  if (intent.status === 'canceled' || isRefused)
    return { ...common, state: 'failed', failure: failureText(intent.last_payment_error) }
  if (intent.status !== 'succeeded') return { ...common, state: 'pending' }
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  const refunded = charge?.amount_refunded ?? 0
  const disputed = charge?.disputed ? await callStripe(() => disputedCents(services, intent.id)) : 0
  const paidCents = Math.max(0, intent.amount_received - refunded - disputed)
  return { ...common, state: 'paid', paidCents, refundedCents: refunded }
}

/** The payment of an invoice at Stripe as it is now: what was charged, and what the customer's balance there paid. */
export async function readInvoicePayment(services: Services, invoiceId: string): Promise<SeenPayment> {
  const invoice = await callStripe(() => services.stripe.invoices.retrieve(invoiceId))
  const intentId = await intentOf(services, invoiceId)
  const payment = intentId ? await readPayment(services, intentId) : null
  const fromBalanceCents = Math.max(0, invoice.total - invoice.amount_due)
  if (invoice.status === 'paid')
    return { paymentIntentId: null, failure: null, ...NOTHING_PAID, ...payment, state: 'paid', fromBalanceCents }
  if (payment) return { ...payment, state: payment.state === 'processing' ? 'processing' : 'failed', paidCents: 0 }
  return { paymentIntentId: null, state: 'pending', failure: null, ...NOTHING_PAID }
}

async function intentOf({ stripe }: Services, invoiceId: string): Promise<string | null> {
  const { data } = await callStripe(() => stripe.invoicePayments.list({ invoice: invoiceId, limit: 100 }))
  const intent = (data.find(({ status }) => status === 'paid') ?? data[0])?.payment.payment_intent
  return typeof intent === 'object' ? (intent?.id ?? null) : (intent ?? null)
}
