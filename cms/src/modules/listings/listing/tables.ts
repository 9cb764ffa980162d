import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, text, timestamp } from 'drizzle-orm/pg-core'
import { market } from '../../../platform/db'

/** Where events stand in the order in which subscribers read them. */
export const listingEventPosition = market.sequence('listing_event_position')

/**
 * Outbox of changes of listings and services: one row a change, written in its transaction (events/record-event.ts).
 * `position` is null until the change is committed; the first reader gives it (events/deliver-events.ts).
 */
export const listingEvent = market.table(
  'listing_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    position: bigint({ mode: 'number' }).unique(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    kind: text({ enum: ['warehouse', 'service'] }).notNull(),
    /** What happened, e.g. 'flagged'. */
    change: text().notNull(),
    listingIds: integer('listing_ids').array().notNull(),
    /** Whether readers saw one of them before or see one now. */
    isShown: boolean('is_shown').notNull(),
  },
  (table) => [
    index('listing_event_unnumbered')
      .on(table.id)
      .where(sql`position is null`),
  ],
)

/** Up to which position each subscriber has handled events. */
export const eventCursor = market.table('event_cursor', {
  subscriber: text().primaryKey(),
  position: bigint({ mode: 'number' }).notNull().default(0),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
