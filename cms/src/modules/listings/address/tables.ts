import { index, integer, text, timestamp } from 'drizzle-orm/pg-core'
import { market } from '../../../platform/db'

const line = (name: string) => text(name).notNull().default('')

/** A person's address book. */
export const address = market.table(
  'address',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id').notNull(),
    street1: line('street1'),
    street2: line('street2'),
    city: line('city'),
    state: line('state'),
    zipCode: line('zip_code'),
    country: line('country'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (row) => [index('address_by_user').on(row.userId, row.id.desc())],
)
