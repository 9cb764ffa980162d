import { sql } from 'drizzle-orm'
import { text, timestamp } from 'drizzle-orm/pg-core'
import { market } from './db'

/** Running workers by the id that they lock jobs with, and the time of the last heartbeat. */
export const workerHeartbeat = market.table('worker_heartbeat', {
  id: text().primaryKey(),
  seenAt: timestamp('seen_at', { withTimezone: true })
    .notNull()
    .default(sql`now()`),
})
