import {
  installmentActions,
  installmentActors,
  installmentStates,
} from '@stackyard/shared/reference/installment-states'
import type { PaymentType } from '@stackyard/shared/reference/payment-types'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, date, index, integer, jsonb, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { market } from '../../../platform/db'

const whole = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true })
const day = (name: string) => date(name, { mode: 'string' })

/** What an installment is charged to. */
export type ChargedMethod = {
  paymentType: PaymentType
  brand: string | null
  last4: string
  stripeCustomerId: string
  stripePaymentMethodId: string
  mandateId: string | null
}

/**
 * The payments after the first of a reservation that the platform bills: one row for each month, made with the order, and
 * those of later changes. Cents.
 */
export const installment = market.table(
  'installment',
  {
    orderId: whole('order_id').notNull(),
    /** Its place in the term, from 2; those of later changes have the next numbers. */
    number: integer().notNull(),
    dueDay: day('due_day').notNull(),
    /** The first day after those that it is for; null for a month of the purchase, whole. */
    untilDay: day('until_day'),
    /** For more space in the rest of a month that had begun. */
    isExtra: boolean('is_extra').notNull().default(false),
    amountCents: whole('amount_cents').notNull(),
    state: text({ enum: installmentStates }).notNull().default('scheduled'),
    /** Charges that were begun; part of the key sent to Stripe. */
    attempts: integer().notNull().default(0),
    /** Those that were begun by themselves. */
    tries: integer().notNull().default(0),
    firstTryDay: day('first_try_day'),
    nextTryDay: day('next_try_day'),
    /** What the customer chose to pay it with; null charges what the order was paid with. */
    method: jsonb().$type<ChargedMethod>(),
    /** Of the latest charge. */
    paymentIntentId: text('payment_intent_id').unique(),
    failure: text(),
    announcedAt: moment('announced_at'),
    inFlightSince: moment('in_flight_since'),
    paidAt: moment('paid_at'),
  },
  (row) => [
    primaryKey({ columns: [row.orderId, row.number] }),
    index('installment_due')
      .on(row.dueDay)
      .where(sql`state in ('scheduled', 'retrying')`),
    index('installment_in_flight')
      .on(row.inFlightSince)
      .where(sql`in_flight_since is not null`),
    check('installment_amount', sql`${row.amountCents} > 0 and ${row.number} > 1`),
    check('installment_paid', sql`(${row.state} = 'paid') = (${row.paidAt} is not null)`),
    check('installment_flight', sql`(${row.state} in ('charging', 'processing')) = (${row.inFlightSince} is not null)`),
  ],
)

/** Every step of an installment, appended in the same transaction. */
export const installmentEvent = market.table(
  'installment_event',
  {
    id: whole('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: whole('order_id').notNull(),
    number: integer().notNull(),
    at: moment('at').notNull(),
    action: text({ enum: installmentActions }).notNull(),
    actor: text({ enum: installmentActors }).notNull(),
    userId: integer('user_id'),
    fromState: text('from_state', { enum: installmentStates }).notNull(),
    toState: text('to_state', { enum: installmentStates }).notNull(),
  },
  (row) => [index('installment_event_by_order').on(row.orderId, row.id)],
)
