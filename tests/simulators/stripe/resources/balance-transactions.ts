import type Stripe from 'stripe'
import { listed } from '../list'
import type { Route } from '../call'
import type { Simulation } from '../simulation'

function book(
  sim: Simulation,
  type: 'charge' | 'refund' | 'transfer' | 'transfer_refund' | 'adjustment',
  source: string,
  amount: number,
  fee: number,
): Stripe.BalanceTransaction {
  const now = sim.store.now()
  const row = {
    id: sim.store.newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: now + (type === 'charge' ? 2 * 86_400 : 0),
    balance_type: 'payments',
    created: now,
    currency: 'usd',
    description: null,
    exchange_rate: null,
    fee,
    fee_details: fee
      ? [{ amount: fee, application: null, currency: 'usd', description: 'Stripe processing fees', type: 'stripe_fee' }]
      : [],
    net: amount - fee,
    reporting_category: type,
    source,
    status: 'pending',
    type,
  } satisfies Stripe.BalanceTransaction
  return sim.store.put('balance_transaction', row)
}

/** Books what a charge brought in: cards cost 2.9 % + 30 c, ACH 0.8 % and at most $5. */
export function capturedBalance(sim: Simulation, charge: Stripe.Charge): Stripe.BalanceTransaction {
  const amount = charge.amount_captured
  const isBank = charge.payment_method_details?.type === 'us_bank_account'
  const fee = isBank ? Math.min(Math.round(amount * 0.008), 500) : Math.round(amount * 0.029) + 30
  return book(sim, 'charge', charge.id, amount, fee)
}

export function refundedBalance(sim: Simulation, refund: Stripe.Refund): Stripe.BalanceTransaction {
  return book(sim, 'refund', refund.id, -refund.amount, 0)
}

export const transferBalance = (
  sim: Simulation,
  type: 'transfer' | 'transfer_refund',
  source: string,
  amount: number,
): Stripe.BalanceTransaction => book(sim, type, source, amount, 0)

/** What a dispute takes from the balance (negative) or gives back; it costs $15 besides. */
export const disputeBalance = (sim: Simulation, id: string, amount: number): Stripe.BalanceTransaction =>
  book(sim, 'adjustment', id, amount, amount < 0 ? 1500 : 0)

const netOf = (sim: Simulation, isAvailable: boolean): number =>
  sim.store
    .all('balance_transaction')
    .filter((row) => row.available_on <= sim.store.now() === isAvailable)
    .reduce((sum, row) => sum + row.net, 0)

export const availableCents = (sim: Simulation): number => netOf(sim, true)
export const pendingCents = (sim: Simulation): number => netOf(sim, false)

export const balanceTransactionRoutes: Route[] = [
  {
    method: 'GET',
    path: '/v1/balance_transactions',
    accepts: ['limit', 'starting_after', 'ending_before', 'created', 'source', 'type', 'currency'],
    run: ({ sim, params }) =>
      listed(sim.store.all('balance_transaction'), params, '/v1/balance_transactions', [
        (row) => !params.has('source') || row.source === params.text('source'),
        (row) => !params.has('type') || row.type === params.text('type'),
      ]),
  },
  {
    method: 'GET',
    path: '/v1/balance_transactions/:id',
    accepts: [],
    run: ({ sim, id }) => sim.store.need('balance_transaction', id),
  },
]
