import { type QuoteLines } from '@stackyard/shared/domain/quote-lines'
import { quoteActions, quoteActors, quoteStages } from '@stackyard/shared/reference/quote-terms'
import { spaceTypes, type StorageTerm } from '@stackyard/shared/reference/terms'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { market } from '../../../platform/db'

const at = (name: string) => timestamp(name, { withTimezone: true })

const quoteId = () =>
  bigint('quote_id', { mode: 'number' })
    .notNull()
    .references(() => quoteRequest.id)

/**
 * A merchant's request for a quote, as it was sent, the provider's answer in words, and where the quote is in its
 * life cycle.
 */
export const quoteRequest = market.table(
  'quote_request',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null when the request was for the provider as such. */
    warehouseId: integer('warehouse_id'),
    sellerId: integer('seller_id').notNull(),
    /** The merchant's account; null until the mail job has found or opened it, and for addresses of other roles. */
    customerId: integer('customer_id'),
    email: text().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text().notNull().default(''),
    company: text().notNull(),
    website: text().notNull().default(''),
    message: text().notNull(),
    categories: text().array().notNull(),
    storageVolume: text('storage_volume').notNull(),
    monthlyShipmentVolume: text('monthly_shipment_volume').notNull(),
    merchantType: text('merchant_type', {
      enum: ['eCommerceRetailer', 'physicalRetailer', 'omnichannelRetailer'],
    }).notNull(),
    foundedYear: integer('founded_year'),
    state: text({ enum: ['open', 'answered'] })
      .notNull()
      .default('open'),
    answer: text(),
    answeredAt: at('answered_at'),
    answeredBy: integer('answered_by'),
    /** What is needed, as far as the merchant said it. */
    spaceType: text('space_type', { enum: spaceTypes }),
    quantity: integer(),
    startDay: date('start_day', { mode: 'string' }),
    term: integer().$type<StorageTerm>(),
    /** The last day on which an answer helps the merchant. */
    answerBy: date('answer_by', { mode: 'string' }),
    stage: text({ enum: quoteStages }).notNull().default('requested'),
    /** The latest offer of either side; 0 before the first. */
    revision: integer().notNull().default(0),
    /** When the quote ends unless it is reserved. */
    expiresAt: at('expires_at'),
    /** The request to several warehouses that it belongs to, and the lot of it; null for a request to one. */
    eventId: bigint('event_id', { mode: 'number' }),
    lot: smallint(),
    /** When it was chosen among the quotes of its lot. */
    chosenAt: at('chosen_at'),
    /** When the merchant decided on, or ended, the request: no quote is taken from then on. */
    closedAt: at('closed_at'),
    /** The reservation made at the quote's price. */
    orderId: bigint('order_id', { mode: 'number' }),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (row) => [
    index('quote_request_seller').on(row.sellerId, row.id.desc()),
    index('quote_request_customer').on(row.customerId, row.id.desc()),
    index('quote_request_email').on(row.email, row.createdAt),
    uniqueIndex('quote_request_order').on(row.orderId),
    uniqueIndex('quote_request_event').on(row.eventId, row.lot, row.warehouseId),
    index('quote_request_single_customer')
      .on(row.customerId, row.createdAt.desc(), row.id.desc())
      .where(sql`event_id is null`),
    index('quote_request_single_seller')
      .on(row.sellerId, row.createdAt.desc(), row.id.desc())
      .where(sql`event_id is null`),
    check('quote_request_lot', sql`(${row.eventId} is null) = (${row.lot} is null)`),
    check('quote_request_ordered', sql`(${row.stage} = 'ordered') = (${row.orderId} is not null)`),
  ],
)

/**
 * What one side offers for a quote, one row a revision; rows never change, but for the files of a provider whose data is
 * erased. A provider's is a quote, a merchant's a counter-offer.
 */
export const quoteOffer = market.table(
  'quote_offer',
  {
    quoteId: quoteId(),
    revision: integer().notNull(),
    side: text({ enum: ['customer', 'seller'] }).notNull(),
    spaceType: text('space_type', { enum: spaceTypes }).notNull(),
    quantity: integer().notNull(),
    startDay: date('start_day', { mode: 'string' }).notNull(),
    term: integer().$type<StorageTerm>().notNull(),
    /** Cents by line; null is a line without a price. */
    lines: jsonb().$type<QuoteLines>().notNull(),
    included: text().array().notNull(),
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    note: text().notNull().default(''),
    /** Answers to the questions of a request to several warehouses, in their order. */
    answers: jsonb().$type<readonly string[]>().notNull().default([]),
    /** The provider's own files that go with it, private to the readers of the quote. */
    files: jsonb().$type<readonly { id: number; title: string }[]>().notNull().default([]),
    createdAt: at('created_at').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.quoteId, row.revision] }),
    check('quote_offer_quantity', sql`${row.quantity} > 0`),
  ],
)

/** Every step of a quote, appended in the same transaction. */
export const quoteEvent = market.table(
  'quote_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    quoteId: quoteId(),
    at: at('at').notNull(),
    action: text({ enum: quoteActions }).notNull(),
    actor: text({ enum: quoteActors }).notNull(),
    userId: integer('user_id'),
    fromStage: text('from_stage', { enum: quoteStages }).notNull(),
    toStage: text('to_stage', { enum: quoteStages }).notNull(),
    /** The offer the step is about. */
    revision: integer().notNull(),
    /** What was said with it, for both sides to read. */
    note: text().notNull().default(''),
  },
  (row) => [index('quote_event_by_quote').on(row.quoteId, row.id)],
)
