import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db'
import { notification } from './tables'

export type NotificationRow = typeof notification.$inferSelect

export async function listOwn(
  db: Db,
  userId: number,
  { limit, skip, unread }: { limit: number; skip: number; unread?: boolean | undefined },
): Promise<{ rows: NotificationRow[]; total: number }> {
  const wanted = and(
    eq(notification.userId, userId),
    eq(notification.inApp, true),
    unread ? eq(notification.isRead, false) : undefined,
  )
  const [rows, [counted]] = await Promise.all([
    db.select().from(notification).where(wanted).orderBy(desc(notification.id)).limit(limit).offset(skip),
    db.select({ total: count() }).from(notification).where(wanted),
  ])
  return { rows, total: counted?.total ?? 0 }
}

/** Marks one of the user's own as read; null when it is another's or none. */
export async function markRead(db: Db, userId: number, id: number): Promise<NotificationRow | null> {
  const [row] = await db
    .update(notification)
    .set({ isRead: true })
    .where(and(eq(notification.id, id), eq(notification.userId, userId)))
    .returning()
  return row ?? null
}

export async function markAllRead(db: Db, userId: number): Promise<void> {
  await db
    .update(notification)
    .set({ isRead: true })
    .where(and(eq(notification.userId, userId), eq(notification.isRead, false)))
}

/** `managed`: kept by the platform for somebody who has no account yet. */
export type AskedListing = { seller_id: number; name: string; managed: boolean }

/** What is asked about: a warehouse or a service. */
export type AskedSubject = { warehouseId: number } | { serviceId: number }

/** A listing or service that visitors see, with who offers it. */
export async function findListed(tx: Tx, subject: AskedSubject): Promise<AskedListing | null> {
  const { rows } = await tx.execute<AskedListing>(
    'warehouseId' in subject
      ? sql`select s.seller_id, s.name, u.user_type = 'manager' as managed from market.listing_search s
            join users u on u.id = s.seller_id where s.id = ${subject.warehouseId} and s.listed`
      : sql`select s.seller_id, s.name, u.user_type = 'manager' as managed from market.service_search s
            join users u on u.id = s.seller_id where s.id = ${subject.serviceId} and s.listed`,
  )
  return rows[0] ?? null
}

/** Whether this person asked about this listing since then, its seller or the admins. Calls of one person are ordered by a lock. */
export async function hasAsked(
  tx: Tx,
  kind: string,
  asked: { listing: AskedListing; askerId: number; subject: AskedSubject; since: Date },
): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('notification.rate'), ${asked.askerId}::int)`)
  const { subject, listing } = asked
  const told = listing.managed
    ? sql`user_id in (select id from users where user_type = 'admin')`
    : sql`user_id = ${listing.seller_id}`
  const same =
    'warehouseId' in subject
      ? sql`(data ->> 'warehouseId')::int = ${subject.warehouseId}`
      : sql`(data ->> 'serviceId')::int = ${subject.serviceId}`
  const { rowCount } = await tx.execute(sql`
    select 1 from market.notification
    where ${told} and kind = ${kind} and created_at > ${asked.since.toISOString()}
      and (data ->> 'askerId')::int = ${asked.askerId} and ${same} limit 1`)
  return (rowCount ?? 0) > 0
}
