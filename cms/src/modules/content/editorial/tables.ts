import { integer, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { market } from '../../../platform/db'

/** When the page of a document was last changed and drawn: what tells editors since when readers see their text. */
export const pageDraw = market.table(
  'page_draw',
  {
    collection: text().notNull(),
    document: integer().notNull(),
    path: text().notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    /** When the newest drawing that succeeded began. */
    drawnAt: timestamp('drawn_at', { withTimezone: true }),
    /** Why the newest drawing failed; it is tried again. */
    error: text(),
    /** Addresses on the page that lead nowhere. */
    brokenLinks: text('broken_links').array(),
  },
  (table) => [primaryKey({ columns: [table.collection, table.document] })],
)
