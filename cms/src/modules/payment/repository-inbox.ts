import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db'
import { webhookInbox } from './tables'

type InboxRow = typeof webhookInbox.$inferSelect

/** True when the event is new; false when it was taken in before. */
export async function insertEvent(
  tx: Tx,
  event: { eventId: string; type: string; objectId: string },
): Promise<boolean> {
  const rows = await tx.insert(webhookInbox).values(event).onConflictDoNothing().returning()
  return rows.length > 0
}

export async function findEvent(db: Db, eventId: string): Promise<InboxRow | undefined> {
  const [row] = await db.select().from(webhookInbox).where(eq(webhookInbox.eventId, eventId))
  return row
}

export async function markProcessed(db: Db, eventId: string): Promise<void> {
  await db
    .update(webhookInbox)
    .set({ processedAt: sql`now()` })
    .where(eq(webhookInbox.eventId, eventId))
}

/** Events taken in before `before` and not worked off, oldest first, a hundred at most. */
export async function listWaitingEvents(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .select({ eventId: webhookInbox.eventId })
    .from(webhookInbox)
    .where(and(isNull(webhookInbox.processedAt), lt(webhookInbox.receivedAt, before)))
    .orderBy(asc(webhookInbox.receivedAt))
    .limit(100)
  return rows.map((row) => row.eventId)
}
