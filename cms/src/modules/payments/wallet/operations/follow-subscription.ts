import type Stripe from 'stripe'
import { callStripe } from '../../../../integrations/stripe/call-stripe'
import type { Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { writeFresh } from '../../../../platform/write-fresh'
import { announceSubscription } from '../announce-subscription'
import { readInvoicePayment } from '../read-payment'
import {
  findSubscription,
  findSubscriptionByStripeId,
  findTopupByInvoice,
  insertTopup,
  lockSubscription,
  type Topup,
  updateSubscription,
  versionOfSubscription,
  type WalletSubscriptionRow,
} from '../repository'
import { followTopup } from './follow-topup'

const statusOf = ({ status }: Stripe.Subscription): WalletSubscriptionRow['status'] => {
  if (status === 'past_due') return 'past_due'
  return ['active', 'trialing', 'incomplete'].includes(status) ? 'active' : 'ended'
}

const idIn = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null)

async function rowOf(services: Services, seen: Stripe.Subscription): Promise<WalletSubscriptionRow | undefined> {
  const id = Number(seen.metadata['wallet_subscription_id'])
  if (!Number.isSafeInteger(id) || id <= 0) return undefined
  return findSubscription(services.db, id)
}

/** Brings a monthly top-up and its last payment up to what Stripe says now; subscriptions of plans are left alone. */
export async function followWalletSubscription(services: Services, stripeId: string): Promise<void> {
  const known = await findSubscriptionByStripeId(services.db, stripeId)
  const fetch = () => callStripe(() => services.stripe.subscriptions.retrieve(stripeId))
  const row = known ?? (await rowOf(services, await fetch()))
  if (!row) return
  const seen = await writeFresh(services.db, {
    lock: (tx) => lockSubscription(tx, row.id),
    version: (db) => versionOfSubscription(db, row.id),
    fetch,
    write: async (tx, found) => {
      await writeSeen(services, tx, row.id, found)
      return found
    },
  })
  const invoiceId = idIn(seen.latest_invoice)
  if (invoiceId) await followWalletInvoice(services, invoiceId)
}

async function writeSeen(services: Services, tx: Tx, id: number, seen: Stripe.Subscription): Promise<void> {
  const before = await lockSubscription(tx, id)
  if (!before || before.status === 'ended') return
  const status = statusOf(seen)
  const end = seen.items.data[0]?.current_period_end
  await updateSubscription(tx, id, {
    stripeSubscriptionId: seen.id,
    status,
    failure: null,
    nextChargeAt: status === 'ended' || !end ? null : new Date(end * 1000),
  })
  await announceSubscription(services, tx, before, status)
}

/** Credits what was paid of a monthly top-up's invoice, once; invoices of plans are left alone. Answers the top-up. */
export async function followWalletInvoice(services: Services, invoiceId: string): Promise<Topup | undefined> {
  const topup = (await findTopupByInvoice(services.db, invoiceId)) ?? (await openTopup(services, invoiceId))
  return topup && followTopup(services, topup.id, () => readInvoicePayment(services, invoiceId))
}

/** The top-up of an invoice, written down when the invoice is first heard of. */
async function openTopup(services: Services, invoiceId: string): Promise<Topup | undefined> {
  const invoice = await callStripe(() => services.stripe.invoices.retrieve(invoiceId))
  const stripeId = idIn(invoice.parent?.subscription_details?.subscription)
  const row = stripeId ? await findSubscriptionByStripeId(services.db, stripeId) : undefined
  if (!row || invoice.total <= 0) return undefined
  return withTransaction(services.db, async (tx) => {
    await lockSubscription(tx, row.id)
    const known = await findTopupByInvoice(tx, invoiceId)
    if (known) return known
    const isFirst = invoice.billing_reason === 'subscription_create'
    return insertTopup(tx, {
      userId: row.userId,
      subscriptionId: row.id,
      stripeInvoiceId: invoiceId,
      amountCents: row.amountCents,
      couponCode: isFirst ? row.couponCode : null,
      couponCents: isFirst ? row.couponCents : 0,
      paymentType: row.paymentType,
      paymentMethod: row.paymentMethod,
      createdAt: services.clock.now(),
    })
  })
}
