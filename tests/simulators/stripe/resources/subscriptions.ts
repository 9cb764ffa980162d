import type Stripe from 'stripe'
import { nextPeriodEnd } from '../billing-time'
import type { Call, Route } from '../call'
import { listed } from '../list'
import type { Params } from '../params'
import type { Simulation } from '../simulation'
import { invalid } from '../stripe-fault'
import { chargeNow, collect, draftInvoice, isRefusal } from './invoices'
import { endSubscription, scheduleRenewal, startGrace } from './renewals'
import { changeLines, firstLines, intervalOf, itemOf } from './subscription-lines'

type Subscription = Stripe.Subscription

/** The first of `items` (or of `subscription_details[items]`): the product uses one item a subscription. */
function readItem(params: Params): { id: string | undefined; price: string | undefined } {
  const item = params.nested('items')?.nested('0')
  return { id: item?.text('id'), price: item?.text('price') }
}

function readCoupon({ sim, params }: Call): Stripe.Coupon | undefined {
  const id = params.nested('discounts')?.nested('0')?.text('coupon')
  return id === undefined ? undefined : sim.store.need('coupon', id, 'discounts[0][coupon]')
}

function create(call: Call): Subscription {
  const { sim, params } = call
  const customer = sim.store.need('customer', params.needText('customer'), 'customer')
  const price = sim.store.need('price', readItem(params).price ?? '', 'items[0][price]')
  const method = params.text('default_payment_method') ?? null
  if (method === null)
    throw invalid('This customer has no attached payment source or default payment method.', 'resource_missing')
  sim.store.need('payment_method', method, 'default_payment_method')
  const subscription = newSubscription(call, customer, price, method)
  const invoice = draftInvoice(sim, {
    customer,
    subscription: subscription.id,
    metadata: subscription.metadata,
    reason: 'subscription_create',
    lines: firstLines(sim, price),
    coupon: readCoupon(call),
    paymentMethod: method,
  })
  chargeNow(sim, invoice)
  subscription.latest_invoice = invoice.id
  sim.store.put('subscription', subscription)
  scheduleRenewal(sim, subscription)
  sim.emit('customer.subscription.created', subscription)
  return subscription
}

