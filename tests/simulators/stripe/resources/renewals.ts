import type Stripe from 'stripe'
import { type Interval, nextPeriodEnd } from '../billing-time'
import type { Simulation } from '../simulation'
import { collect, draftInvoice, finalize, isRefusal, markPaid } from './invoices'

type Subscription = Stripe.Subscription

const daySeconds = 86_400
/** Pauses between the attempts to collect a failed renewal; after the last the subscription ends. */
const retryDays = [3, 5, 7]

const itemOf = (subscription: Subscription): Stripe.SubscriptionItem | undefined => subscription.items.data[0]

export function scheduleRenewal(sim: Simulation, subscription: Subscription): void {
  const at = itemOf(subscription)?.current_period_end
  const { state } = sim.store
  state.due = state.due.filter((due) => due.kind !== 'renewal' || due.id !== subscription.id)
  if (at !== undefined) state.due.push({ at, kind: 'renewal', id: subscription.id })
}

export function endSubscription(sim: Simulation, subscription: Subscription): Subscription {
  if (subscription.status === 'canceled') return subscription
  const now = sim.store.now()
  Object.assign(subscription, { status: 'canceled', canceled_at: subscription.canceled_at ?? now, ended_at: now })
  sim.store.state.due = sim.store.state.due.filter((due) => due.id !== subscription.id)
  sim.emit('customer.subscription.deleted', sim.store.put('subscription', subscription))
  return subscription
}

/** The end of a period: the subscription ends if that was asked for, else the next period is charged. */
export function renew(sim: Simulation, id: string, at: number): void {
  const subscription = sim.store.find('subscription', id)
  const item = subscription && itemOf(subscription)
  if (!subscription || !item || subscription.status === 'canceled' || item.current_period_end > at) return
  if (subscription.cancel_at_period_end) {
    endSubscription(sim, subscription)
    return
  }
  const interval: Interval = item.price.recurring?.interval === 'year' ? 'year' : 'month'
  const start = item.current_period_end
  const end = nextPeriodEnd(subscription.billing_cycle_anchor, interval, start)
  Object.assign(item, { current_period_start: start, current_period_end: end })
  const invoice = draftInvoice(sim, {
    customer: sim.store.need('customer', String(subscription.customer)),
    subscription: subscription.id,
    metadata: subscription.metadata,
    reason: 'subscription_cycle',
    lines: [
      {
        amount: item.price.unit_amount ?? 0,
        description: `1 × ${item.price.nickname ?? item.price.id}`,
        period: { start, end },
        isProration: false,
      },
    ],
    coupon: undefined,
    paymentMethod: String(subscription.default_payment_method),
  })
  finalize(sim, invoice)
  subscription.latest_invoice = invoice.id
  attempt(sim, subscription, invoice)
  sim.emit('customer.subscription.updated', sim.store.put('subscription', subscription))
  scheduleRenewal(sim, subscription)
}

function attempt(sim: Simulation, subscription: Subscription, invoice: Stripe.Invoice): void {
  try {
    if (collect(sim, invoice) === 'paid' && subscription.status === 'past_due') subscription.status = 'active'
  } catch (error) {
    if (!isRefusal(error)) throw error
    startGrace(sim, subscription, invoice)
  }
}

/** Notes a refused attempt: the subscription is past due, and the next attempt comes, or the end after the last. */
export function startGrace(sim: Simulation, subscription: Subscription, invoice: Stripe.Invoice): void {
  const pause = retryDays[invoice.attempt_count - 1]
  const at = pause === undefined ? null : sim.store.now() + pause * daySeconds
  invoice.next_payment_attempt = at
  sim.emit('invoice.payment_failed', sim.store.put('invoice', invoice))
  if (at === null) {
    endSubscription(sim, subscription)
    return
  }
  subscription.status = 'past_due'
  sim.store.state.due.push({ at, kind: 'retry', id: invoice.id })
  sim.store.put('subscription', subscription)
}

export function retry(sim: Simulation, invoiceId: string): void {
  const invoice = sim.store.find('invoice', invoiceId)
  const id = String(invoice?.parent?.subscription_details?.subscription)
  const subscription = sim.store.find('subscription', id)
  if (invoice?.status !== 'open' || !subscription || subscription.status === 'canceled') return
  invoice.default_payment_method = subscription.default_payment_method
  attempt(sim, subscription, invoice)
  sim.emit('customer.subscription.updated', sim.store.put('subscription', subscription))
}

/** The end of a bank debit that an invoice waited for. */
export function followDebit(sim: Simulation, intent: Stripe.PaymentIntent): void {
  const invoice = sim.store.find('invoice', sim.store.state.invoicePayments[intent.id] ?? '')
  if (invoice?.status !== 'open') return
  const id = String(invoice.parent?.subscription_details?.subscription)
  const subscription = sim.store.find('subscription', id)
  if (intent.status === 'succeeded') {
    markPaid(sim, invoice)
    if (subscription?.status === 'past_due') subscription.status = 'active'
  } else if (subscription) startGrace(sim, subscription, invoice)
  if (subscription && subscription.status !== 'canceled')
    sim.emit('customer.subscription.updated', sim.store.put('subscription', subscription))
}
