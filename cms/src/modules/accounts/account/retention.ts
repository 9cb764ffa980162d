import { sql, type SQL } from 'drizzle-orm'
import type { Connection } from './repository'

/** How long rows of a table stay after they are over, and why; `isOver` takes the moment before which they go. */
export type RetentionRule = { table: string; days: number; reason: string; isOver: (before: string) => SQL }

/** What the module stores for a time. Tables that are not here stay until the person erases the account. */
export const retentionRules: readonly RetentionRule[] = [
  {
    table: 'market.session',
    days: 30,
    reason: 'Support can see where an account was signed in when its owner asks what happened.',
    isOver: (before) => sql`refresh_expires_at < ${before} or revoked_at < ${before}`,
  },
  {
    table: 'market.mail_token',
    days: 30,
    reason: 'A used link says that it was used, and not that it never was one.',
    isOver: (before) => sql`expires_at < ${before}`,
  },
  {
    table: 'market.email_change',
    days: 30,
    reason: 'Whoever lost an account by a change of address can tell us within a month.',
    isOver: (before) => sql`expires_at < ${before}`,
  },
  {
    table: 'market.login_failure',
    days: 30,
    reason: 'Waves of guessing are seen over weeks; a lock itself lasts ten minutes.',
    isOver: (before) => sql`first_at < ${before}`,
  },
  {
    table: 'market.mail_cap',
    days: 30,
    reason: 'The longest cap counts days; a month leaves room.',
    isOver: (before) => sql`changed_at < ${before}`,
  },
  {
    table: 'market.used_ticket',
    days: 1,
    reason: 'A ticket is over after five minutes whether or not it was used.',
    isOver: (before) => sql`expires_at < ${before}`,
  },
  {
    table: 'market.known_device',
    days: 400,
    reason: 'As long as browsers store the cookie that names them.',
    isOver: (before) => sql`last_at < ${before}`,
  },
]

/** Deletes what its rule no longer keeps, table by table. */
export async function deleteOver(db: Connection, now: Date): Promise<void> {
  for (const { table, days, isOver } of retentionRules) {
    const before = new Date(now.getTime() - days * 86_400_000).toISOString()
    await db.execute(sql`delete from ${sql.raw(table)} where ${isOver(before)}`)
  }
}
