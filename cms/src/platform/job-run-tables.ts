import { text, timestamp } from 'drizzle-orm/pg-core'
import { market } from './db'

/** When each scheduled job last ended, well and badly. A backup tool notes its own by `market.note_backup()`. */
export const jobRun = market.table('job_run', {
  name: text().primaryKey(),
  succeededAt: timestamp('succeeded_at', { withTimezone: true }),
  failedAt: timestamp('failed_at', { withTimezone: true }),
})
