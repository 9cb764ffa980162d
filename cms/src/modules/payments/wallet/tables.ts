import { paymentTypes } from '@stackyard/shared/reference/payment-types'
import { creditStates } from '@stackyard/shared/schema/wallet'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { market } from '../../../platform/db'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const whole = (name: string) => bigint(name, { mode: 'number' })

/** What pays for credit, as it was when it was chosen. */
export type WalletMethod = {
  /** `Visa •••• 4242` */
  label: string
  stripeCustomerId: string
  stripePaymentMethodId: string
  mandateId: string | null
  billing: { name: string; email: string; address: string; taxId?: string } | null
}

const paidBy = {
  paymentType: text('payment_type', { enum: paymentTypes }).notNull(),
  paymentMethod: jsonb('payment_method').$type<WalletMethod>().notNull(),
}

const terms = {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: integer('user_id').notNull(),
  /** The credit, in cents. */
  amountCents: whole('amount_cents').notNull(),
  couponCode: text('coupon_code'),
  /** What the coupon takes off what is charged. */
  couponCents: whole('coupon_cents').notNull().default(0),
  ...paidBy,
}

/** Monthly top-ups as Stripe last reported them; at most one live one a person. `pending` until Stripe has made it. */
export const walletSubscription = market.table(
  'wallet_subscription',
  {
    ...terms,
    stripeSubscriptionId: text('stripe_subscription_id').unique(),
    status: text({ enum: ['pending', 'active', 'past_due', 'ended', 'failed'] }).notNull(),
    failure: text(),
    nextChargeAt: moment('next_charge_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (row) => [
    uniqueIndex('wallet_subscription_one_live')
      .on(row.userId)
      .where(sql`status in ('pending', 'active', 'past_due')`),
    index('wallet_subscription_by_user').on(row.userId, row.id.desc()),
    index('wallet_subscription_pending')
      .on(row.createdAt)
      .where(sql`status = 'pending'`),
  ],
)

/**
 * Top-ups. `creditedCents` is the credit that stands now: nothing before the payment succeeded, less after a refund or
 * dispute. Each change of it is one movement of the ledger, numbered by `revision`.
 */
export const walletTopup = market.table(
  'wallet_topup',
  {
    ...terms,
    /** The monthly top-up it belongs to; null for a single one. */
    subscriptionId: integer('subscription_id').references(() => walletSubscription.id),
    paymentIntentId: text('payment_intent_id').unique(),
    stripeInvoiceId: text('stripe_invoice_id').unique(),
    /** What an earlier credit on the customer's balance at Stripe paid of it. */
    fromBalanceCents: whole('from_balance_cents').notNull().default(0),
    state: text({ enum: creditStates }).notNull().default('pending'),
    failure: text(),
    /** What of the payment stands: received, less what was refunded or disputed. */
    paidCents: whole('paid_cents').notNull().default(0),
    creditedCents: whole('credited_cents').notNull().default(0),
    revision: integer().notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    creditedAt: moment('credited_at'),
  },
  (row) => [
    index('wallet_topup_by_user').on(row.userId, row.id.desc()),
    index('wallet_topup_open')
      .on(row.updatedAt)
      .where(sql`state in ('pending', 'processing')`),
    check(
      'wallet_topup_cents',
      sql`${row.amountCents} > 0 and ${row.couponCents} between 0 and ${row.amountCents} and ${row.creditedCents} >= 0`,
    ),
  ],
)
