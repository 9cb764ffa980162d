import type Stripe from 'stripe'
import type { Route } from '../call'
import { listed } from '../list'
import type { Simulation } from '../simulation'
import { invalid } from '../stripe-fault'
import { disputeBalance } from './balance-transactions'

const evidenceSeconds = 9 * 86_400

/** The card holder tells their bank that the charge of this payment is not theirs. */
export function openDispute(sim: Simulation, intentId: string): string {
  const intent = sim.store.need('payment_intent', intentId)
  const charge = sim.store.need('charge', String(intent.latest_charge))
  const isOpen = sim.store.all('dispute').some((one) => one.charge === charge.id && one.status === 'needs_response')
  if (!charge.captured || isOpen) throw invalid('This charge cannot be disputed.')
  const dispute = {
    id: sim.store.newId('dp'),
    object: 'dispute',
    amount: charge.amount_captured,
    balance_transactions: [],
    charge: charge.id,
    created: sim.store.now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {},
    evidence_details: {
      due_by: sim.store.now() + evidenceSeconds,
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      enhanced_eligibility: {},
    },
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: intent.id,
    reason: 'fraudulent',
    status: 'needs_response',
  } as unknown as Stripe.Dispute
  charge.disputed = true
  sim.store.put('charge', charge)
  dispute.balance_transactions.push(disputeBalance(sim, dispute.id, -dispute.amount))
  sim.emit('charge.dispute.created', sim.store.put('dispute', dispute))
  sim.emit('charge.dispute.funds_withdrawn', dispute)
  return dispute.id
}

/** The bank has decided. */
export function closeDispute(sim: Simulation, id: string, status: 'won' | 'lost'): void {
  const dispute = sim.store.need('dispute', id)
  dispute.status = status
  sim.emit('charge.dispute.closed', sim.store.put('dispute', dispute))
  if (status === 'lost') return
  dispute.balance_transactions.push(disputeBalance(sim, id, dispute.amount))
  sim.emit('charge.dispute.funds_reinstated', sim.store.put('dispute', dispute))
}

export const disputeRoutes: Route[] = [
  {
    method: 'GET',
    path: '/v1/disputes',
    accepts: ['limit', 'starting_after', 'ending_before', 'created', 'payment_intent', 'charge'],
    run: ({ sim, params }) =>
      listed(sim.store.all('dispute'), params, '/v1/disputes', [
        (dispute) => !params.has('payment_intent') || dispute.payment_intent === params.text('payment_intent'),
        (dispute) => !params.has('charge') || dispute.charge === params.text('charge'),
      ]),
  },
  { method: 'GET', path: '/v1/disputes/:id', accepts: [], run: ({ sim, id }) => sim.store.need('dispute', id) },
]
