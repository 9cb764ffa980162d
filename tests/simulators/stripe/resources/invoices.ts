import type Stripe from 'stripe'
import type { Call, Route } from '../call'
import { listed } from '../list'
import { Params } from '../params'
import type { Simulation } from '../simulation'
import { StripeFault } from '../stripe-fault'
import { carryOut, prepareIntent } from './confirm-payment'
import { newIntent } from './payment-intents'

/** One thing charged or credited. Discounts come off what is charged, never off a credit for unused time. */
export type Line = { amount: number; description: string; period: { start: number; end: number }; isProration: boolean }

type Draft = {
  customer: Stripe.Customer
  subscription: string | null
  metadata: Record<string, string>
  reason: Stripe.Invoice.BillingReason
  lines: Line[]
  coupon: Stripe.Coupon | undefined
  paymentMethod: string | null
}

function discountOf(lines: readonly Line[], coupon: Stripe.Coupon | undefined): number {
  const base = lines.filter((line) => line.amount > 0).reduce((sum, line) => sum + line.amount, 0)
  if (!coupon) return 0
  return coupon.percent_off === null
    ? Math.min(base, coupon.amount_off ?? 0)
    : Math.round((base * coupon.percent_off) / 100)
}

const lineItem = (sim: Simulation, invoice: string, subscription: string | null, line: Line): Stripe.InvoiceLineItem =>
  ({
    id: sim.store.newId('il'),
    object: 'line_item',
    amount: line.amount,
    currency: 'usd',
    description: line.description,
    discount_amounts: [],
    discountable: line.amount > 0,
    discounts: [],
    invoice,
    livemode: false,
    metadata: {},
    parent: null,
    period: line.period,
    pretax_credit_amounts: [],
    pricing: null,
    quantity: 1,
    quantity_decimal: null,
    subscription,
    subtotal: line.amount,
    taxes: [],
  }) satisfies Stripe.InvoiceLineItem

/** An invoice with its totals: credit left on the customer's balance goes first, a credit invoice adds to it. */
export function draftInvoice(sim: Simulation, draft: Draft): Stripe.Invoice {
  const { customer, lines, subscription, metadata } = draft
  const id = sim.store.newId('in')
  const subtotal = lines.reduce((sum, line) => sum + line.amount, 0)
  const total = subtotal - discountOf(lines, draft.coupon)
  const due = Math.max(0, total + customer.balance)
  const now = sim.store.now()
  return {
    ...unused,
    id,
    object: 'invoice',
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    billing_reason: draft.reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: 'usd',
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_tax_exempt: 'none',
    default_payment_method: draft.paymentMethod,
    default_tax_rates: [],
    discounts: [],
    ending_balance: Math.min(0, total + customer.balance),
    issuer: { type: 'self' },
    lines: {
      object: 'list',
      data: lines.map((line) => lineItem(sim, id, subscription, line)),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: {},
    parent: subscription
      ? { type: 'subscription_details', quote_details: null, subscription_details: { metadata, subscription } }
      : null,
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: now,
    period_start: now,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    starting_balance: customer.balance,
    status: 'open',
    status_transitions: { finalized_at: now, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal,
    subtotal_excluding_tax: subtotal,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
  } satisfies Stripe.Invoice
}

const unused = {
  account_country: 'US',
  account_name: null,
  account_tax_ids: null,
  application: null,
  automatically_finalizes_at: null,
  custom_fields: null,
  customer_account: null,
  customer_address: null,
  customer_shipping: null,
  default_source: null,
  description: null,
  due_date: null,
  effective_at: null,
  footer: null,
  from_invoice: null,
  last_finalization_error: null,
  latest_revision: null,
  next_payment_attempt: null,
  number: null,
  on_behalf_of: null,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  statement_descriptor: null,
  test_clock: null,
  threshold_reason: undefined,
  webhooks_delivered_at: null,
}

/** Keeps a draft and moves the customer's balance by what it used or added. */
export function finalize(sim: Simulation, invoice: Stripe.Invoice): void {
  const customer = sim.store.need('customer', String(invoice.customer))
  customer.balance = invoice.ending_balance ?? 0
  sim.store.put('customer', customer)
  sim.emit('invoice.finalized', sim.store.put('invoice', invoice))
}

export function markPaid(sim: Simulation, invoice: Stripe.Invoice): void {
  Object.assign(invoice, {
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: sim.store.now() },
  })
  sim.emit('invoice.paid', sim.store.put('invoice', invoice))
}

/**
 * One attempt to collect: nothing due is paid at once, a card is charged, a bank debit begins. Answers how it stands.
 * A bank's refusal is thrown as Stripe's card error with the attempt noted on the invoice.
 */
export function collect(sim: Simulation, invoice: Stripe.Invoice): 'paid' | 'processing' {
  if (invoice.amount_due === 0) {
    markPaid(sim, invoice)
    return 'paid'
  }
  const method = sim.store.need('payment_method', String(invoice.default_payment_method), 'default_payment_method')
  Object.assign(invoice, { attempted: true, attempt_count: invoice.attempt_count + 1 })
  sim.store.put('invoice', invoice)
  const params = Params.read(
    new URLSearchParams({
      customer: String(invoice.customer),
      payment_method: method.id,
      off_session: 'true',
      description: 'Subscription payment',
    }).toString(),
  )
  const call: Call = { sim, params, id: '', key: 'secret' }
  const terms = {
    amount: invoice.amount_due,
    currency: 'usd',
    types: [method.type],
    captureMethod: 'automatic_async' as const,
  }
  const intent = newIntent(call, terms)
  prepareIntent(call, intent, true)
  sim.store.state.invoicePayments[intent.id] = invoice.id
  sim.emit('payment_intent.created', sim.store.put('payment_intent', intent))
  const carried = carryOut(call, intent)
  if (carried.status !== 'succeeded') return 'processing'
  markPaid(sim, invoice)
  return 'paid'
}

/** Finalizes and collects at once; a refusal voids the invoice and gives the balance back (`error_if_incomplete`). */
export function chargeNow(sim: Simulation, invoice: Stripe.Invoice): void {
  finalize(sim, invoice)
  try {
    collect(sim, invoice)
  } catch (error) {
    const customer = sim.store.need('customer', String(invoice.customer))
    sim.store.put('customer', Object.assign(customer, { balance: invoice.starting_balance }))
    sim.store.put('invoice', Object.assign(invoice, { status: 'void' }))
    throw error
  }
}

export const isRefusal = (error: unknown): error is StripeFault => error instanceof StripeFault && error.status === 402

export const invoiceRoutes: Route[] = [
  {
    method: 'GET',
    path: '/v1/invoices',
    accepts: ['limit', 'starting_after', 'ending_before', 'created', 'customer', 'subscription', 'status'],
    run: ({ sim, params }) =>
      listed(sim.store.all('invoice'), params, '/v1/invoices', [
        (invoice) => !params.has('customer') || invoice.customer === params.text('customer'),
        (invoice) => !params.has('status') || invoice.status === params.text('status'),
        (invoice) =>
          !params.has('subscription') ||
          invoice.parent?.subscription_details?.subscription === params.text('subscription'),
      ]),
  },
  { method: 'GET', path: '/v1/invoices/:id', accepts: [], run: ({ sim, id }) => sim.store.need('invoice', id) },
]
