import type Stripe from 'stripe'
import type { Call, Route } from '../call'
import { assertMayUse, newClientSecret } from '../client-secret'
import { listed } from '../list'
import { searched } from '../search-query'
import type { Simulation } from '../simulation'
import { StripeFault, invalid, missing } from '../stripe-fault'
import { capturedBalance } from './balance-transactions'
import { carryOut, confirmIntent, prepareIntent } from './confirm-payment'

type Intent = Stripe.PaymentIntent
const smallestCents = 50
const largestCents = 99_999_999

function readAmount(call: Call): number {
  const amount = call.params.needWhole('amount')
  if (amount < 1) throw invalid('This value must be greater than or equal to 1.', 'parameter_invalid_integer', 'amount')
  if (amount < smallestCents) throw invalid('Amount must be at least $0.50 usd', 'amount_too_small', 'amount')
  if (amount > largestCents) throw invalid('Amount must be no more than $999,999.99', 'amount_too_large', 'amount')
  return amount
}

function create(call: Call): Intent {
  const { sim, params } = call
  const amount = readAmount(call)
  const currency = params.needText('currency').toLowerCase()
  if (currency !== 'usd')
    throw invalid(`Invalid currency: ${currency}. The simulator knows usd only.`, undefined, 'currency')
  const customer = params.text('customer')
  if (customer && !sim.store.find('customer', customer)) throw missing('customer', customer, 'customer')
  const types = params.list('allowed_payment_method_types') ?? ['card']
  const captureMethod = params.choice('capture_method', ['automatic', 'automatic_async', 'manual']) ?? 'automatic_async'
  const compatible = captureMethod === 'manual' ? types.filter((type) => type !== 'us_bank_account') : types
  if (compatible.length === 0)
    throw invalid(
      'The payment method type `us_bank_account` does not support `capture_method=manual`.',
      'payment_intent_invalid_parameter',
      'capture_method',
    )
  const intent = newIntent(call, { amount, currency, types: compatible, captureMethod })
  const isConfirmed = params.flag('confirm')
  prepareIntent(call, intent, isConfirmed)
  sim.emit('payment_intent.created', sim.store.put('payment_intent', intent))
  return isConfirmed ? carryOut(call, intent) : intent
}

type Terms = { amount: number; currency: string; types: string[]; captureMethod: Intent['capture_method'] }

/** An intent as it is made; not kept yet. */
export function newIntent({ sim, params }: Call, { amount, currency, types, captureMethod }: Terms): Intent {
  const id = sim.store.newId('pi')
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: params.list('allowed_payment_method_types') ?? null,
    amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: captureMethod,
    client_secret: newClientSecret(id),
    confirmation_method: 'automatic',
    created: sim.store.now(),
    currency,
    customer: params.text('customer') ?? null,
    customer_account: null,
    description: params.text('description') ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: params.metadata(),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: types,
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: params.choice('setup_future_usage', ['off_session', 'on_session']) ?? null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: params.text('statement_descriptor_suffix') ?? null,
    status: 'requires_payment_method',
    transfer_group: null,
  } satisfies Intent
}

function unexpected(intent: Intent, verb: string): StripeFault {
  return new StripeFault(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `This PaymentIntent could not be ${verb} because it has a status of ${intent.status}.`,
    payment_intent: intent,
  })
}

function capture({ sim, params, id }: Call): Intent {
  const intent = sim.store.need('payment_intent', id)
  if (intent.status !== 'requires_capture') throw unexpected(intent, 'captured')
  const amount = params.whole('amount_to_capture') ?? intent.amount_capturable
  if (amount < 1)
    throw invalid('This value must be greater than or equal to 1.', 'parameter_invalid_integer', 'amount_to_capture')
  if (amount > intent.amount_capturable)
    throw invalid(
      'The amount to capture must be no more than the authorized amount.',
      'amount_too_large',
      'amount_to_capture',
    )
  const charge = sim.store.need('charge', String(intent.latest_charge))
  Object.assign(charge, { captured: true, amount_captured: amount })
  if (amount < charge.amount) charge.amount_refunded = charge.amount - amount
  charge.balance_transaction = capturedBalance(sim, charge).id
  intent.metadata = params.metadata(intent.metadata)
  Object.assign(intent, { status: 'succeeded', amount_received: amount, amount_capturable: 0 })
  sim.emit('charge.captured', sim.store.put('charge', charge))
  sim.emit('payment_intent.succeeded', sim.store.put('payment_intent', intent))
  return intent
}

