import { paymentStates, transactionStatuses } from '@stackyard/shared/schema/transaction'
import { billers } from '@stackyard/shared/reference/installment-states'
import { paymentTypes, purchaseTypes } from '@stackyard/shared/reference/payment-types'
import type { RunningTerms } from '@stackyard/shared/domain/running-terms'
import { spaceTypes } from '@stackyard/shared/reference/terms'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { market } from '../../../platform/db'

const whole = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const identity = () => whole('id').primaryKey().generatedAlwaysAsIdentity()

/** What an order keeps of its listing, card or account and billing details as they were at the purchase. */
export type WarehouseSnapshot = {
  name: string
  slug: string
  warehouseUrl: string
  city: string
  state: string
  country: string
  photo: string | null
}
export type PaymentMethodSnapshot = {
  id: number
  brand: string | null
  last4: string
  holder: string
  stripeCustomerId: string
  stripePaymentMethodId: string
  mandateId: string | null
}
export type BillingInfoSnapshot = {
  fullName: string
  email: string
  phoneNumber: string
  taxId?: string
  address: { street1: string; street2: string; city: string; state: string; zipCode: string; country: string }
}

/** What was agreed to at the purchase, as it was then. */
export type OrderTerms = {
  /** Goods the warehouse does not take, by the keys of the purchase's notice. */
  restricted: string[]
  /** The agreement the customer ticked, in plain paragraphs. */
  agreement: { title: string; paragraphs: string[] }
}

/** What was agreed since the purchase: how many times, and the terms after the last. */
export type AmendedTerms = RunningTerms & { number: number }

/**
 * The spec's transactions. Money is cents; `units` hundredths of a square foot, 0 for fulfillment. Quantity, term, and
 * prices are those of the purchase; `amended` has what was agreed since, and `endDay` follows it.
 */
