import { bigint, boolean, index, integer, text, timestamp } from 'drizzle-orm/pg-core'
import { market } from '../../../platform/db'

/** One uploaded file; its bytes are in the storage under `files/` and `storedName`, which is random. */
export const uploadedFile = market.table(
  'uploaded_file',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    ownerId: integer('owner_id').notNull(),
    title: text('title').notNull(),
    storedName: text('stored_name').notNull().unique(),
    mimeType: text('mime_type').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    width: integer('width'),
    height: integer('height'),
    /** Read by its owner and by admins only. */
    isPrivate: boolean('is_private').notNull().default(false),
    /** Needed by something undecided, so that it can't be deleted now. */
    isLocked: boolean('is_locked').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('uploaded_file_owner').on(table.ownerId, table.id.desc())],
)
