import { sql } from 'drizzle-orm'
import { customType, index, integer, jsonb, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { market } from '../../../platform/db'

const at = (name: string) => timestamp(name, { withTimezone: true })
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Copies of a person's data on request: one ZIP file each, deleted when it expires. */
export const dataExport = market.table(
  'data_export',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id').notNull(),
    state: text('state', { enum: ['waiting', 'working', 'ready', 'failed', 'expired'] })
      .notNull()
      .default('waiting'),
    doneParts: integer('done_parts').notNull().default(0),
    totalParts: integer('total_parts').notNull(),
    body: bytes('body'),
    bytes: integer('bytes'),
    createdAt: at('created_at').notNull().defaultNow(),
    readyAt: at('ready_at'),
    expiresAt: at('expires_at'),
  },
  (table) => [
    uniqueIndex('data_export_one_at_work')
      .on(table.userId)
      .where(sql`state in ('waiting', 'working')`),
    index('data_export_by_user').on(table.userId, table.id.desc()),
    index('data_export_end')
      .on(table.expiresAt)
      .where(sql`state = 'ready'`),
  ],
)

/** Why an account could not be erased when its time came. */
export type Hindrance = { kind: string; count: number }

/** Requests to erase an account: carried out at `dueAt` unless they are cancelled before. */
export const accountErasure = market.table(
  'account_erasure',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id').notNull(),
    /** The person or an admin. */
    requestedBy: integer('requested_by').notNull(),
    /** Why an admin asked. */
    reason: text('reason').notNull().default(''),
    state: text('state', { enum: ['waiting', 'done', 'cancelled'] })
      .notNull()
      .default('waiting'),
    dueAt: at('due_at').notNull(),
    /** What was open when the time came; null while nothing stood in the way. */
    hindrances: jsonb('hindrances').$type<Hindrance[]>(),
    createdAt: at('created_at').notNull().defaultNow(),
    endedAt: at('ended_at'),
  },
  (table) => [
    uniqueIndex('account_erasure_one_waiting')
      .on(table.userId)
      .where(sql`state = 'waiting'`),
    index('account_erasure_by_user').on(table.userId, table.id.desc()),
    index('account_erasure_due')
      .on(table.dueAt)
      .where(sql`state = 'waiting'`),
  ],
)
