import { payoutStates } from '@stackyard/shared/reference/payout-states'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { market } from '../../../platform/db'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const whole = (name: string) => bigint(name, { mode: 'number' })

/** A seller's account at Stripe, as Stripe last told it. */
export const payoutAccount = market.table('payout_account', {
  userId: integer('user_id').primaryKey(),
  accountId: text('account_id').notNull().unique(),
  /** Whether transfers reach it and it pays out to the seller's bank. */
  isReady: boolean('is_ready').notNull().default(false),
  /** Whether the seller has sent Stripe's form in. */
  isSubmitted: boolean('is_submitted').notNull().default(false),
  /** What Stripe still asks for, in its own keys. */
  requirements: jsonb().$type<string[]>().notNull().default([]),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

/** What a captured payment of an order owes its seller, once each: `amountCents` is its price, `feeCents` of it is ours. */
export const payout = market.table(
  'payout',
  {
    id: whole('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: whole('order_id').notNull(),
    /** The month of the term that was paid; 1 is the order's own payment. */
    installment: integer().notNull().default(1),
    sellerId: integer('seller_id').notNull(),
    amountCents: whole('amount_cents').notNull(),
    feeCents: whole('fee_cents').notNull(),
    /** Of the net: kept for older payouts that could not be taken back, never sent. */
    withheldCents: whole('withheld_cents').notNull().default(0),
    /** Of a payout asked back: made good out of later payouts. */
    recoveredCents: whole('recovered_cents').notNull().default(0),
    /** Of what was sent: taken back at Stripe. */
    returnedCents: whole('returned_cents').notNull().default(0),
    state: text({ enum: payoutStates }).notNull().default('due'),
    /** From when on it may be sent. */
    dueAt: moment('due_at').notNull(),
    /** When the worker looks at it next. */
    nextTryAt: moment('next_try_at').notNull(),
    /** Refused tries; part of the keys sent to Stripe, since Stripe keeps a refusal under its key. */
    attempts: integer().notNull().default(0),
    accountId: text('account_id'),
    transferId: text('transfer_id').unique(),
    reversalId: text('reversal_id').unique(),
    /** When the order's money was asked back: refunded, or taken by the customer's bank. */
    recalledAt: moment('recalled_at'),
    /** Why the last try was refused. */
    failure: text(),
    /** Since when an answer of Stripe's is awaited. */
    inFlightSince: moment('in_flight_since'),
    paidAt: moment('paid_at'),
    reversedAt: moment('reversed_at'),
    /** When the fee of a payout taken back went back to the seller, with the last of its money. */
    feeReturnedAt: moment('fee_returned_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (row) => [
    unique('payout_once').on(row.orderId, row.installment),
    index('payout_by_seller').on(row.sellerId, row.id.desc()),
    index('payout_to_do')
      .on(row.nextTryAt)
      .where(sql`state in ('due', 'sending', 'reversing')`),
    check(
      'payout_amounts',
      sql`${row.amountCents} > 0 and ${row.feeCents} >= 0 and ${row.feeCents} < ${row.amountCents}`,
    ),
    check(
      'payout_settled',
      sql`${row.withheldCents} >= 0 and ${row.recoveredCents} >= 0 and ${row.returnedCents} >= 0
        and ${row.withheldCents} <= ${row.amountCents} - ${row.feeCents}
        and ${row.recoveredCents} + ${row.returnedCents} <= ${row.amountCents} - ${row.feeCents}`,
    ),
  ],
)

/** What of one payout was kept for an older one that could not be taken back. Append only. */
export const payoutOffset = market.table(
  'payout_offset',
  {
    id: whole('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The payout whose money was asked back. */
    debtId: whole('debt_id')
      .notNull()
      .references(() => payout.id),
    /** The payout that made it good. */
    fromId: whole('from_id')
      .notNull()
      .references(() => payout.id),
    amountCents: whole('amount_cents').notNull(),
    at: moment('at').notNull(),
  },
  (row) => [
    index('payout_offset_by_debt').on(row.debtId),
    index('payout_offset_by_from').on(row.fromId),
    check('payout_offset_amount', sql`${row.amountCents} > 0 and ${row.debtId} <> ${row.fromId}`),
  ],
)
