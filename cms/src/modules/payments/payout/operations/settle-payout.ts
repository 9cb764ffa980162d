import { text } from '@stackyard/shared/messages/text'
import { brand } from '@stackyard/shared/reference/brand'
import type Stripe from 'stripe'
import { callStripe } from '../../../../integrations/stripe/call-stripe'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import {
  findAccount,
  findPayout,
  lockPaidOrder,
  lockPayoutOf,
  lockSeller,
  payableCents,
  type PayoutRow,
  updatePayout,
} from '../repository'
import { followAccount } from './follow-account'
import { reversibleOf, sentOf } from '../payout-ledger'
import { offsetDebts } from './offset-debts'
import { recordPaid, recordRefused, recordReversed, writePaid } from './record-payout'

/** How long one who sends or reverses has before another looks what came of it. */
const ANSWER_WITHIN_MS = 60_000
const LATER_MS = 3_600_000
const DAY_MS = 24 * LATER_MS
/** Stripe forgets an idempotency key after 24 hours; from this age on it is not relied on any more. */
const KEY_LIVES_MS = 20 * 3_600_000

/**
 * Takes one payout a step on: claims what is due in a transaction of its own, then sends or reverses outside of any, with
 * a key that finds what was done before. Called again it changes nothing that stands.
 * @throws CodedError PAYMENT_PROVIDER_UNAVAILABLE when the outcome is not known; the worker tries again with the same key.
 */
export async function settlePayout(services: Services, payoutId: number): Promise<void> {
  const row = await findPayout(services.db, payoutId)
  if (row?.state === 'reversing') return reverse(services, row)
  const claimed = row?.state === 'due' ? await claim(services, row) : row
  if (claimed?.state === 'sending') await send(services, claimed)
}

/**
 * Marks a due payout as being sent, if its order's money is still there, nobody doubts it and its seller can be paid;
 * what the seller owes for older ones is kept of it first. Else it is looked at later.
 */
const claim = (services: Services, seen: PayoutRow): Promise<PayoutRow | undefined> =>
  withTransaction(services.db, async (tx) => {
    const order = await lockPaidOrder(tx, seen)
    const found = await lockPayoutOf(tx, seen)
    const now = services.clock.now()
    if (found?.state !== 'due' || found.nextTryAt > now || found.dueAt > now) return undefined
    await lockSeller(tx, found.sellerId)
    const account = await findAccount(tx, found.sellerId)
    const isTaken = order?.paymentState === 'captured' || found.installment > 1
    const isFree = order !== undefined && isTaken && !order.isDisputed && account?.isReady === true
    const row = isFree ? await offsetDebts(services, tx, found) : found
    if (isFree && sentOf(row) === 0) {
      await writePaid(services, tx, row, { transfer: null, warehouse: order.warehouse })
      return undefined
    }
    if (!isFree || (await payableCents(tx, row.sellerId)) < row.amountCents - row.withheldCents) {
      await updatePayout(tx, row.id, { nextTryAt: new Date(now.getTime() + LATER_MS) })
      return undefined
    }
    const nextTryAt = new Date(now.getTime() + ANSWER_WITHIN_MS)
    const patch = { state: 'sending' as const, inFlightSince: now, nextTryAt, accountId: account.accountId }
    await updatePayout(tx, row.id, patch)
    return { ...row, ...patch }
  })

const isRefusal = (error: unknown): error is CodedError =>
  error instanceof CodedError && error.code !== 'PAYMENT_PROVIDER_UNAVAILABLE'

async function send(services: Services, row: PayoutRow): Promise<void> {
  try {
    const transfer = await callStripe(async () => (await findMade(services, row)) ?? (await transferOf(services, row)))
    await recordPaid(services, row, { id: transfer.id, destination: idOf(transfer.destination) ?? '' })
  } catch (error) {
    if (!isRefusal(error)) throw error
    await recordRefused(services, row, reasonOf(error))
    if (row.accountId) await followAccount(services, row.accountId)
  }
}

const idOf = (value: string | { id: string } | null | undefined): string | undefined =>
  typeof value === 'object' ? value?.id : value

const reasonOf = (error: CodedError): string =>
  error.cause instanceof Error && error.cause.message ? error.cause.message : error.message

