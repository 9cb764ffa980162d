import { sql } from 'drizzle-orm'
import { boolean, index, integer, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { market } from '../../../platform/db'

const moment = (name: string) => timestamp(name, { withTimezone: true })

const record = {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: integer('user_id').notNull(),
  isPrimary: boolean('is_primary').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  /** Removed by its owner; kept because orders may still name it. Never primary. */
  deletedAt: moment('deleted_at'),
}

/** Whom a user is at Stripe. */
export const stripeCustomer = market.table('stripe_customer', {
  userId: integer('user_id').primaryKey(),
  customerId: text('customer_id').notNull().unique(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** Saved cards: brand, last four digits, expiry and Stripe's id. The number never comes here. */
export const card = market.table(
  'card',
  {
    ...record,
    paymentMethodId: text('payment_method_id').notNull().unique(),
    brand: text().notNull(),
    last4: text().notNull(),
    cardHolder: text('card_holder').notNull(),
    expirationMonth: integer('expiration_month').notNull(),
    expirationYear: integer('expiration_year').notNull(),
  },
  (row) => [
    index('card_by_user').on(row.userId),
    uniqueIndex('card_one_primary')
      .on(row.userId)
      .where(sql`is_primary and deleted_at is null`),
  ],
)

/** Bank accounts for ACH debits: last four digits, Stripe's ids and the mandate. The number never comes here. */
export const achAccount = market.table(
  'ach_account',
  {
    ...record,
    setupIntentId: text('setup_intent_id').notNull().unique(),
    paymentMethodId: text('payment_method_id').notNull(),
    /** Absent until the account is verified. */
    mandateId: text('mandate_id'),
    /** By what small deposits prove an account that was entered by its numbers; absent for any other. */
    depositKind: text('deposit_kind', { enum: ['amounts', 'descriptor_code'] }),
    depositsArriveAt: moment('deposits_arrive_at'),
    /** The deposits could not be sent, were answered wrongly too often, or too late: this account stays unusable. */
    depositsFailedAt: moment('deposits_failed_at'),
    routingNumber: text('routing_number').notNull(),
    bankName: text('bank_name').notNull(),
    last4: text().notNull(),
    accountName: text('account_name').notNull(),
    accountHolderType: text('account_holder_type', { enum: ['individual', 'company'] }).notNull(),
    email: text().notNull(),
  },
  (row) => [
    index('ach_account_by_user').on(row.userId),
    uniqueIndex('ach_account_one_primary')
      .on(row.userId)
      .where(sql`is_primary and deleted_at is null`),
  ],
)

/** Billing details. */
export const billingInfo = market.table(
  'billing_info',
  {
    ...record,
    fullName: text('full_name').notNull(),
    phoneNumber: text('phone_number').notNull(),
    email: text().notNull(),
    street1: text().notNull().default(''),
    street2: text().notNull().default(''),
    city: text().notNull().default(''),
    state: text().notNull().default(''),
    zipCode: text('zip_code').notNull().default(''),
    country: text().notNull().default(''),
    /** The tax id of the company that is billed. */
    taxId: text('tax_id').notNull().default(''),
  },
  (row) => [
    index('billing_info_by_user').on(row.userId),
    uniqueIndex('billing_info_one_primary')
      .on(row.userId)
      .where(sql`is_primary and deleted_at is null`),
  ],
)

/** Stripe's news by event id: what was verified and taken in, and when it was worked off. */
export const webhookInbox = market.table(
  'webhook_inbox',
  {
    eventId: text('event_id').primaryKey(),
    type: text().notNull(),
    /** Id of the object the event is about (`pi_…`); its state is always fetched afresh. */
    objectId: text('object_id').notNull(),
    receivedAt: moment('received_at').notNull().defaultNow(),
    processedAt: moment('processed_at'),
  },
  (row) => [
    index('webhook_inbox_waiting')
      .on(row.receivedAt)
      .where(sql`processed_at is null`),
  ],
)
