import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import type { Call, Route } from '../call'
import { listed } from '../list'
import { Params } from '../params'
import type { Simulation } from '../simulation'
import { declined, invalid, missing } from '../stripe-fault'
import {
  namedBankAccounts,
  namedCards,
  testBankAccounts,
  testCards,
  testRoutingNumber,
  type Behavior,
} from '../test-numbers'
import { assertExpiry, factsOf, readCard, spendToken, type CardFacts } from './tokens'

type Method = Stripe.PaymentMethod

function blank(sim: Simulation, type: 'card' | 'us_bank_account', params: Params, name: string | null = null): Method {
  return {
    id: sim.store.newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: readBilling(params, { address: null, email: null, name, phone: null, tax_id: null }),
    created: sim.store.now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: params.metadata(),
    type,
  } satisfies Method
}

function readBilling(params: Params, before: Stripe.PaymentMethod.BillingDetails): Stripe.PaymentMethod.BillingDetails {
  const given = params.nested('billing_details')
  const address = given?.nested('address')
  return {
    ...before,
    name: given?.text('name') ?? before.name,
    email: given?.text('email') ?? before.email,
    phone: given?.text('phone') ?? before.phone,
    address: address
      ? {
          city: address.text('city') ?? null,
          country: address.text('country') ?? null,
          line1: address.text('line1') ?? null,
          line2: address.text('line2') ?? null,
          postal_code: address.text('postal_code') ?? null,
          state: address.text('state') ?? null,
        }
      : before.address,
  }
}