/** The order's charge, if it pays for the whole transfer: of a price with a coupon the platform adds its part. */
async function chargeOf({ stripe, db }: Services, row: PayoutRow): Promise<string | undefined> {
  const order = await db.transaction((tx) => lockPaidOrder(tx, row))
  const intent = await stripe.paymentIntents.retrieve(order?.paymentIntentId ?? '')
  const charge = idOf(intent.latest_charge)
  if (!charge) throw new Error(`order ${row.orderId} has no charge to pay out of`)
  return sentOf(row) > intent.amount_received ? undefined : charge
}

/** Money of the very charge where it suffices, so that it needs no balance that is not there yet. */
async function transferOf(services: Services, row: PayoutRow): Promise<Stripe.Transfer> {
  const charge = await chargeOf(services, row)
  return services.stripe.transfers.create(
    {
      amount: sentOf(row),
      currency: 'usd',
      destination: row.accountId ?? '',
      ...(charge ? { source_transaction: charge } : {}),
      transfer_group: `order_${row.orderId}`,
      description: `${brand.name} order ${row.orderId}`,
      metadata: { payout_id: String(row.id), order_id: String(row.orderId) },
    },
    { idempotencyKey: `payout:${row.id}:transfer:${row.attempts + 1}` },
  )
}

/** The transfer of a payout long in flight, so that a key that Stripe has forgotten makes no second one. */
async function findMade({ stripe, clock }: Services, row: PayoutRow): Promise<Stripe.Transfer | undefined> {
  if (clock.now().getTime() - (row.inFlightSince?.getTime() ?? 0) < KEY_LIVES_MS) return undefined
  for await (const transfer of stripe.transfers.list({ transfer_group: `order_${row.orderId}`, limit: 100 }))
    if (transfer.metadata['payout_id'] === String(row.id) && !transfer.reversed) return transfer
  return undefined
}

/**
 * Marks a reversal as being asked for, so that nothing is kept of other payouts for it meanwhile. What was never sent
 * can't be taken back: undefined.
 */
const claimReversal = (services: Services, seen: PayoutRow): Promise<PayoutRow | undefined> =>
  withTransaction(services.db, async (tx) => {
    await lockPaidOrder(tx, seen)
    const row = await lockPayoutOf(tx, seen)
    const now = services.clock.now()
    if (row?.state !== 'reversing') return undefined
    const canAsk = reversibleOf(row) > 0
    const nextTryAt = new Date(now.getTime() + (canAsk ? ANSWER_WITHIN_MS : DAY_MS))
    const owed = { failure: row.failure ?? text('payout.owed') }
    await updatePayout(tx, row.id, canAsk ? { inFlightSince: now, nextTryAt } : { ...owed, nextTryAt })
    return canAsk ? row : undefined
  })

async function reverse(services: Services, seen: PayoutRow): Promise<void> {
  const row = await claimReversal(services, seen)
  if (!row?.transferId) return
  const id = row.transferId
  try {
    const reversalId = await callStripe(async () => {
      const transfer = await services.stripe.transfers.retrieve(id)
      const amount = reversibleOf(row) - transfer.amount_reversed
      if (amount <= 0) return transfer.reversals.data[0]?.id ?? null
      const metadata = { payout_id: String(row.id) }
      const idempotencyKey = `payout:${row.id}:reversal:${row.attempts + 1}`
      return (await services.stripe.transfers.createReversal(id, { amount, metadata }, { idempotencyKey })).id
    })
    await recordReversed(services, row, reversalId)
  } catch (error) {
    if (!isRefusal(error)) throw error
    await recordRefused(services, row, reasonOf(error))
  }
}

/** What news of a transfer leads to: one we wait for is taken in, one taken back in full is noted. */
export async function followTransfer(services: Services, id: string): Promise<void> {
  const transfer = await services.stripe.transfers.retrieve(id)
  const payoutId = Number(transfer.metadata['payout_id'])
  const row = Number.isSafeInteger(payoutId) && payoutId > 0 ? await findPayout(services.db, payoutId) : undefined
  if (!row) return
  if (row.state === 'sending') await recordPaid(services, row, { id, destination: idOf(transfer.destination) ?? '' })
  if (!transfer.reversed) return
  const after = await findPayout(services.db, row.id)
  if (after?.transferId === id) await recordReversed(services, after, transfer.reversals.data[0]?.id ?? null)
}
