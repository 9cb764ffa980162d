import { type AlertPace, alertPaces, type AlertReason, alertReasons } from '@stackyard/shared/reference/search-alerts'
import type { SavedFilters } from '@stackyard/shared/schema/saved-search'
import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { market } from '../../../platform/db'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Searches that people saved. `filters` are those of a list; `seenPosition` is the last change that was looked at. */
export const savedSearch = market.table(
  'saved_search',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id').notNull(),
    name: text().notNull(),
    filters: jsonb().$type<SavedFilters>().notNull(),
    alert: text({ enum: [...alertPaces] })
      .$type<AlertPace>()
      .notNull()
      .default('off'),
    events: text().array().$type<AlertReason[]>().notNull(),
    seenPosition: bigint('seen_position', { mode: 'number' }).notNull().default(0),
    lookAt: moment('look_at').notNull().defaultNow(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Deleted by its owner, who may restore it for a day. */
    deletedAt: moment('deleted_at'),
  },
  (row) => [
    index('saved_search_by_user').on(row.userId, row.id.desc()),
    index('saved_search_due')
      .on(row.lookAt)
      .where(sql`alert <> 'off' and deleted_at is null`),
    index('saved_search_deleted')
      .on(row.deletedAt)
      .where(sql`deleted_at is not null`),
  ],
)

/** What a look found. A row is told once in the app, and in one email; again only after a week or at a lower price. */
export const savedSearchHit = market.table(
  'saved_search_hit',
  {
    searchId: integer('search_id')
      .notNull()
      .references(() => savedSearch.id, { onDelete: 'cascade' }),
    listingId: integer('listing_id').notNull(),
    reason: text({ enum: [...alertReasons] })
      .$type<AlertReason>()
      .notNull(),
    userId: integer('user_id').notNull(),
    /** Cents a unit and month before, and when it was found. */
    rateBefore: integer('rate_before'),
    rateFound: integer('rate_found'),
    foundAt: moment('found_at').notNull(),
    /** The email it went with; null while it waits for one. */
    mailedAt: moment('mailed_at'),
  },
  (row) => [
    primaryKey({ columns: [row.searchId, row.listingId, row.reason] }),
    index('saved_search_hit_waiting')
      .on(row.userId)
      .where(sql`mailed_at is null`),
    index('saved_search_hit_mailed').on(row.userId, row.mailedAt),
    index('saved_search_hit_found').on(row.foundAt),
  ],
)

/** When a person's last email about saved searches was made; `begunAt` is that moment once a job has begun to send it. */
export const savedSearchReader = market.table('saved_search_reader', {
  userId: integer('user_id').primaryKey(),
  mailedAt: moment('mailed_at').notNull(),
  begunAt: moment('begun_at'),
})
