import { paymentTypes } from '@stackyard/shared/reference/payment-types'
import { planIds } from '@stackyard/shared/reference/plans'
import type { AppliedCoupon } from '@stackyard/shared/schema/coupon'
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { market } from '../../../platform/db'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const whole = (name: string) => bigint(name, { mode: 'number' })

/** With what a plan is paid, as it was at the change. */
export type PlanMethod = {
  label: string
  stripeCustomerId: string
  stripePaymentMethodId: string
  billingName: string | null
  /** The billing details that were chosen with a card; null takes the profile's. */
  billing?: { name: string; email: string; address: string; taxId?: string } | null
}

/** Subscriptions as Stripe last told them; one live one a person. Statuses are Stripe's. */
export const planSubscription = market.table(
  'plan_subscription',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id').notNull(),
    stripeSubscriptionId: text('stripe_subscription_id').notNull().unique(),
    planId: text('plan_id', { enum: planIds }).notNull(),
    isAnnual: boolean('is_annual').notNull(),
    amountCents: whole('amount_cents').notNull(),
    status: text({ enum: ['active', 'past_due', 'ended'] }).notNull(),
    paymentType: text('payment_type', { enum: paymentTypes }).notNull(),
    paymentLabel: text('payment_label').notNull(),
    currentPeriodEnd: moment('current_period_end').notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (row) => [
    uniqueIndex('plan_subscription_one_live')
      .on(row.userId)
      .where(sql`status <> 'ended'`),
    index('plan_subscription_by_user').on(row.userId, row.id.desc()),
  ],
)

/** A change of plan on its way to Stripe; at most one a person is pending. Its id is part of the keys sent to Stripe. */
export const planChange = market.table(
  'plan_change',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id').notNull(),
    planId: text('plan_id', { enum: planIds }).notNull(),
    isAnnual: boolean('is_annual').notNull(),
    amountCents: whole('amount_cents').notNull(),
    paymentType: text('payment_type', { enum: paymentTypes }).notNull(),
    paymentMethod: jsonb('payment_method').$type<PlanMethod>().notNull(),
    /** The subscription that is changed; null when a new one is made. */
    stripeSubscriptionId: text('stripe_subscription_id'),
    /** What a coupon takes off the payment of this change. */
    coupon: jsonb().$type<AppliedCoupon>(),
    state: text({ enum: ['pending', 'done', 'failed'] })
      .notNull()
      .default('pending'),
    failure: text(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (row) => [
    uniqueIndex('plan_change_one_pending')
      .on(row.userId)
      .where(sql`state = 'pending'`),
  ],
)

/** A plan an admin has given; nothing is charged for it. */
export const planGrant = market.table('plan_grant', {
  userId: integer('user_id').primaryKey(),
  planId: text('plan_id', { enum: planIds }).notNull(),
  grantedBy: integer('granted_by'),
  createdAt: moment('created_at').notNull().defaultNow(),
})
