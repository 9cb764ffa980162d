import {
  deliveryStates,
  newsletterSegments,
  sendStates,
  subscriptionStates,
} from '@stackyard/shared/reference/newsletter'
import { sql } from 'drizzle-orm'
import { index, integer, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { market } from '../../../platform/db'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const keys = newsletterSegments.map(({ key }) => key) as [
  (typeof newsletterSegments)[number]['key'],
  ...(typeof newsletterSegments)[number]['key'][],
]

/** An address that asked for the news (`sellerId` 0) or for the newsletter of one seller. Small letters, once each. */
export const newsletterSubscription = market.table(
  'newsletter_subscription',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    email: text('email').notNull(),
    sellerId: integer('seller_id').notNull().default(0),
    userId: integer('user_id'),
    state: text('state', { enum: subscriptionStates }).notNull().default('pending'),
    /** A digest of the network address that asked, to hold back floods. */
    origin: text('origin').notNull().default(''),
    /** When it was asked for last; no second mail of confirmation goes out right after. */
    askedAt: moment('asked_at').notNull().defaultNow(),
    confirmedAt: moment('confirmed_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('newsletter_subscription_email').on(table.email, table.sellerId),
    index('newsletter_subscription_state').on(table.sellerId, table.state, table.id),
    index('newsletter_subscription_origin').on(table.origin, table.askedAt),
  ],
)

/** A newsletter that a seller writes for their subscribers; `body` in the plain notation of texts (`fromNotation`). */
export const sellerNewsletter = market.table(
  'seller_newsletter',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    sellerId: integer('seller_id').notNull(),
    subject: text('subject').notNull(),
    preheader: text('preheader').notNull().default(''),
    body: text('body').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('seller_newsletter_own').on(table.sellerId, table.id)],
)

/** One sending of a newsletter to a segment, as its text stood when it began. */
export const newsletterSend = market.table(
  'newsletter_send',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The newsletter of the CMS, 0 for a seller's own. */
    newsletterId: integer('newsletter_id').notNull(),
    sellerNewsletterId: integer('seller_newsletter_id'),
    /** Who writes, where that is not the platform. */
    senderName: text('sender_name').notNull().default(''),
    subject: text('subject').notNull(),
    /** What mail programs show after the subject. */
    preheader: text('preheader').notNull().default(''),
    html: text('html').notNull(),
    plain: text('plain').notNull(),
    segment: text('segment', { enum: keys }).notNull(),
    sellerId: integer('seller_id').notNull().default(0),
    state: text('state', { enum: sendStates }).notNull().default('scheduled'),
    /** How often the mail's picture was fetched, by nobody in particular. */
    opens: integer('opens').notNull().default(0),
    createdBy: integer('created_by').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    sendAt: moment('send_at').notNull().defaultNow(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('newsletter_send_newest').on(table.createdAt.desc()),
    index('newsletter_send_seller').on(table.sellerId, table.createdAt),
    index('newsletter_send_open')
      .on(table.id)
      .where(sql`state in ('scheduled', 'sending')`),
  ],
)

/** One mail of a sending; an address gets each sending once. */
export const newsletterDelivery = market.table(
  'newsletter_delivery',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    sendId: integer('send_id').notNull(),
    email: text('email').notNull(),
    /** Whose link of unsubscribing it carries: `s:<subscription>` or `u:<user>`. */
    reader: text('reader').notNull(),
    state: text('state', { enum: deliveryStates }).notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    error: text('error'),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('newsletter_delivery_once').on(table.sendId, table.email),
    index('newsletter_delivery_open')
      .on(table.sendId, table.id)
      .where(sql`state in ('queued', 'sending')`),
  ],
)
