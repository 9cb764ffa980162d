import { bigint, index, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core'
import { market } from '../../../platform/db'

/** One attempt to build a part of the site. The newest row of a part says what readers see and why. */
export const siteRelease = market.table(
  'site_release',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    part: text().notNull(),
    state: text({ enum: ['building', 'live', 'failed', 'unchanged'] }).notNull(),
    folder: text(),
    digest: text(),
    pages: integer(),
    durationMs: integer('duration_ms'),
    error: text(),
    details: jsonb(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [index('site_release_part_idx').on(table.part, table.id.desc())],
)
