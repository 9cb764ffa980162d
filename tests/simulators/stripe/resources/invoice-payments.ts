import type Stripe from 'stripe'
import type { Route } from '../call'
import { listed } from '../list'
import type { Simulation } from '../simulation'

/** The payments of all invoices, the newest first: one for each PaymentIntent that an attempt to collect made. */
function invoicePayments(sim: Simulation): Stripe.InvoicePayment[] {
  return Object.entries(sim.store.state.invoicePayments).flatMap(([intentId, invoiceId]) => {
    const intent = sim.store.find('payment_intent', intentId)
    if (!intent) return []
    const isPaid = intent.status === 'succeeded'
    return [
      {
        id: `inpay_${intentId}`,
        object: 'invoice_payment',
        amount_paid: isPaid ? intent.amount_received : null,
        amount_requested: intent.amount,
        created: intent.created,
        currency: intent.currency,
        invoice: invoiceId,
        is_default: true,
        livemode: false,
        payment: { type: 'payment_intent', payment_intent: intentId },
        status: isPaid ? 'paid' : 'open',
        status_transitions: { canceled_at: null, paid_at: isPaid ? intent.created : null },
      } satisfies Stripe.InvoicePayment,
    ]
  })
}

const path = '/v1/invoice_payments'

export const invoicePaymentRoutes: Route[] = [
  {
    method: 'GET',
    path,
    accepts: ['invoice', 'limit', 'starting_after', 'ending_before'],
    run: ({ sim, params }) =>
      listed(invoicePayments(sim).toReversed(), params, path, [
        (payment) => !params.has('invoice') || payment.invoice === params.text('invoice'),
      ]),
  },
]
