import {
  campaignEnds,
  campaignStatuses,
  campaignTypes,
  refusalReasons,
  viewKinds,
} from '@stackyard/shared/reference/campaigns'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  doublePrecision,
  index,
  integer,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { market } from '../../../platform/db'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const whole = (name: string) => bigint(name, { mode: 'number' })
const subjects = ['warehouse', 'service'] as const

/**
 * Campaigns of sellers. Amounts are micro-dollars; prices are those of its creation. Days are UTC, both included. What is
 * left of the budget is on the ledger account `campaign_budget` with the campaign's id; an INACTIVE one has nothing left.
 */
export const campaign = market.table(
  'campaign',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    sellerId: integer('seller_id').notNull(),
    name: text().notNull(),
    campaignType: text('campaign_type', { enum: campaignTypes }).notNull(),
    status: text({ enum: campaignStatuses }).notNull().default('ACTIVE'),
    endReason: text('end_reason', { enum: campaignEnds }),
    budgetMicros: whole('budget_micros').notNull(),
    spentMicros: whole('spent_micros').notNull().default(0),
    impressionMicros: whole('impression_micros').notNull(),
    visitMicros: whole('visit_micros').notNull(),
    impressions: integer().notNull().default(0),
    visits: integer().notNull().default(0),
    startDay: date('start_day', { mode: 'string' }).notNull(),
    endDay: date('end_day', { mode: 'string' }).notNull(),
    /** Counts the changes of the budget: each is one movement of the ledger. */
    revision: integer().notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** Removed by its seller; its views and movements remain. */
    deletedAt: moment('deleted_at'),
  },
  (row) => [
    index('campaign_by_seller')
      .on(row.sellerId, row.id.desc())
      .where(sql`deleted_at is null`),
    index('campaign_active')
      .on(row.campaignType, row.id)
      .where(sql`status = 'ACTIVE'`),
    index('campaign_newest')
      .on(row.id.desc())
      .where(sql`deleted_at is null`),
    check('campaign_spent', sql`${row.spentMicros} between 0 and ${row.budgetMicros}`),
    check('campaign_days', sql`${row.startDay} <= ${row.endDay}`),
  ],
)

/** The listings that a campaign shows. */
export const campaignListing = market.table(
  'campaign_listing',
  {
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaign.id),
    subject: text({ enum: subjects }).notNull(),
    subjectId: integer('subject_id').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.campaignId, row.subject, row.subjectId] }),
    index('campaign_listing_subject').on(row.subject, row.subjectId),
  ],
)

/**
 * Every view that was charged, one row each: what an audit of a bill reads. Append only. The two keys hold that a reader
 * is charged once a half hour (`bucket`) and that a card's token counts once.
 */
export const adView = market.table(
  'ad_view',
  {
    id: whole('id').primaryKey().generatedAlwaysAsIdentity(),
    campaignId: integer('campaign_id').notNull(),
    kind: text({ enum: viewKinds }).notNull(),
    subject: text({ enum: subjects }).notNull(),
    subjectId: integer('subject_id').notNull(),
    /** A keyed hash of the account, or of address and browser for a day. */
    visitor: text().notNull(),
    /** Half hours since 1970. */
    bucket: integer().notNull(),
    tokenId: text('token_id').notNull(),
    priceMicros: whole('price_micros').notNull(),
    /** The views of one batch share a movement of the ledger: `views:{batch}`. */
    batch: uuid().notNull(),
    at: moment('at').notNull(),
  },
  (row) => [
    uniqueIndex('ad_view_once').on(row.campaignId, row.subjectId, row.visitor, row.bucket, row.kind, row.subject),
    uniqueIndex('ad_view_token').on(row.tokenId, row.kind),
    index('ad_view_batch').on(row.batch),
    check('ad_view_price', sql`${row.priceMicros} > 0`),
  ],
)

/** Views that were not charged, by day (UTC), campaign and reason. */
export const adRefusal = market.table(
  'ad_refusal',
  {
    day: date({ mode: 'string' }).notNull(),
    /** 0 where no campaign of that id exists. */
    campaignId: integer('campaign_id').notNull(),
    kind: text({ enum: viewKinds }).notNull(),
    reason: text({ enum: refusalReasons }).notNull(),
    count: whole('count').notNull(),
  },
  (row) => [primaryKey({ columns: [row.day, row.campaignId, row.kind, row.reason] })],
)

/** What was charged by campaign, listing and day (UTC): what charts and the wallet's history read. */
export const campaignDay = market.table(
  'campaign_day',
  {
    day: date({ mode: 'string' }).notNull(),
    campaignId: integer('campaign_id').notNull(),
    impressions: integer().notNull().default(0),
    visits: integer().notNull().default(0),
    spentMicros: whole('spent_micros').notNull().default(0),
    /** When its last view was charged. */
    lastAt: moment('last_at').notNull(),
  },
  (row) => [primaryKey({ columns: [row.campaignId, row.day] }), index('campaign_day_by_day').on(row.day)],
)

/** Prices of views that admins have set; the newest counts for new campaigns. */
export const viewPrice = market.table('view_price', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  impressionMicros: whole('impression_micros').notNull(),
  visitMicros: whole('visit_micros').notNull(),
  setBy: integer('set_by').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/**
 * The median of what listings of a region brought in the last so many days, made once an hour. `region` is a region's
 * code, or a country's beyond the United States.
 */
export const regionMedian = market.table(
  'region_median',
  {
    region: text().notNull(),
    days: integer().notNull(),
    listings: integer().notNull(),
    impressions: doublePrecision().notNull(),
    visits: doublePrecision().notNull(),
    quoteRequests: doublePrecision('quote_requests').notNull(),
    reservations: doublePrecision().notNull(),
    madeAt: moment('made_at').notNull().defaultNow(),
  },
  (row) => [primaryKey({ columns: [row.region, row.days] })],
)
