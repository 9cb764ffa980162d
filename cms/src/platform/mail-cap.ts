import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db, Tx } from './db'

export const HOUR_MS = 3_600_000

/** How many mails of one kind an address gets within a time when somebody else's call sets them off. */
type MailCap = { kind: string; most: number; withinMs: number }

/**
 * Takes one mail to the address; false when it has had its share. Counted in the database, for all processes together;
 * in the caller's transaction, so that a mail that is not ordered after all does not count. The address is kept as a
 * digest.
 */
export async function takeMail(db: Db | Tx, cap: MailCap, address: string, now: Date): Promise<boolean> {
  const key = `${cap.kind}:${createHash('sha256').update(address.toLowerCase()).digest('hex')}`
  const at = now.toISOString()
  const since = new Date(now.getTime() - cap.withinMs).toISOString()
  const { rows } = await db.execute(sql`
    insert into market.mail_cap as held (key, sent, changed_at)
      values (${key}, array[${at}::timestamptz], ${at}::timestamptz)
    on conflict (key) do update set
      sent = array(select one from unnest(held.sent) one where one > ${since}::timestamptz) || excluded.sent,
      changed_at = excluded.changed_at
      where (select count(*) from unnest(held.sent) one where one > ${since}::timestamptz) < ${cap.most}
    returning 1`)
  return rows.length > 0
}
