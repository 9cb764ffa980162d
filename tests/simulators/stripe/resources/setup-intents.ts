import type Stripe from 'stripe'
import type { Call, Route } from '../call'
import { assertMayUse, newClientSecret } from '../client-secret'
import { Params } from '../params'
import type { Simulation } from '../simulation'
import { StripeFault, declined, invalid, missing } from '../stripe-fault'
import { testRoutingNumber } from '../test-numbers'
import { depositKinds, planDeposits, sendDeposits, verifyMicrodeposits } from './micro-deposits'
import { createBankAccount, needMethod } from './payment-methods'
import { fail, succeed, unexpected } from './setup-intent-ends'

type Intent = Stripe.SetupIntent

function create(call: Call): Intent {
  const { sim, params } = call
  const customer = params.text('customer')
  if (customer && !sim.store.find('customer', customer)) throw missing('customer', customer, 'customer')
  const id = sim.store.newId('seti')
  const intent = {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: params.list('allowed_payment_method_types') ?? null,
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: newClientSecret(id),
    created: sim.store.now(),
    customer: customer ?? null,
    description: params.text('description') ?? null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: params.metadata(),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: params.list('allowed_payment_method_types') ?? ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: params.choice('usage', ['off_session', 'on_session']) ?? 'off_session',
  } satisfies Intent
  sim.emit('setup_intent.created', sim.store.put('setup_intent', intent))
  const method = params.text('payment_method')
  if (method) take(sim, intent, needMethod(sim, method, 'payment_method'))
  return params.flag('confirm') ? confirm({ ...call, id }) : intent
}

function take(sim: Simulation, intent: Intent, method: Stripe.PaymentMethod): void {
  if (!intent.payment_method_types.includes(method.type))
    throw invalid(
      `The PaymentMethod provided (${method.type}) is not allowed for this SetupIntent.`,
      'setup_intent_invalid_parameter',
      'payment_method',
    )
  if (method.customer && method.customer !== intent.customer)
    throw invalid(
      'The payment method belongs to a different customer.',
      'payment_method_unexpected_state',
      'payment_method',
    )
  intent.payment_method = method.id
  intent.status = 'requires_confirmation'
  sim.store.put('setup_intent', intent)
}

function confirm(call: Call): Intent {
  const { sim, params, id } = call
  const intent = sim.store.need('setup_intent', id)
  assertMayUse(call, intent)
  if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpected(intent, 'confirm')
  const named = params.text('payment_method')
  if (named) take(sim, intent, needMethod(sim, named, 'payment_method'))
  if (!intent.payment_method)
    throw invalid(
      'You cannot confirm this SetupIntent because it is missing a payment method.',
      'setup_intent_unexpected_state',
      'payment_method',
    )
  const method = sim.store.need('payment_method', String(intent.payment_method))
  return method.type === 'card' ? confirmCard(sim, intent, method) : confirmBank(call, intent, method)
}

function confirmCard(sim: Simulation, intent: Intent, method: Stripe.PaymentMethod): Intent {
  const behavior = sim.store.state.hidden.behaviors[method.id]
  if (behavior?.attach)
    return fail(sim, intent, declined(behavior.attach.code, behavior.attach.message, behavior.attach.declineCode))
  if (behavior?.authentication) {
    intent.status = 'requires_action'
    intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } }
    sim.emit('setup_intent.requires_action', sim.store.put('setup_intent', intent))
    return intent
  }
  return succeed(sim, intent, method)
}

function confirmBank(call: Call, intent: Intent, method: Stripe.PaymentMethod): Intent {
  const { sim, params, key } = call
  if (key === 'secret' && !params.nested('mandate_data'))
    throw invalid(
      'You must provide mandate_data when confirming a us_bank_account SetupIntent.',
      'parameter_missing',
      'mandate_data',
    )
  if (sim.store.state.hidden.proven[method.id]) return succeed(sim, intent, method)
  return sendDeposits(sim, intent, method)
}

function cancel({ sim, params, id }: Call): Intent {
  const intent = sim.store.need('setup_intent', id)
  if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpected(intent, 'cancel')
  const reason = params.choice('cancellation_reason', ['abandoned', 'duplicate', 'requested_by_customer'])
  Object.assign(intent, { status: 'canceled', cancellation_reason: reason ?? null, next_action: null })
  sim.emit('setup_intent.canceled', sim.store.put('setup_intent', intent))
  return intent
}

/**
 * What Stripe's own bank dialog does out of sight: the chosen test account becomes the intent's payment method. One that
 * was entered by its numbers (`routing_number`) is not connected and has small deposits to prove it.
 */
function collectBankAccount(call: Call): Intent {
  const { sim, params, id } = call
  const intent = sim.store.need('setup_intent', id)
  assertMayUse(call, intent)
  if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_confirmation')
    throw unexpected(intent, 'collect a bank account for')
  const routing = params.text('routing_number')
  const form = new URLSearchParams({
    'us_bank_account[account_number]': params.needText('account_number'),
    'us_bank_account[routing_number]': routing ?? testRoutingNumber,
    'us_bank_account[account_holder_type]': params.text('account_holder_type') ?? 'individual',
    'billing_details[name]': params.text('name') ?? '',
    'billing_details[email]': params.text('email') ?? '',
  })
  const connection = routing ? null : sim.store.newId('fca')
  const method = createBankAccount(sim, Params.read(form.toString()), connection)
  if (routing) planDeposits(sim, method.id, params.choice('microdeposit_type', depositKinds))
  take(sim, intent, method)
  return intent
}

/** The end of a 3-D Secure challenge, as the card holder's bank reports it. */
export function endSetupChallenge(call: Call, passed: boolean): Intent {
  const { sim, id } = call
  const intent = sim.store.need('setup_intent', id)
  assertMayUse(call, intent)
  if (intent.next_action?.type !== 'use_stripe_sdk') throw unexpected(intent, 'authenticate')
  if (passed) return succeed(sim, intent, sim.store.need('payment_method', String(intent.payment_method)))
  const message =
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.'
  return fail(
    sim,
    intent,
    new StripeFault(402, { type: 'invalid_request_error', code: 'setup_intent_authentication_failure', message }),
  )
}

const created = [
  'customer',
  'allowed_payment_method_types',
  'payment_method',
  'payment_method_options',
  'confirm',
  'usage',
  'mandate_data',
  'metadata',
  'description',
  'return_url',
]
const confirmed = ['client_secret', 'payment_method', 'mandate_data', 'return_url', 'use_stripe_sdk']
const path = '/v1/setup_intents'

export const setupIntentRoutes: Route[] = [
  { method: 'POST', path, accepts: created, run: create },
  {
    method: 'GET',
    path: `${path}/:id`,
    accepts: ['client_secret'],
    isPublic: true,
    run: (call) => {
      const intent = call.sim.store.need('setup_intent', call.id)
      assertMayUse(call, intent)
      return intent
    },
  },
  { method: 'POST', path: `${path}/:id/confirm`, accepts: confirmed, isPublic: true, run: confirm },
  {
    method: 'POST',
    path: `${path}/:id/verify_microdeposits`,
    accepts: ['amounts', 'descriptor_code', 'client_secret'],
    isPublic: true,
    run: verifyMicrodeposits,
  },
  { method: 'POST', path: `${path}/:id/cancel`, accepts: ['cancellation_reason'], run: cancel },
  {
    method: 'POST',
    path: '/v3/collect/:id',
    accepts: [
      'client_secret',
      'account_number',
      'routing_number',
      'microdeposit_type',
      'account_holder_type',
      'name',
      'email',
    ],
    isPublic: true,
    run: collectBankAccount,
  },
]
