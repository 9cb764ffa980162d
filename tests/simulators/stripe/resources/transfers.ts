import type Stripe from 'stripe'
import type { Call, Route } from '../call'
import { listed } from '../list'
import type { Simulation } from '../simulation'
import { invalid } from '../stripe-fault'
import { availableCents, pendingCents, transferBalance } from './balance-transactions'

function create({ sim, params }: Call): Stripe.Transfer {
  const destination = sim.store.need('account', params.needText('destination'), 'destination')
  const amount = params.needWhole('amount')
  if (amount < 1) throw invalid('Invalid positive integer', 'parameter_invalid_integer', 'amount')
  if (params.needText('currency') !== 'usd') throw invalid('The simulator transfers US dollars only.')
  if (destination.capabilities?.transfers !== 'active')
    throw invalid(
      'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments',
      'insufficient_capabilities_for_transfer',
    )
  const source = params.text('source_transaction')
  if (source) assertCovered(sim, source, amount)
  else if (amount > availableCents(sim))
    throw invalid('You have insufficient available funds in your Stripe account.', 'balance_insufficient')
  const id = sim.store.newId('tr')
  const transfer = {
    id,
    object: 'transfer',
    amount,
    amount_reversed: 0,
    balance_transaction: transferBalance(sim, 'transfer', id, -amount).id,
    created: sim.store.now(),
    currency: 'usd',
    description: params.text('description') ?? null,
    destination: destination.id,
    livemode: false,
    metadata: params.metadata(),
    reversals: { object: 'list', data: [], has_more: false, url: `/v1/transfers/${id}/reversals` },
    reversed: false,
    source_transaction: source ?? null,
    transfer_group: params.text('transfer_group') ?? null,
  } satisfies Stripe.Transfer
  sim.emit('transfer.created', sim.store.put('transfer', transfer))
  return transfer
}

/** A charge pays for no more transfers than it brought in. */
function assertCovered(sim: Simulation, chargeId: string, amount: number): void {
  const charge = sim.store.need('charge', chargeId, 'source_transaction')
  if (charge.status !== 'succeeded' || !charge.captured)
    throw invalid('This charge cannot be transferred: it has not succeeded.', undefined, 'source_transaction')
  const sent = sim.store
    .all('transfer')
    .filter((transfer) => transfer.source_transaction === chargeId)
    .reduce((sum, transfer) => sum + transfer.amount - transfer.amount_reversed, 0)
  if (sent + amount > charge.amount_captured)
    throw invalid(
      `The sum of transfers (${sent + amount}) is greater than the source amount (${charge.amount_captured})`,
      undefined,
      'amount',
    )
}

function reverse({ sim, params, id }: Call): Stripe.TransferReversal {
  const transfer = sim.store.need('transfer', id)
  const left = transfer.amount - transfer.amount_reversed
  if (left === 0) throw invalid(`Transfer ${id} is already fully reversed.`)
  const amount = params.whole('amount') ?? left
  if (amount < 1 || amount > left)
    throw invalid(
      `Transfer reversal amount (${amount}) is greater than unreversed amount (${left})`,
      undefined,
      'amount',
    )
  const reversalId = sim.store.newId('trr')
  const reversal = {
    id: reversalId,
    object: 'transfer_reversal',
    amount,
    balance_transaction: transferBalance(sim, 'transfer_refund', reversalId, amount).id,
    created: sim.store.now(),
    currency: transfer.currency,
    destination_payment_refund: null,
    metadata: params.metadata(),
    source_refund: null,
    transfer: id,
  } satisfies Stripe.TransferReversal
  transfer.amount_reversed += amount
  transfer.reversed = transfer.amount_reversed === transfer.amount
  transfer.reversals.data.unshift(reversal)
  sim.emit('transfer.reversed', sim.store.put('transfer', transfer))
  return reversal
}

const balance = (sim: Simulation): Stripe.Balance => ({
  object: 'balance',
  available: [{ amount: availableCents(sim), currency: 'usd' }],
  livemode: false,
  pending: [{ amount: pendingCents(sim), currency: 'usd' }],
})

export const transferRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/transfers',
    accepts: ['amount', 'currency', 'destination', 'source_transaction', 'transfer_group', 'description', 'metadata'],
    run: create,
  },
  {
    method: 'GET',
    path: '/v1/transfers',
    accepts: ['limit', 'starting_after', 'ending_before', 'created', 'destination', 'transfer_group'],
    run: ({ sim, params }) =>
      listed(sim.store.all('transfer'), params, '/v1/transfers', [
        (transfer) => !params.has('destination') || transfer.destination === params.text('destination'),
        (transfer) => !params.has('transfer_group') || transfer.transfer_group === params.text('transfer_group'),
      ]),
  },
  { method: 'GET', path: '/v1/transfers/:id', accepts: [], run: ({ sim, id }) => sim.store.need('transfer', id) },
  {
    method: 'POST',
    path: '/v1/transfers/:id/reversals',
    accepts: ['amount', 'description', 'metadata', 'refund_application_fee'],
    run: reverse,
  },
  {
    method: 'GET',
    path: '/v1/transfers/:id/reversals',
    accepts: ['limit', 'starting_after', 'ending_before'],
    run: ({ sim, id, params }) =>
      listed(sim.store.need('transfer', id).reversals.data, params, `/v1/transfers/${id}/reversals`),
  },
  { method: 'GET', path: '/v1/balance', accepts: [], run: ({ sim }) => balance(sim) },
]
