import { addDays, dayOf } from '@stackyard/shared/domain/calendar'
import type Stripe from 'stripe'
import { callStripe } from '../../../../integrations/stripe/call-stripe'
import type { Tx } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { withTransaction } from '../../../../platform/with-transaction'
import { writeFresh } from '../../../../platform/write-fresh'
import { issueInvoice, type NewInvoice } from '../../invoice'
import { postMovement } from '../../ledger'
import {
  findBySubscription,
  findLastChange,
  findPendingChange,
  lockSubscription,
  type SubscriptionRow,
  versionOfSubscription,
} from '../repository'
import { storeSubscription } from './store-subscription'

/** Fetches a subscription and writes what is true now; `also` is written in the same transaction. */
export async function followSubscription(
  services: Services,
  id: string,
  also?: (tx: Tx, seen: Stripe.Subscription) => Promise<void>,
): Promise<void> {
  await writeFresh(services.db, {
    lock: (tx) => lockSubscription(tx, id),
    version: (db) => versionOfSubscription(db, id),
    fetch: () => callStripe(() => services.stripe.subscriptions.retrieve(id)),
    async write(tx, seen) {
      await storeSubscription(services, tx, seen)
      await also?.(tx, seen)
    },
  })
}

const subscriptionOf = ({ parent }: Stripe.Invoice): string | undefined => {
  const subscription = parent?.subscription_details?.subscription
  return typeof subscription === 'object' ? subscription.id : subscription
}

/** Fetches an invoice of a plan, books it once it is paid, and brings its subscription up to date. */
export async function followInvoice(services: Services, id: string): Promise<void> {
  const invoice = await callStripe(() => services.stripe.invoices.retrieve(id))
  const subscriptionId = subscriptionOf(invoice)
  if (!subscriptionId) return
  await bookInvoice(services, invoice, subscriptionId)
  await followSubscription(services, subscriptionId)
}

/** Books the last paid invoices of a subscription, should the news of one have been lost. */
export async function bookPaidInvoices(services: Services, subscriptionId: string): Promise<void> {
  const found = await callStripe(() =>
    services.stripe.invoices.list({ subscription: subscriptionId, status: 'paid', limit: 12 }),
  )
  for (const invoice of found.data) await bookInvoice(services, invoice, subscriptionId)
}

/** What Stripe was paid for a plan is the platform's; `idem` books it once. */
export async function bookInvoice(services: Services, invoice: Stripe.Invoice, subscriptionId: string): Promise<void> {
  if (invoice.status !== 'paid' || invoice.amount_paid <= 0) return
  await withTransaction(services.db, async (tx) => {
    const row = await findBySubscription(tx, subscriptionId)
    if (!row) return
    const isNew = await postMovement(tx, {
      idem: `plan:${invoice.id}`,
      kind: 'plan-payment',
      ref: `subscription:${subscriptionId}`,
      lines: [
        { kind: 'plan_revenue', ownerId: 0, amountCents: invoice.amount_paid },
        { kind: 'stripe_clearing', ownerId: 0, amountCents: -invoice.amount_paid },
      ],
    })
    if (!isNew) return
    const change = (await findPendingChange(tx, row.userId)) ?? (await findLastChange(tx, subscriptionId))
    await issueInvoice(tx, planInvoice(row, invoice, change?.paymentMethod.billing ?? null))
  })
}

const planInvoice = (
  row: SubscriptionRow,
  invoice: Stripe.Invoice,
  billingInfo: NewInvoice['billingInfo'],
): NewInvoice => {
  const lines: NewInvoice['lines'] = invoice.lines.data.map((line) => ({
    kind: 'other',
    description: line.description ?? '',
    amountCents: line.amount,
  }))
  const listed = lines.reduce((sum, line) => sum + line.amountCents, 0)
  const credit = invoice.amount_paid - listed
  return {
    userId: row.userId,
    kind: 'plan',
    ref: invoice.id,
    lines: credit === 0 ? lines : [...lines, { kind: 'credit', amountCents: credit }],
    totalCents: invoice.amount_paid,
    paidWith: row.paymentLabel,
    billingInfo,
    details: { paidAt: paidAtOf(invoice), ...periodOf(invoice) },
  }
}

const paidAtOf = ({ status_transitions: { paid_at: paid }, created }: Stripe.Invoice): string =>
  new Date((paid ?? created) * 1000).toISOString()

/** The days that the lines are for, first to last. */
function periodOf({ lines }: Stripe.Invoice): Pick<NewInvoice['details'], 'period'> {
  const [first] = lines.data
  if (!first) return {}
  const start = Math.min(...lines.data.map(({ period }) => period.start))
  const end = Math.max(...lines.data.map(({ period }) => period.end))
  const from = dayOf(new Date(start * 1000))
  const to = addDays(dayOf(new Date(end * 1000)), -1)
  return { period: { from, to: to < from ? from : to } }
}