/** Ends an intent without capturing it and gives the held amount back; the charge that held it, if any. */
export function releaseHold(sim: Simulation, intent: Intent, reason: string): Stripe.Charge | undefined {
  const charge =
    intent.status === 'requires_capture' ? sim.store.find('charge', String(intent.latest_charge)) : undefined
  if (charge) Object.assign(charge, { refunded: true, amount_refunded: charge.amount })
  const ended = {
    status: 'canceled',
    canceled_at: sim.store.now(),
    cancellation_reason: reason,
    amount_capturable: 0,
    next_action: null,
  }
  sim.store.put('payment_intent', Object.assign(intent, ended))
  return charge
}

const cancelable = ['requires_payment_method', 'requires_capture', 'requires_confirmation', 'requires_action']

function cancel({ sim, params, id }: Call): Intent {
  const intent = sim.store.need('payment_intent', id)
  if (!cancelable.includes(intent.status)) throw unexpected(intent, 'canceled')
  const reason = params.choice('cancellation_reason', ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'])
  const charge = releaseHold(sim, intent, reason ?? 'requested_by_customer')
  if (!reason) intent.cancellation_reason = null
  if (charge) sim.emit('charge.refunded', charge)
  sim.emit('payment_intent.canceled', intent)
  return intent
}

function update({ sim, params, id }: Call): Intent {
  const intent = sim.store.need('payment_intent', id)
  intent.metadata = params.metadata(intent.metadata)
  intent.description = params.text('description') ?? intent.description
  return sim.store.put('payment_intent', intent)
}

const path = '/v1/payment_intents'
const created = [
  'amount',
  'currency',
  'capture_method',
  'confirm',
  'confirmation_method',
  'customer',
  'description',
  'error_on_requires_action',
  'mandate',
  'mandate_data',
  'metadata',
  'off_session',
  'payment_method',
  'payment_method_options',
  'allowed_payment_method_types',
  'return_url',
  'setup_future_usage',
  'statement_descriptor_suffix',
  'use_stripe_sdk',
]
const confirmed = [
  'client_secret',
  'payment_method',
  'off_session',
  'mandate',
  'mandate_data',
  'return_url',
  'error_on_requires_action',
  'use_stripe_sdk',
]

export const paymentIntentRoutes: Route[] = [
  { method: 'POST', path, accepts: created, run: create },
  {
    method: 'GET',
    path,
    accepts: ['limit', 'starting_after', 'ending_before', 'created', 'customer'],
    run: ({ sim, params }) =>
      listed(sim.store.all('payment_intent'), params, path, [
        (intent) => !params.has('customer') || intent.customer === params.text('customer'),
      ]),
  },
  {
    method: 'GET',
    path: `${path}/search`,
    accepts: ['query', 'limit', 'page'],
    run: ({ sim, params }) => searched(sim.store.all('payment_intent'), params, `${path}/search`),
  },
  {
    method: 'GET',
    path: `${path}/:id`,
    accepts: ['client_secret'],
    isPublic: true,
    run: (call) => {
      const intent = call.sim.store.need('payment_intent', call.id)
      assertMayUse(call, intent)
      return intent
    },
  },
  { method: 'POST', path: `${path}/:id`, accepts: ['metadata', 'description'], run: update },
  {
    method: 'POST',
    path: `${path}/:id/confirm`,
    accepts: confirmed,
    isPublic: true,
    run: (call) => {
      assertMayUse(call, call.sim.store.need('payment_intent', call.id))
      return confirmIntent(call)
    },
  },
  { method: 'POST', path: `${path}/:id/capture`, accepts: ['amount_to_capture', 'metadata'], run: capture },
  { method: 'POST', path: `${path}/:id/cancel`, accepts: ['cancellation_reason'], run: cancel },
]
