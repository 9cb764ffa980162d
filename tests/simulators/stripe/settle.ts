import type { Due } from './store'
import type { Simulation } from './simulation'
import { capturedBalance, refundedBalance } from './resources/balance-transactions'
import { endDeposits } from './resources/micro-deposits'
import { followDebit, renew, retry } from './resources/renewals'
import { releaseHold } from './resources/payment-intents'

/** Brings about what the clock has made due. A record that moved on meanwhile is left alone. */
export function settle(sim: Simulation, due: Due): void {
  if (due.kind === 'debit') settleDebit(sim, due.id)
  else if (due.kind === 'refund') settleRefund(sim, due.id)
  else if (due.kind === 'renewal') renew(sim, due.id, due.at)
  else if (due.kind === 'retry') retry(sim, due.id)
  else if (due.kind === 'deposits') endDeposits(sim, due.id)
  else expireHold(sim, due.id)
}

function settleDebit(sim: Simulation, id: string): void {
  const intent = sim.store.find('payment_intent', id)
  if (intent?.status !== 'processing') return
  const charge = sim.store.need('charge', String(intent.latest_charge))
  const outcome = sim.store.state.hidden.behaviors[String(intent.payment_method)]?.debit ?? 'succeeds'
  if (outcome === 'stays') return
  if (outcome === 'succeeds') {
    Object.assign(charge, { status: 'succeeded', paid: true, balance_transaction: capturedBalance(sim, charge).id })
    Object.assign(intent, { status: 'succeeded', amount_received: intent.amount })
    sim.emit('charge.succeeded', charge)
    sim.emit('payment_intent.succeeded', intent)
    followDebit(sim, intent)
    return
  }
  Object.assign(charge, { status: 'failed', paid: false, failure_code: outcome.code, failure_message: outcome.message })
  Object.assign(intent, {
    status: 'requires_payment_method',
    payment_method: null,
    last_payment_error: { type: 'card_error', charge: charge.id, code: outcome.code, message: outcome.message },
  })
  sim.emit('charge.failed', charge)
  sim.emit('payment_intent.payment_failed', intent)
  followDebit(sim, intent)
}

function settleRefund(sim: Simulation, id: string): void {
  const refund = sim.store.find('refund', id)
  if (refund?.status !== 'pending') return
  refund.status = 'succeeded'
  refund.balance_transaction = refundedBalance(sim, refund).id
  sim.emit('refund.updated', refund)
}

function expireHold(sim: Simulation, id: string): void {
  const intent = sim.store.find('payment_intent', id)
  if (intent?.status !== 'requires_capture') return
  const charge = releaseHold(sim, intent, 'automatic')
  if (charge) sim.emit('charge.expired', charge)
  sim.emit('payment_intent.canceled', intent)
}
