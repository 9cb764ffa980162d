import type Stripe from 'stripe'
import type { Call } from '../call'
import { assertMayUse } from '../client-secret'
import type { Simulation } from '../simulation'
import { StripeFault, invalid } from '../stripe-fault'
import type { Decline } from '../test-numbers'
import { capturedBalance } from './balance-transactions'
import { captureBefore, newCharge } from './charges'
import { grantMandate } from './mandates'
import { needMethod } from './payment-methods'

type Intent = Stripe.PaymentIntent
type Method = Stripe.PaymentMethod

const challenge: Decline = {
  code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
  declineCode: 'authentication_required',
}

/** Confirms an intent that stands, as POST /v1/payment_intents/:id/confirm does. */
export function confirmIntent(call: Call): Intent {
  const intent = call.sim.store.need('payment_intent', call.id)
  if (!['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(intent.status))
    throw new StripeFault(400, {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      message: `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`,
      payment_intent: intent,
    })
  prepareIntent(call, intent, true)
  return carryOut(call, intent)
}

/** Takes the call's payment method and refuses what could never be carried out, before anything is recorded. */
export function prepareIntent({ sim, params, key }: Call, intent: Intent, isConfirmed: boolean): void {
  const named = params.text('payment_method')
  if (named) take(intent, needMethod(sim, named, 'payment_method'))
  if (!isConfirmed) return
  if (!intent.payment_method)
    throw invalid(
      'You cannot confirm this PaymentIntent because it is missing a payment method.',
      'payment_intent_unexpected_state',
    )
  const method = sim.store.need('payment_method', String(intent.payment_method))
  if (method.type !== 'us_bank_account') return
  const granted = sim.store.state.hidden.mandates[method.id]
  const offered = params.text('mandate')
  if (offered && offered !== granted)
    throw invalid(
      'The provided mandate is not valid for this payment method.',
      'payment_intent_mandate_invalid',
      'mandate',
    )
  if (!granted && !params.nested('mandate_data') && key === 'secret')
    throw invalid('A us_bank_account payment needs a mandate or mandate_data.', 'parameter_missing', 'mandate_data')
  if (!sim.store.state.hidden.proven[method.id])
    throw invalid(
      'The bank account must be verified before it can be debited.',
      'bank_account_unverified',
      'payment_method',
    )
}

/** Carries a prepared payment as far as it goes. */
export function carryOut(call: Call, intent: Intent): Intent {
  const method = call.sim.store.need('payment_method', String(intent.payment_method))
  return method.type === 'card' ? confirmCard(call, intent, method) : confirmBank(call, intent, method)
}

function take(intent: Intent, method: Method): void {
  if (!intent.payment_method_types.includes(method.type))
    throw invalid(
      `The PaymentMethod provided (${method.type}) is not allowed for this PaymentIntent.`,
      'payment_intent_invalid_parameter',
      'payment_method',
    )
  if (method.customer && method.customer !== intent.customer)
    throw invalid(
      `The PaymentMethod ${method.id} belongs to a different Customer than this PaymentIntent.`,
      'payment_method_unexpected_state',
      'payment_method',
    )
  intent.payment_method = method.id
  intent.status = 'requires_confirmation'
}

function confirmCard({ sim, params }: Call, intent: Intent, method: Method): Intent {
  const behavior = sim.store.state.hidden.behaviors[method.id]
  if (behavior?.charge) return refuse(sim, intent, method, behavior.charge)
  const isProven = behavior?.authentication === 'unless-set-up' && sim.store.state.hidden.proven[method.id]
  if (behavior?.authentication && !isProven) {
    if (params.flag('off_session') || params.flag('error_on_requires_action'))
      return refuse(sim, intent, method, challenge)
    intent.status = 'requires_action'
    intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } }
    sim.emit('payment_intent.requires_action', sim.store.put('payment_intent', intent))
    return intent
  }
  return authorize(sim, intent, method)
}

function authorize(sim: Simulation, intent: Intent, method: Method): Intent {
  const charge = newCharge(sim, intent, method)
  Object.assign(intent, { latest_charge: charge.id, next_action: null, last_payment_error: null })
  if (intent.capture_method === 'manual') {
    Object.assign(intent, { status: 'requires_capture', amount_capturable: intent.amount })
    const at = captureBefore(charge)
    if (at !== undefined) sim.store.state.due.push({ at, kind: 'hold', id: intent.id })
    sim.emit('charge.succeeded', charge)
    sim.emit('payment_intent.amount_capturable_updated', sim.store.put('payment_intent', intent))
    return intent
  }
  charge.balance_transaction = capturedBalance(sim, charge).id
  Object.assign(intent, { status: 'succeeded', amount_received: intent.amount })
  sim.emit('charge.succeeded', charge)
  sim.emit('payment_intent.succeeded', sim.store.put('payment_intent', intent))
  return intent
}

function refuse(sim: Simulation, intent: Intent, method: Method, refusal: Decline): never {
  const charge = newCharge(sim, intent, method, refusal)
  const error = {
    type: 'card_error' as const,
    code: refusal.code,
    message: refusal.message,
    ...(refusal.declineCode && { decline_code: refusal.declineCode }),
    charge: charge.id,
    payment_method: method,
  }
  const ended = {
    status: 'requires_payment_method',
    payment_method: null,
    latest_charge: charge.id,
    last_payment_error: error,
    next_action: null,
  }
  sim.store.put('payment_intent', Object.assign(intent, ended))
  sim.emit('charge.failed', charge)
  sim.emit('payment_intent.payment_failed', intent)
  throw new StripeFault(402, { ...error, payment_intent: intent })
}

function confirmBank({ sim }: Call, intent: Intent, method: Method): Intent {
  if (!sim.store.state.hidden.mandates[method.id]) grantMandate(sim, method)
  const charge = newCharge(sim, intent, method)
  Object.assign(intent, { status: 'processing', latest_charge: charge.id, last_payment_error: null })
  sim.store.state.due.push({ at: sim.store.now() + sim.achSeconds, kind: 'debit', id: intent.id })
  sim.emit('charge.pending', charge)
  sim.emit('payment_intent.processing', sim.store.put('payment_intent', intent))
  return intent
}

/** The end of a 3-D Secure challenge, as the card holder's bank reports it. */
export function endPaymentChallenge(call: Call, passed: boolean): Intent {
  const { sim, id } = call
  const intent = sim.store.need('payment_intent', id)
  assertMayUse(call, intent)
  if (intent.next_action?.type !== 'use_stripe_sdk')
    throw invalid('This PaymentIntent does not await authentication.', 'payment_intent_unexpected_state')
  const method = sim.store.need('payment_method', String(intent.payment_method))
  if (passed) return authorize(sim, intent, method)
  const message =
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.'
  return refuse(sim, intent, method, { code: 'payment_intent_authentication_failure', message })
}
