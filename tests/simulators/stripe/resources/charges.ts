import type Stripe from 'stripe'
import type { Route } from '../call'
import { listed } from '../list'
import type { Simulation } from '../simulation'
import type { Decline } from '../test-numbers'

const holdSeconds = 7 * 86_400

function detailsOf(
  sim: Simulation,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
): Stripe.Charge.PaymentMethodDetails {
  const bank = method.us_bank_account
  if (bank)
    return {
      type: 'us_bank_account',
      us_bank_account: {
        account_holder_type: bank.account_holder_type,
        account_type: bank.account_type,
        bank_name: bank.bank_name,
        fingerprint: bank.fingerprint,
        last4: bank.last4,
        mandate: sim.store.state.hidden.mandates[method.id],
        payment_reference: null,
        routing_number: bank.routing_number,
      },
    }
  const card = method.card
  if (!card) return { type: method.type }
  const isHold = intent.capture_method === 'manual'
  return {
    type: 'card',
    card: {
      amount_authorized: intent.amount,
      authorization_code: null,
      brand: card.brand,
      ...(isHold && { capture_before: sim.store.now() + holdSeconds }),
      checks: card.checks,
      country: card.country,
      electronic_commerce_indicator: null,
      exp_month: card.exp_month,
      exp_year: card.exp_year,
      fingerprint: card.fingerprint,
      funding: card.funding,
      installments: null,
      last4: card.last4,
      mandate: null,
      network: card.brand,
      network_transaction_id: null,
      regulated_status: 'unregulated',
      three_d_secure: null,
      transaction_link_id: null,
      wallet: null,
    },
  }
}

function outcomeOf(refusal: Decline | undefined): Stripe.Charge.Outcome {
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: refusal ? 'declined_by_network' : 'approved_by_network',
    reason: refusal?.declineCode ?? null,
    risk_level: 'normal',
    seller_message: refusal ? 'The bank did not return any further details with this decline.' : 'Payment complete.',
    type: refusal ? 'issuer_declined' : 'authorized',
  }
}

/** Fields of a charge the product never fills. */
const unused = {
  application: null,
  application_fee: null,
  application_fee_amount: null,
  failure_balance_transaction: null,
  on_behalf_of: null,
  receipt_email: null,
  receipt_number: null,
  receipt_url: null,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
}

/** The charge of one attempt: refused when `refusal` is given, else as its method has it (`pending` for ACH). */
export function newCharge(
  sim: Simulation,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  refusal?: Decline,
): Stripe.Charge {
  const isCaptured = !refusal && intent.capture_method !== 'manual'
  const isPending = method.type === 'us_bank_account'
  const charge = {
    ...unused,
    id: sim.store.newId(isPending ? 'py' : 'ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: isCaptured ? intent.amount : 0,
    amount_refunded: 0,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'SIMULATED',
    captured: isCaptured,
    created: sim.store.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_code: refusal?.code ?? null,
    failure_message: refusal?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    outcome: outcomeOf(refusal),
    paid: !refusal && !isPending,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: detailsOf(sim, intent, method),
    refunded: false,
    status: refusal ? 'failed' : isPending ? 'pending' : 'succeeded',
  } satisfies Stripe.Charge
  return sim.store.put('charge', charge)
}

/** When the hold of this charge ends, in the simulator's seconds. */
export function captureBefore(charge: Stripe.Charge): number | undefined {
  return charge.payment_method_details?.card?.capture_before
}

export const chargeRoutes: Route[] = [
  {
    method: 'GET',
    path: '/v1/charges',
    accepts: ['limit', 'starting_after', 'ending_before', 'created', 'customer', 'payment_intent'],
    run: ({ sim, params }) =>
      listed(sim.store.all('charge'), params, '/v1/charges', [
        (charge) => !params.has('customer') || charge.customer === params.text('customer'),
        (charge) => !params.has('payment_intent') || charge.payment_intent === params.text('payment_intent'),
      ]),
  },
  { method: 'GET', path: '/v1/charges/:id', accepts: [], run: ({ sim, id }) => sim.store.need('charge', id) },
]
