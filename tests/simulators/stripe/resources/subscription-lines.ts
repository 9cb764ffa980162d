import type Stripe from 'stripe'
import { type Interval, nextPeriodEnd, shareLeft } from '../billing-time'
import type { Simulation } from '../simulation'
import type { Line } from './invoices'

type Subscription = Stripe.Subscription

export const intervalOf = (price: Stripe.Price): Interval => (price.recurring?.interval === 'year' ? 'year' : 'month')
const amountOf = (price: Stripe.Price): number => price.unit_amount ?? 0

export const itemOf = (subscription: Subscription): Stripe.SubscriptionItem => {
  const item = subscription.items.data[0]
  if (!item) throw new Error(`${subscription.id} has no item`)
  return item
}

export function firstLines(sim: Simulation, price: Stripe.Price): Line[] {
  const start = sim.store.now()
  const period = { start, end: nextPeriodEnd(start, intervalOf(price), start) }
  return [{ amount: amountOf(price), description: `1 × ${price.nickname ?? price.id}`, period, isProration: false }]
}

/**
 * What a change of price costs now, as Stripe computes it: credit for the unused time of the old price, and the new
 * price for the time left; with another interval the period begins anew and is charged in full.
 */
export function changeLines(sim: Simulation, subscription: Subscription, price: Stripe.Price): Line[] {
  const now = sim.store.now()
  const item = itemOf(subscription)
  if (item.price.id === price.id) return []
  const period = { start: item.current_period_start, end: item.current_period_end }
  const left = { start: now, end: period.end }
  const credit = {
    amount: -shareLeft(amountOf(item.price), period, now),
    description: `Unused time on ${item.price.nickname ?? item.price.id}`,
    period: left,
    isProration: true,
  }
  const isSameInterval = intervalOf(item.price) === intervalOf(price)
  if (!isSameInterval) return [credit, ...firstLines(sim, price)]
  const charge = {
    amount: shareLeft(amountOf(price), period, now),
    description: `Remaining time on ${price.nickname ?? price.id}`,
    period: left,
    isProration: true,
  }
  return [credit, charge]
}
