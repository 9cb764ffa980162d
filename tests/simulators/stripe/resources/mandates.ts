import type Stripe from 'stripe'
import type { Route } from '../call'
import type { Simulation } from '../simulation'

/** The customer's standing permission to debit this account. */
export function grantMandate(sim: Simulation, method: Stripe.PaymentMethod): string {
  return newMandate(sim, method, sim.store.newId('mandate'))
}

export function newMandate(sim: Simulation, method: Stripe.PaymentMethod, id: string): string {
  const mandate = {
    id,
    object: 'mandate',
    customer_acceptance: {
      accepted_at: sim.store.now(),
      online: { ip_address: '127.0.0.1', user_agent: 'browser' },
      type: 'online',
    },
    livemode: false,
    multi_use: {},
    payment_method: method.id,
    payment_method_details: { type: 'us_bank_account', us_bank_account: { collection_method: 'paper' } },
    status: 'active',
    type: 'multi_use',
  } satisfies Stripe.Mandate
  sim.store.put('mandate', mandate)
  sim.store.state.hidden.mandates[method.id] = mandate.id
  return mandate.id
}

export const mandateRoutes: Route[] = [
  { method: 'GET', path: '/v1/mandates/:id', accepts: [], run: ({ sim, id }) => sim.store.need('mandate', id) },
]
