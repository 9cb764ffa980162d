import { index, integer, text, timestamp } from 'drizzle-orm/pg-core'
import { market } from '../../../platform/db'

/** What admins note about a person, for other admins alone. */
export const personNote = market.table(
  'person_note',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    personId: integer('person_id').notNull(),
    authorId: integer('author_id').notNull(),
    text: text('text').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('person_note_person').on(table.personId, table.id.desc())],
)
