import { overBefore, retention } from '@stackyard/shared/domain/retention'
import { sql, type SQL } from 'drizzle-orm'
import type { Connection } from './repository'

/** What is over in each table of the module that has a period; takes the moment before which rows go. */
const overIn = {
  'market.session': (before: string) => sql`refresh_expires_at < ${before} or revoked_at < ${before}`,
  'market.mail_token': (before: string) => sql`expires_at < ${before}`,
  'market.email_change': (before: string) => sql`expires_at < ${before}`,
  'market.login_failure': (before: string) => sql`first_at < ${before}`,
  'market.mail_cap': (before: string) => sql`changed_at < ${before}`,
  'market.used_ticket': (before: string) => sql`expires_at < ${before}`,
  'market.known_device': (before: string) => sql`last_at < ${before}`,
} as const satisfies Partial<Record<keyof typeof retention, (before: string) => SQL>>

const tables = Object.keys(overIn) as (keyof typeof overIn)[]

/** The tables of the module whose rows stay for a time, and for how many days. */
export const retentionRules = tables.map((table) => ({ table, days: retention[table].days }))

/** Deletes what is over, table by table. */
export async function deleteOver(db: Connection, now: Date): Promise<void> {
  for (const table of tables)
    await db.execute(sql`delete from ${sql.raw(table)} where ${overIn[table](overBefore(table, now).toISOString())}`)
}
