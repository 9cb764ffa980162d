import type Stripe from 'stripe'
import { callStripe } from './call-stripe'

const statuses = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'requires_capture',
  'processing',
  'succeeded',
  'canceled',
] as const

/** One PaymentIntent as the books see it; all amounts in whole cents. */
export type Payment = {
  id: string
  status: (typeof statuses)[number]
  amountCents: number
  receivedCents: number
  /** Of what was received; the rest of a hold that was let go does not count. */
  refundedCents: number
  /** `metadata.order_id` */
  orderId: string | null
  /** `metadata.installment`: order, month of the term, and try, as `12:2:1`. */
  installment: string | null
}

/** All payments made since, newest first; for comparing with the orders. Throws as `callStripe` says. */
export async function listPayments(stripe: Stripe, since: Date): Promise<Payment[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  const found: Payment[] = []
  await callStripe(async () => {
    for await (const intent of stripe.paymentIntents.list({ created, limit: 100, expand: ['data.latest_charge'] }))
      found.push(toPayment(intent))
  })
  return found
}

/** Reads a PaymentIntent whose `latest_charge` is expanded. */
function toPayment(intent: Stripe.PaymentIntent): Payment {
  const status = statuses.find((each) => each === intent.status)
  if (!status) throw new Error(`PaymentIntent ${intent.id} has the unknown status ${intent.status}`)
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  return {
    id: intent.id,
    status,
    amountCents: intent.amount,
    receivedCents: intent.amount_received,
    refundedCents: charge?.captured ? charge.amount_refunded - (charge.amount - charge.amount_captured) : 0,
    orderId: intent.metadata.order_id ?? null,
    installment: intent.metadata.installment ?? null,
  }
}
