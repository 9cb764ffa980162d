import { brand } from '@stackyard/shared/reference/brand'
import type Stripe from 'stripe'
import { callStripe } from '../../../integrations/stripe/call-stripe'
import { CodedError } from '../../../platform/coded-error'
import type { Services } from '../../../platform/services'
import { withTransaction } from '../../../platform/with-transaction'
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
import { recordPaid, recordRefused, recordReversed } from './record-payout'

/** How long one who sends or reverses has before another looks what came of it. */
const ANSWER_WITHIN_MS = 60_000
const LATER_MS = 3_600_000
/** Stripe forgets an idempotency key after 24 hours; from this age on it is not relied on any more. */
const KEY_LIVES_MS = 20 * 3_600_000

/**
 * Takes one payout a step on: claims what is due in a transaction of its own, then sends or reverses outside of any, with
 * a key that finds what was done before (MONEY §4.3). Called again it changes nothing that stands.
 * @throws CodedError PAYMENT_PROVIDER_UNAVAILABLE when the outcome is not known; the worker tries again with the same key.
 */
export async function settlePayout(services: Services, payoutId: number): Promise<void> {
  const row = await findPayout(services.db, payoutId)
  if (row?.state === 'reversing') return reverse(services, row)
  const claimed = row?.state === 'due' ? await claim(services, row) : row
  if (claimed?.state === 'sending') await send(services, claimed)
}

/**
 * Marks a due payout as being sent, if its order's money is still there, nobody doubts it, its seller can be paid and
 * owes nothing back; else it is looked at later.
 */
const claim = (services: Services, seen: PayoutRow): Promise<PayoutRow | undefined> =>
  withTransaction(services.db, async (tx) => {
    const order = await lockPaidOrder(tx, seen.orderId)
    const row = await lockPayoutOf(tx, seen.orderId)
    const now = services.clock.now()
    if (row?.state !== 'due' || row.nextTryAt > now || row.dueAt > now) return undefined
    await lockSeller(tx, row.sellerId)
    const account = await findAccount(tx, row.sellerId)
    const isFree = order?.paymentState === 'captured' && !order.isDisputed && account?.isReady === true
    if (!isFree || (await payableCents(tx, row.sellerId)) < row.amountCents) {
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

async function chargeOf({ stripe, db }: Services, row: PayoutRow): Promise<string> {
  const order = await db.transaction((tx) => lockPaidOrder(tx, row.orderId))
  const intent = await stripe.paymentIntents.retrieve(order?.paymentIntentId ?? '')
  const charge = idOf(intent.latest_charge)
  if (!charge) throw new Error(`order ${row.orderId} has no charge to pay out of`)
  return charge
}

/** Money of the very charge, so that it needs no balance that is not there yet. */
async function transferOf(services: Services, row: PayoutRow): Promise<Stripe.Transfer> {
  return services.stripe.transfers.create(
    {
      amount: row.amountCents - row.feeCents,
      currency: 'usd',
      destination: row.accountId ?? '',
      source_transaction: await chargeOf(services, row),
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

async function reverse(services: Services, row: PayoutRow): Promise<void> {
  const id = row.transferId ?? ''
  try {
    const reversalId = await callStripe(async () => {
      const transfer = await services.stripe.transfers.retrieve(id)
      if (transfer.reversed) return transfer.reversals.data[0]?.id ?? null
      const metadata = { payout_id: String(row.id) }
      const idempotencyKey = `payout:${row.id}:reversal:${row.attempts + 1}`
      return (await services.stripe.transfers.createReversal(id, { metadata }, { idempotencyKey })).id
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
