import { sql } from 'drizzle-orm'
import { boolean, index, integer, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { market } from '../../../platform/db'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Named lists of warehouses. Only SHA-256 of a link's token is stored. */
export const shortlist = market.table(
  'shortlist',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id').notNull(),
    name: text().notNull(),
    linkHash: text('link_hash'),
    linkShowsNotes: boolean('link_shows_notes').notNull().default(false),
    linkedAt: moment('linked_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Deleted by its owner, who may restore it for a day. */
    deletedAt: moment('deleted_at'),
  },
  (row) => [
    index('shortlist_by_user').on(row.userId, row.id.desc()),
    uniqueIndex('shortlist_link').on(row.linkHash),
    index('shortlist_deleted')
      .on(row.deletedAt)
      .where(sql`deleted_at is not null`),
  ],
)

/** A warehouse on a list, with what its owner notes. */
export const shortlistWarehouse = market.table(
  'shortlist_warehouse',
  {
    shortlistId: integer('shortlist_id')
      .notNull()
      .references(() => shortlist.id, { onDelete: 'cascade' }),
    warehouseId: integer('warehouse_id').notNull(),
    /** What it was called when it was added, for a list that outlives it. */
    name: text().notNull(),
    note: text().notNull().default(''),
    tags: text().array().notNull().default([]),
    position: integer().notNull(),
    addedAt: moment('added_at').notNull().defaultNow(),
  },
  (row) => [
    primaryKey({ columns: [row.shortlistId, row.warehouseId] }),
    index('shortlist_warehouse_order').on(row.shortlistId, row.position),
  ],
)