function newItem(sim: Simulation, subscription: string, price: Stripe.Price): Stripe.SubscriptionItem {
  const now = sim.store.now()
  return {
    id: sim.store.newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: now,
    current_period_end: nextPeriodEnd(now, intervalOf(price), now),
    current_period_start: now,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: {
      id: price.id,
      object: 'plan',
      active: true,
      amount: price.unit_amount,
      amount_decimal: null,
      billing_scheme: 'per_unit',
      created: price.created,
      currency: price.currency,
      interval: intervalOf(price),
      interval_count: 1,
      livemode: false,
      metadata: price.metadata,
      meter: null,
      nickname: price.nickname,
      product: price.product,
      tiers_mode: null,
      transform_usage: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    price,
    quantity: 1,
    subscription,
    tax_rates: [],
  } satisfies Stripe.SubscriptionItem
}

function newSubscription(
  { sim, params }: Call,
  customer: Stripe.Customer,
  price: Stripe.Price,
  method: string,
): Subscription {
  const id = sim.store.newId('sub')
  const now = sim.store.now()
  return {
    ...unused,
    id,
    object: 'subscription',
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: now,
    billing_mode: { flexible: null, type: 'classic' },
    billing_schedules: [],
    cancel_at_period_end: false,
    collection_method: 'charge_automatically',
    created: now,
    currency: 'usd',
    customer: customer.id,
    default_payment_method: method,
    default_tax_rates: [],
    description: params.text('description') ?? null,
    discounts: [],
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: { object: 'list', data: [newItem(sim, id, price)], has_more: false, url: '/v1/subscription_items' },
    livemode: false,
    metadata: params.metadata(),
    start_date: now,
    status: 'active',
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
  } satisfies Subscription
}

const unused = {
  application: null,
  application_fee_percent: null,
  billing_cycle_anchor_config: null,
  billing_thresholds: null,
  cancel_at: null,
  canceled_at: null,
  cancellation_details: null,
  customer_account: null,
  days_until_due: null,
  default_source: null,
  ended_at: null,
  latest_invoice: null,
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  payment_settings: null,
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  test_clock: null,
  transfer_data: null,
  trial_end: null,
  trial_start: null,
}

function update(call: Call): Subscription {
  const { sim, params, id } = call
  const subscription = sim.store.need('subscription', id)
  if (subscription.status === 'canceled')
    throw invalid(`No such subscription: '${id}'. It was canceled.`, 'resource_missing', 'id')
  const priceId = readItem(params).price
  const method = params.text('default_payment_method')
  if (method) sim.store.need('payment_method', method, 'default_payment_method')
  if (priceId) changePrice(call, subscription, sim.store.need('price', priceId, 'items[0][price]'), method)
  if (method) subscription.default_payment_method = method
  if (params.has('cancel_at_period_end')) {
    const isEnding = params.flag('cancel_at_period_end')
    subscription.cancel_at_period_end = isEnding
    subscription.cancel_at = isEnding ? itemOf(subscription).current_period_end : null
    subscription.canceled_at = isEnding ? sim.store.now() : null
  }
  subscription.metadata = params.metadata(subscription.metadata)
  sim.emit('customer.subscription.updated', sim.store.put('subscription', subscription))
  return subscription
}

/** Charges the difference first; a refusal changes nothing (`error_if_incomplete`). */
function changePrice(call: Call, subscription: Subscription, price: Stripe.Price, method: string | undefined): void {
  const { sim, params } = call
  const lines = changeLines(sim, subscription, price)
  if (lines.length === 0) return
  if (params.text('proration_behavior') === 'always_invoice') {
    const customer = sim.store.need('customer', String(subscription.customer))
    const invoice = draftInvoice(sim, {
      customer,
      subscription: subscription.id,
      metadata: params.metadata(subscription.metadata),
      reason: 'subscription_update',
      lines,
      coupon: readCoupon(call),
      paymentMethod: method ?? String(subscription.default_payment_method),
    })
    chargeNow(sim, invoice)
    subscription.latest_invoice = invoice.id
  }
  const item = itemOf(subscription)
  if (intervalOf(item.price) !== intervalOf(price)) {
    const now = sim.store.now()
    subscription.billing_cycle_anchor = now
    Object.assign(item, { current_period_start: now, current_period_end: nextPeriodEnd(now, intervalOf(price), now) })
  }
  item.price = price
  item.plan = { ...item.plan, id: price.id, amount: price.unit_amount, interval: intervalOf(price) }
  scheduleRenewal(sim, subscription)
}

function preview(call: Call): Stripe.Invoice {
  const { sim, params } = call
  const details = params.needNested('subscription_details')
  const price = sim.store.need('price', readItem(details).price ?? '', 'subscription_details[items][0][price]')
  const named = params.text('subscription')
  const subscription = named === undefined ? undefined : sim.store.need('subscription', named, 'subscription')
  const customer = sim.store.need('customer', String(subscription?.customer ?? params.text('customer')), 'customer')
  return draftInvoice(sim, {
    customer,
    subscription: subscription?.id ?? null,
    metadata: {},
    reason: 'upcoming',
    lines: subscription ? changeLines(sim, subscription, price) : firstLines(sim, price),
    coupon: readCoupon(call),
    paymentMethod: null,
  })
}

function pay({ sim, id, params }: Call): Stripe.Invoice {
  const invoice = sim.store.need('invoice', id)
  if (invoice.status !== 'open') throw invalid('Invoice is already paid', 'invoice_already_paid')
  const subscriptionId = String(invoice.parent?.subscription_details?.subscription)
  const subscription = sim.store.find('subscription', subscriptionId)
  const method = params.text('payment_method')
  if (method) invoice.default_payment_method = sim.store.need('payment_method', method, 'payment_method').id
  else if (subscription) invoice.default_payment_method = subscription.default_payment_method
  try {
    const outcome = collect(sim, invoice)
    if (outcome === 'paid' && subscription?.status === 'past_due') {
      subscription.status = 'active'
      sim.emit('customer.subscription.updated', sim.store.put('subscription', subscription))
    }
  } catch (error) {
    if (isRefusal(error) && subscription) startGrace(sim, subscription, invoice)
    throw error
  }
  return invoice
}

const path = '/v1/subscriptions'
const shared = [
  'items',
  'default_payment_method',
  'payment_behavior',
  'proration_behavior',
  'discounts',
  'metadata',
  'off_session',
  'description',
  'payment_settings',
]

export const subscriptionRoutes: Route[] = [
  { method: 'POST', path, accepts: [...shared, 'customer'], run: create },
  {
    method: 'GET',
    path,
    accepts: ['limit', 'starting_after', 'ending_before', 'created', 'customer', 'status'],
    run: ({ sim, params }) =>
      listed(sim.store.all('subscription'), params, path, [
        (row) => !params.has('customer') || row.customer === params.text('customer'),
        (row) => {
          const status = params.text('status')
          return status === 'all' || (status === undefined ? row.status !== 'canceled' : row.status === status)
        },
      ]),
  },
  { method: 'GET', path: `${path}/:id`, accepts: [], run: ({ sim, id }) => sim.store.need('subscription', id) },
  { method: 'POST', path: `${path}/:id`, accepts: [...shared, 'cancel_at_period_end'], run: update },
  {
    method: 'DELETE',
    path: `${path}/:id`,
    accepts: [],
    run: ({ sim, id }) => endSubscription(sim, sim.store.need('subscription', id)),
  },
  {
    method: 'POST',
    path: '/v1/invoices/create_preview',
    accepts: ['customer', 'subscription', 'subscription_details', 'discounts'],
    run: preview,
  },
  { method: 'POST', path: '/v1/invoices/:id/pay', accepts: ['payment_method', 'off_session'], run: pay },
]
