import type Stripe from 'stripe'
import type { Call, Route } from '../call'
import { listed } from '../list'
import { invalid, missing } from '../stripe-fault'
import type { Simulation } from '../simulation'
import type { Params } from '../params'
import { refundedBalance } from './balance-transactions'

const achRefundSeconds = 3 * 86_400

function chargeOf(sim: Simulation, params: Params): Stripe.Charge {
  const named = params.text('charge')
  if (named) return sim.store.need('charge', named, 'charge')
  const intentId = params.text('payment_intent')
  if (!intentId)
    throw invalid('One of the following params should be provided for this request: payment_intent or charge.')
  const intent = sim.store.need('payment_intent', intentId, 'payment_intent')
  const charge = intent.latest_charge ? sim.store.find('charge', String(intent.latest_charge)) : undefined
  if (!charge || charge.status === 'failed')
    throw invalid(
      'This PaymentIntent does not have a successful charge to refund.',
      'payment_intent_unexpected_state',
      'payment_intent',
    )
  return charge
}

function create({ sim, params }: Call): Stripe.Refund {
  const charge = chargeOf(sim, params)
  if (charge.refunded) throw invalid(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded')
  if (!charge.captured || charge.status !== 'succeeded')
    throw invalid('This charge cannot be refunded: it has not been captured.', 'charge_not_refundable')
  const left = charge.amount - charge.amount_refunded
  const amount = params.whole('amount') ?? left
  if (amount < 1) throw invalid('Invalid positive integer', 'parameter_invalid_integer', 'amount')
  if (amount > left)
    throw invalid(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      undefined,
      'amount',
    )
  const isBank = charge.payment_method_details?.type === 'us_bank_account'
  const refund: Stripe.Refund = {
    id: sim.store.newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: sim.store.now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: params.metadata(),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: params.choice('reason', ['duplicate', 'fraudulent', 'requested_by_customer']) ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: isBank ? 'pending' : 'succeeded',
    transfer_reversal: null,
  } satisfies Stripe.Refund
  sim.store.put('refund', refund)
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount
  if (isBank) sim.store.state.due.push({ at: sim.store.now() + achRefundSeconds, kind: 'refund', id: refund.id })
  else refund.balance_transaction = refundedBalance(sim, refund).id
  sim.emit('charge.refunded', sim.store.put('charge', charge))
  sim.emit('refund.created', refund)
  return refund
}

/** The bank could not credit the refund and sent it back, at whatever stage it was. */
export function failRefund(sim: Simulation, id: string): void {
  const refund = sim.store.need('refund', id)
  if (refund.status === 'failed') return
  Object.assign(refund, { status: 'failed', failure_reason: 'lost_or_stolen_card' })
  const charge = sim.store.need('charge', String(refund.charge))
  charge.amount_refunded -= refund.amount
  charge.refunded = false
  sim.store.put('charge', charge)
  sim.emit('refund.failed', sim.store.put('refund', refund))
  sim.emit('charge.refund.updated', refund)
}

export const refundRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/refunds',
    accepts: ['payment_intent', 'charge', 'amount', 'reason', 'metadata'],
    run: create,
  },
  {
    method: 'GET',
    path: '/v1/refunds',
    accepts: ['limit', 'starting_after', 'ending_before', 'created', 'payment_intent', 'charge'],
    run: ({ sim, params }) => {
      const intent = params.text('payment_intent')
      if (intent && !sim.store.find('payment_intent', intent)) throw missing('payment_intent', intent, 'payment_intent')
      return listed(sim.store.all('refund'), params, '/v1/refunds', [
        (refund) => intent === undefined || refund.payment_intent === intent,
        (refund) => !params.has('charge') || refund.charge === params.text('charge'),
      ])
    },
  },
  { method: 'GET', path: '/v1/refunds/:id', accepts: [], run: ({ sim, id }) => sim.store.need('refund', id) },
]