export const orders = market.table(
  'orders',
  {
    id: identity(),
    customerId: integer('customer_id').notNull(),
    sellerId: integer('seller_id').notNull(),
    warehouseId: integer('warehouse_id').notNull(),
    type: text({ enum: purchaseTypes }).notNull(),
    status: text({ enum: transactionStatuses }).notNull().default('pending'),
    paymentState: text('payment_state', { enum: paymentStates }).notNull().default('authorizing'),
    priorStatus: text('prior_status', { enum: transactionStatuses }),
    adminApprovedAt: moment('admin_approved_at'),
    sellerCompletedAt: moment('seller_completed_at'),
    term: integer(),
    spaceType: text('space_type', { enum: spaceTypes }),
    quantity: integer(),
    startDay: date('start_day', { mode: 'string' }),
    endDay: date('end_day', { mode: 'string' }),
    units: whole('units').notNull().default(0),
    tierName: text('tier_name'),
    unitPriceCents: whole('unit_price_cents'),
    discountedCents: whole('discounted_cents'),
    monthlyTotalCents: whole('monthly_total_cents'),
    depositCents: whole('deposit_cents'),
    /** Of storage with fulfillment: what the first payment has of the deposit, less the tier's discount. */
    fulfillmentCents: whole('fulfillment_cents').notNull().default(0),
    /** Paid once with the first month, as a quote has it. */
    setupCents: whole('setup_cents').notNull().default(0),
    /** Who bills the months after the first. */
    billedBy: text('billed_by', { enum: billers }).notNull().default('warehouse'),
    /** The accepted quote whose price this is, and which of its offers; none for the listing's own price. */
    quoteId: whole('quote_id'),
    quoteRevision: integer('quote_revision'),
    /** What the customer pays: the price less the coupon. */
    amountCents: whole('amount_cents').notNull(),
    couponCode: text('coupon_code'),
    /** What the platform gives to it; the seller is owed the full price. */
    couponCents: whole('coupon_cents').notNull().default(0),
    paymentType: text('payment_type', { enum: paymentTypes }).notNull(),
    paymentMethod: jsonb('payment_method').$type<PaymentMethodSnapshot>().notNull(),
    billingInfo: jsonb('billing_info').$type<BillingInfoSnapshot>(),
    warehouse: jsonb().$type<WarehouseSnapshot>().notNull(),
    terms: jsonb().$type<OrderTerms>(),
    amended: jsonb().$type<AmendedTerms>(),
    paymentIntentId: text('payment_intent_id').unique(),
    refundId: text('refund_id').unique(),
    /** The customer's own number of the purchase, for the invoice. */
    poNumber: text('po_number'),
    /** Why the payment failed, for the customer. */
    failure: text(),
    /** When an unanswered hold ends. */
    expiresAt: moment('expires_at'),
    /** Since when money has been in flight; null while it rests. */
    inFlightSince: moment('in_flight_since'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (row) => [
    index('orders_by_customer').on(row.customerId, row.id.desc()),
    index('orders_by_seller').on(row.sellerId, row.id.desc()),
    index('orders_by_status').on(row.status, row.id.desc()),
    index('orders_by_amount').on(row.amountCents.desc(), row.id.desc()),
    index('orders_by_day').on(row.createdAt.desc(), row.id.desc()),
    index('orders_by_end')
      .on(row.endDay)
      .where(sql`status = 'approved' and payment_state = 'captured'`),
    index('orders_in_flight')
      .on(row.inFlightSince)
      .where(sql`in_flight_since is not null`),
    index('orders_to_answer')
      .on(row.sellerId, row.expiresAt)
      .where(sql`status in ('pending', 'customer_cancel_request')`),
    index('orders_accepted')
      .on(row.sellerId, row.endDay)
      .where(sql`status = 'approved'`),
    check('orders_amount', sql`${row.amountCents} > 0`),
    check('orders_coupon', sql`${row.couponCents} >= 0 and (${row.couponCode} is null) = (${row.couponCents} = 0)`),
    check(
      'orders_fulfillment',
      sql`${row.fulfillmentCents} >= 0
        and (${row.fulfillmentCents} > 0) = (${row.type} = 'offering' and ${row.tierName} is not null)`,
    ),
    check('orders_units', sql`(${row.type} = 'offering') = (${row.units} > 0)`),
  ],
)

/** Parts of an order's payment that were paid back at the payment provider while the order stood. */
export const orderRefund = market.table(
  'order_refund',
  {
    refundId: text('refund_id').primaryKey(),
    orderId: whole('order_id')
      .notNull()
      .references(() => orders.id),
    amountCents: whole('amount_cents').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (row) => [index('order_refund_by_order').on(row.orderId), check('order_refund_amount', sql`${row.amountCents} > 0`)],
)

/** Every change of an order, appended in the same transaction. */
export const orderAudit = market.table(
  'order_audit',
  {
    id: identity(),
    orderId: whole('order_id')
      .notNull()
      .references(() => orders.id),
    at: moment('at').notNull().defaultNow(),
    action: text().notNull(),
    actor: text({ enum: ['customer', 'seller', 'admin', 'system'] }).notNull(),
    userId: integer('user_id'),
    fromStatus: text('from_status', { enum: transactionStatuses }),
    toStatus: text('to_status', { enum: transactionStatuses }).notNull(),
    paymentState: text('payment_state', { enum: paymentStates }).notNull(),
  },
  (row) => [index('order_audit_by_order').on(row.orderId, row.id)],
)

/** The space of a warehouse; locked FOR UPDATE by whoever takes of it. */
export const capacity = market.table(
  'capacity',
  {
    warehouseId: integer('warehouse_id').primaryKey(),
    totalUnits: whole('total_units').notNull().default(0),
  },
  (row) => [check('capacity_total', sql`${row.totalUnits} >= 0`)],
)

/** What the total becomes from a day on. One whose day has come goes into the listing, and its row goes. */
export const capacityChange = market.table(
  'capacity_change',
  {
    warehouseId: integer('warehouse_id')
      .notNull()
      .references(() => capacity.warehouseId, { onDelete: 'cascade' }),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    totalUnits: whole('total_units').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (row) => [
    primaryKey({ columns: [row.warehouseId, row.fromDay] }),
    index('capacity_change_by_day').on(row.fromDay),
    check('capacity_change_units', sql`${row.totalUnits} >= 0`),
  ],
)

/**
 * Space taken on every day of [start, end): by an order, or `blocked` by the provider for own use or for customers from
 * elsewhere, until 'infinity' when no end is known. `released` takes none.
 */
export const capacityHold = market.table(
  'capacity_hold',
  {
    id: identity(),
    /** None for a block. An order has one hold for each quantity that it has had. */
    orderId: whole('order_id').references(() => orders.id),
    warehouseId: integer('warehouse_id')
      .notNull()
      .references(() => capacity.warehouseId),
    startDay: date('start_day', { mode: 'string' }).notNull(),
    endDay: date('end_day', { mode: 'string' }).notNull(),
    units: whole('units').notNull(),
    state: text({ enum: ['held', 'sold', 'blocked', 'released'] })
      .notNull()
      .default('held'),
    /** What a provider notes about a block, for their own eyes. */
    note: text(),
    expiresAt: moment('expires_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (row) => [
    index('capacity_hold_live')
      .on(row.warehouseId, row.startDay, row.endDay)
      .where(sql`state <> 'released'`),
    uniqueIndex('capacity_hold_of_order').on(row.orderId, row.startDay),
    check('capacity_hold_units', sql`${row.units} > 0`),
    check('capacity_hold_days', sql`${row.startDay} < ${row.endDay}`),
    check('capacity_hold_order', sql`(${row.state} = 'blocked') = (${row.orderId} is null)`),
  ],
)

/** Papers printed for an order, kept byte for byte; append only. `sha256` is of `body`, in hex. */
export const orderDocument = market.table(
  'order_document',
  {
    id: identity(),
    orderId: whole('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text({ enum: ['agreement', 'amendment'] }).notNull(),
    /** Of an amendment; 0 for the agreement of the purchase. */
    number: integer().notNull().default(0),
    sha256: text().notNull(),
    body: bytes('body').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (row) => [unique('order_document_each_once').on(row.orderId, row.kind, row.number)],
)

/** What the nightly comparison of our books with Stripe's found. */
export const moneyReport = market.table('money_report', {
  id: identity(),
  at: moment('at').notNull().defaultNow(),
  checked: integer().notNull(),
  violations: jsonb().$type<{ invariant: string; detail: string }[]>().notNull(),
})
