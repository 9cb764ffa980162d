import type Stripe from 'stripe'
import type { Simulation } from '../simulation'
import { StripeFault } from '../stripe-fault'
import { grantMandate } from './mandates'
import { attachTo } from './payment-methods'

type Intent = Stripe.SetupIntent

/** The refusal of a step that the intent's state does not allow. */
export function unexpected(intent: Intent, verb: string): StripeFault {
  return new StripeFault(400, {
    type: 'invalid_request_error',
    code: 'setup_intent_unexpected_state',
    message: `You cannot ${verb} this SetupIntent because it has a status of ${intent.status}.`,
    setup_intent: intent,
  })
}

/** The method is the customer's and proven; a bank account may be debited from now on. */
export function succeed(sim: Simulation, intent: Intent, method: Stripe.PaymentMethod): Intent {
  if (intent.customer) attachTo(sim, method, String(intent.customer))
  sim.store.state.hidden.proven[method.id] = true
  if (method.type === 'us_bank_account') intent.mandate = grantMandate(sim, method)
  Object.assign(intent, { status: 'succeeded', next_action: null, last_setup_error: null })
  sim.emit('setup_intent.succeeded', sim.store.put('setup_intent', intent))
  return intent
}

/** The method was no good: the intent waits for another one. */
export function failSetup(sim: Simulation, intent: Intent, fault: StripeFault): void {
  Object.assign(intent, {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_setup_error: fault.body,
  })
  sim.emit('setup_intent.setup_failed', sim.store.put('setup_intent', intent))
}

/** The same, answering the call that led to it. */
export function fail(sim: Simulation, intent: Intent, fault: StripeFault): never {
  failSetup(sim, intent, fault)
  throw new StripeFault(fault.status, { ...fault.body, setup_intent: intent })
}
