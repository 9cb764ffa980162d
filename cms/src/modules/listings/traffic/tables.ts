import { date, index, integer, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { market } from '../../../platform/db'

const subjects = ['warehouse', 'service'] as const

/**
 * Who has seen what in which half hour, so that nothing counts twice. `visitor` is a keyed hash of the account or of address
 * and browser. Rows are deleted after two days. Views of sponsored cards are in `ad_view`.
 */
export const trafficSighting = market.table(
  'traffic_sighting',
  {
    kind: text({ enum: ['impression', 'visit'] }).notNull(),
    subject: text({ enum: subjects }).notNull(),
    subjectId: integer('subject_id').notNull(),
    visitor: text().notNull(),
    /** Half hours since 1970. */
    bucket: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({
      columns: [table.kind, table.subject, table.subjectId, table.visitor, table.bucket],
    }),
    index('traffic_sighting_at_idx').on(table.at),
  ],
)

/**
 * Impressions and page visits of a listing by day (UTC) and campaign, for the seller it belonged to on that day. Campaign 0
 * is what came without an ad.
 */
export const trafficDay = market.table(
  'traffic_day',
  {
    day: date({ mode: 'string' }).notNull(),
    subject: text({ enum: subjects }).notNull(),
    subjectId: integer('subject_id').notNull(),
    campaignId: integer('campaign_id').notNull(),
    sellerId: integer('seller_id').notNull(),
    impressions: integer().notNull().default(0),
    visits: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.subject, table.subjectId, table.campaignId, table.sellerId] }),
    index('traffic_day_seller_idx').on(table.sellerId, table.day),
    index('traffic_day_day_idx').on(table.day),
  ],
)
