import { letterPurposes, letterStates } from '@stackyard/shared/schema/letter'
import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { market } from '../../../platform/db'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** `left_out`: refused letters before their turn came. `unclear`: a server stopped in the middle of handing it over. */
const deliveryStates = ['queued', 'sending', 'sent', 'left_out', 'failed', 'unclear', 'stopped'] as const

/** An admin's letter to all whom filters of the directory found when it was ordered. */
export const peopleLetter = market.table(
  'people_letter',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    /** The filters as JSON, by which the same order is known again. */
    filters: text('filters').notNull(),
    purpose: text('purpose', { enum: letterPurposes }).notNull().default('offers'),
    state: text('state', { enum: letterStates }).notNull().default('sending'),
    createdBy: integer('created_by').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('people_letter_open')
      .on(table.id)
      .where(sql`state = 'sending'`),
  ],
)

/** One reader's mail of a letter; nobody gets a letter twice. */
export const peopleLetterDelivery = market.table(
  'people_letter_delivery',
  {
    letterId: integer('letter_id').notNull(),
    userId: integer('user_id').notNull(),
    state: text('state', { enum: deliveryStates }).notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    error: text('error'),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.letterId, table.userId] }),
    index('people_letter_delivery_open')
      .on(table.letterId, table.userId)
      .where(sql`state in ('queued', 'sending')`),
    index('people_letter_delivery_sent')
      .on(table.changedAt)
      .where(sql`state in ('sending', 'sent', 'unclear')`),
  ],
)