function toCard(facts: Omit<CardFacts, 'number'>): Stripe.PaymentMethod.Card {
  return {
    brand: facts.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'unchecked' },
    country: 'US',
    display_brand: facts.brand,
    exp_month: facts.expMonth,
    exp_year: facts.expYear,
    fingerprint: facts.fingerprint,
    funding: facts.funding,
    generated_from: null,
    last4: facts.last4,
    networks: { available: [facts.brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  }
}

function keep(sim: Simulation, method: Method, behavior: Behavior | undefined): Method {
  sim.store.state.hidden.behaviors[method.id] = behavior ?? {}
  return sim.store.put('payment_method', method)
}

function behaviorOf(number: string): Behavior {
  const { brand: _brand, funding: _funding, ...behavior } = testCards[number] ?? { brand: '', funding: 'credit' }
  return behavior
}

function createCard(sim: Simulation, params: Params): Method {
  const card = params.needNested('card')
  const token = card.text('token')
  if (!token) {
    const facts = readCard(sim, card)
    return keep(sim, { ...blank(sim, 'card', params), card: toCard(facts) }, behaviorOf(facts.number))
  }
  const spent = spendToken(sim, token)
  const behavior = sim.store.state.hidden.behaviors[token] ?? behaviorOf(spent.behaviorOf)
  return keep(sim, { ...blank(sim, 'card', params, spent.name), card: toCard(spent.facts) }, behavior)
}

/** A bank account by its numbers; of the account number only the last four digits and what it does are kept. */
export function createBankAccount(sim: Simulation, params: Params, financialConnection: string | null = null): Method {
  const bank = params.needNested('us_bank_account')
  const number = bank.needText('account_number')
  const routing = bank.needText('routing_number')
  if (routing !== testRoutingNumber)
    throw invalid(
      'You must use a test bank account number in test mode.',
      'routing_number_invalid',
      'us_bank_account[routing_number]',
    )
  const behavior = testBankAccounts[number]
  if (!behavior)
    throw invalid(
      'You must use a test bank account number in test mode.',
      'account_number_invalid',
      'us_bank_account[account_number]',
    )
  const method = blank(sim, 'us_bank_account', params)
  if (!method.billing_details.name)
    throw invalid('Missing required param: billing_details[name].', 'parameter_missing', 'billing_details[name]')
  method.us_bank_account = {
    account_holder_type: bank.choice('account_holder_type', ['company', 'individual']) ?? 'individual',
    account_type: bank.choice('account_type', ['checking', 'savings']) ?? 'checking',
    bank_name: 'STRIPE TEST BANK',
    financial_connections_account: financialConnection,
    fingerprint: createHash('sha256').update(number).digest('base64url').slice(0, 16),
    last4: number.slice(-4),
    networks: { preferred: 'ach', supported: ['ach'] },
    routing_number: routing,
    status_details: {},
  }
  keep(sim, method, behavior)
  if (financialConnection) sim.store.state.hidden.proven[method.id] = true
  return method
}

/** The payment method, making one on the spot for the ready-made ids of test mode (`pm_card_visa`). */
export function needMethod(sim: Simulation, id: string, param = 'id'): Method {
  const number = namedCards[id]
  if (number) {
    const year = new Date(sim.store.now() * 1000).getUTCFullYear() + 1
    return keep(
      sim,
      { ...blank(sim, 'card', Params.read('')), card: toCard(factsOf(number, 12, year)) },
      behaviorOf(number),
    )
  }
  const account = namedBankAccounts[id]
  if (account) {
    const form = new URLSearchParams({
      'us_bank_account[account_number]': account,
      'us_bank_account[routing_number]': testRoutingNumber,
      'billing_details[name]': 'Test holder',
    })
    return createBankAccount(sim, Params.read(form.toString()), 'fca_sim_ready_made')
  }
  return sim.store.need('payment_method', id, param)
}

/** A working card under a given id, already the customer's own. */
export function demoCard(sim: Simulation, id: string, customer: string): Method {
  const card = toCard(factsOf('4242424242424242', 12, 2030))
  return keep(sim, { ...blank(sim, 'card', Params.read('')), id, customer, card }, {})
}

/** A verified bank account under a given id, already the customer's own. */
export function demoBankAccount(sim: Simulation, id: string, customer: string): Method {
  const method = needMethod(sim, 'pm_usBankAccount_success')
  sim.store.state.hidden.proven[id] = true
  return keep(sim, { ...method, id, customer }, { debit: 'succeeds' })
}

/** Ties the method to a customer; a card its bank refuses is refused here, as Stripe does. */
export function attachTo(sim: Simulation, method: Method, customer: string): void {
  if (!sim.store.find('customer', customer)) throw missing('customer', customer, 'customer')
  if (method.customer === customer) return
  if (method.customer)
    throw invalid(
      'The payment method you provided has already been attached to a customer.',
      'payment_method_unexpected_state',
    )
  const refusal = sim.store.state.hidden.behaviors[method.id]?.attach
  if (refusal) throw declined(refusal.code, refusal.message, refusal.declineCode)
  method.customer = customer
  if (method.card?.checks) method.card.checks.cvc_check = 'pass'
  sim.emit('payment_method.attached', sim.store.put('payment_method', method))
}

function attach({ sim, params, id }: Call): Method {
  const method = needMethod(sim, id)
  const isUnprovenBank = method.type === 'us_bank_account' && !sim.store.state.hidden.proven[method.id]
  if (isUnprovenBank)
    throw invalid(
      'The bank account must be verified with a SetupIntent before it can be attached.',
      'payment_method_unexpected_state',
    )
  attachTo(sim, method, params.needText('customer'))
  return method
}

function detach({ sim, id }: Call): Method {
  const method = sim.store.need('payment_method', id)
  if (!method.customer)
    throw invalid(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
      'payment_method_unexpected_state',
    )
  method.customer = null
  sim.emit('payment_method.detached', sim.store.put('payment_method', method))
  return method
}

function update({ sim, params, id }: Call): Method {
  const method = sim.store.need('payment_method', id)
  if (!method.customer)
    throw invalid(
      'You must save this PaymentMethod to a customer before you can update it.',
      'payment_method_unexpected_state',
    )
  const card = params.nested('card')
  if (card && method.card) {
    const month = card.whole('exp_month') ?? method.card.exp_month
    const year = card.whole('exp_year') ?? method.card.exp_year
    assertExpiry(sim, month, year)
    Object.assign(method.card, { exp_month: month, exp_year: year })
  }
  const bank = params.nested('us_bank_account')
  if (bank && method.us_bank_account)
    method.us_bank_account.account_holder_type =
      bank.choice('account_holder_type', ['company', 'individual']) ?? method.us_bank_account.account_holder_type
  method.billing_details = readBilling(params, method.billing_details)
  method.metadata = params.metadata(method.metadata ?? {})
  sim.emit('payment_method.updated', sim.store.put('payment_method', method))
  return method
}

const created = ['type', 'card', 'us_bank_account', 'billing_details', 'metadata', 'allow_redisplay']

export const paymentMethodRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/payment_methods',
    accepts: created,
    isPublic: true,
    run: ({ sim, params }) => {
      params.needText('type')
      const type = params.choice('type', ['card', 'us_bank_account'])
      return type === 'card' ? createCard(sim, params) : createBankAccount(sim, params)
    },
  },
  {
    method: 'GET',
    path: '/v1/payment_methods',
    accepts: ['customer', 'type', 'limit', 'starting_after', 'ending_before'],
    run: ({ sim, params }) => {
      const customer = params.needText('customer')
      if (!sim.store.find('customer', customer)) throw missing('customer', customer, 'customer')
      return listed(sim.store.all('payment_method'), params, '/v1/payment_methods', [
        (method) => method.customer === customer && (!params.has('type') || method.type === params.text('type')),
      ])
    },
  },
  { method: 'GET', path: '/v1/payment_methods/:id', accepts: [], run: ({ sim, id }) => needMethod(sim, id) },
  {
    method: 'POST',
    path: '/v1/payment_methods/:id',
    accepts: ['billing_details', 'card', 'us_bank_account', 'metadata', 'allow_redisplay'],
    run: update,
  },
  { method: 'POST', path: '/v1/payment_methods/:id/attach', accepts: ['customer'], run: attach },
  { method: 'POST', path: '/v1/payment_methods/:id/detach', accepts: [], run: detach },
]
