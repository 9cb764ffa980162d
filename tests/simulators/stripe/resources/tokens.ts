import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import type { Call, Route } from '../call'
import type { Params } from '../params'
import type { Simulation } from '../simulation'
import { declined, invalid } from '../stripe-fault'
import { namedTokens, passesLuhn, testCards } from '../test-numbers'

/** What is kept of a card number: enough to show it and to know what it does. */
export type CardFacts = {
  number: string
  brand: string
  funding: 'credit' | 'debit'
  last4: string
  fingerprint: string
  expMonth: number
  expYear: number
}

/** Checks number, expiry and CVC with the errors Stripe gives for each. */
export function readCard(sim: Simulation, card: Params): CardFacts {
  const number = card.needText('number').replace(/[\s-]/g, '')
  if (!/^\d{13,19}$/.test(number) || !passesLuhn(number))
    throw declined('incorrect_number', 'Your card number is incorrect.')
  const known = testCards[number]
  if (!known)
    throw declined(
      'card_declined',
      'Your card was declined. Your request was in test mode, but used a non test card.',
      'test_mode_live_card',
    )
  const expMonth = card.needWhole('exp_month')
  const expYear = fullYear(card.needWhole('exp_year'))
  assertExpiry(sim, expMonth, expYear)
  const cvc = card.text('cvc')
  if (cvc !== undefined && !/^\d{3,4}$/.test(cvc))
    throw declined('invalid_cvc', "Your card's security code is invalid.")
  return factsOf(number, expMonth, expYear)
}

function fullYear(year: number): number {
  return year < 100 ? 2000 + year : year
}

export function assertExpiry(sim: Simulation, month: number, year: number): void {
  if (month < 1 || month > 12) throw declined('invalid_expiry_month', "Your card's expiration month is invalid.")
  const today = new Date(sim.store.now() * 1000)
  const monthsLeft = (year - today.getUTCFullYear()) * 12 + month - (today.getUTCMonth() + 1)
  if (monthsLeft < 0 || monthsLeft > 50 * 12)
    throw declined('invalid_expiry_year', "Your card's expiration year is invalid.")
}

/** Facts of one of the well-known test numbers. */
export function factsOf(number: string, expMonth: number, expYear: number): CardFacts {
  const known = testCards[number]
  if (!known) throw invalid('Unknown test card')
  const fingerprint = createHash('sha256').update(number).digest('base64url').slice(0, 16)
  return { number, brand: known.brand, funding: known.funding, last4: number.slice(-4), fingerprint, expMonth, expYear }
}

const brandNames: Record<string, string> = { visa: 'Visa', mastercard: 'MasterCard', amex: 'American Express' }

function toCard(sim: Simulation, facts: CardFacts, params: Params): Stripe.Card {
  return {
    id: sim.store.newId('card'),
    object: 'card',
    address_city: params.text('address_city') ?? null,
    address_country: params.text('address_country') ?? null,
    address_line1: params.text('address_line1') ?? null,
    address_line1_check: null,
    address_line2: params.text('address_line2') ?? null,
    address_state: params.text('address_state') ?? null,
    address_zip: params.text('address_zip') ?? null,
    address_zip_check: null,
    brand: brandNames[facts.brand] ?? 'Unknown',
    country: 'US',
    currency: params.text('currency') ?? null,
    cvc_check: params.has('cvc') ? 'unchecked' : null,
    dynamic_last4: null,
    exp_month: facts.expMonth,
    exp_year: facts.expYear,
    fingerprint: facts.fingerprint,
    funding: facts.funding,
    last4: facts.last4,
    metadata: {},
    name: params.text('name') ?? null,
    regulated_status: 'unregulated',
    tokenization_method: null,
  } satisfies Stripe.Card
}

function create({ sim, params }: Call): Stripe.Token {
  const given = params.needNested('card')
  const facts = readCard(sim, given)
  const token = {
    id: sim.store.newId('tok'),
    object: 'token',
    card: toCard(sim, facts, given),
    client_ip: '127.0.0.1',
    created: sim.store.now(),
    livemode: false,
    type: 'card',
    used: false,
  } satisfies Stripe.Token
  const { brand: _brand, funding: _funding, ...behavior } = testCards[facts.number] ?? { brand: '', funding: 'credit' }
  sim.store.state.hidden.behaviors[token.id] = behavior
  return sim.store.put('token', token)
}

/** Spends a token: its card, its holder and what it does. The ready-made `tok_visa` and its kin can be spent for ever. */
export function spendToken(
  sim: Simulation,
  id: string,
): { facts: Omit<CardFacts, 'number'>; name: string | null; behaviorOf: string } {
  const named = namedTokens[id]
  if (named) {
    const year = new Date(sim.store.now() * 1000).getUTCFullYear() + 1
    return { facts: factsOf(named, 12, year), name: null, behaviorOf: named }
  }
  const token = sim.store.need('token', id, 'card[token]')
  if (token.used) throw invalid(`You cannot use a Stripe token more than once: ${id}.`, 'token_already_used')
  const card = token.card
  if (!card) throw invalid('The token does not hold a card.', undefined, 'card[token]')
  token.used = true
  const brand = Object.entries(brandNames).find(([, name]) => name === card.brand)?.[0] ?? 'unknown'
  const facts = {
    brand,
    funding: card.funding === 'debit' ? ('debit' as const) : ('credit' as const),
    last4: card.last4,
    fingerprint: card.fingerprint ?? '',
    expMonth: card.exp_month,
    expYear: card.exp_year,
  }
  return { facts, name: card.name, behaviorOf: id }
}

export const tokenRoutes: Route[] = [
  { method: 'POST', path: '/v1/tokens', accepts: ['card'], isPublic: true, run: create },
  { method: 'GET', path: '/v1/tokens/:id', accepts: [], run: ({ sim, id }) => sim.store.need('token', id) },
]
