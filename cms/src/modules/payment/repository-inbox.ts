import { and, asc, isNull, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db'
import type { Jobs } from '../../platform/jobs'
import { processWebhook } from './job-names'
import { webhookInbox } from './tables'

/**
 * Takes an event in together with the job that works it off; false when it was taken in before. What waits of one
 * object is one job: later events of it find the job of the first, or make a new one while that runs.
 */
export async function insertEvent(
  jobs: Jobs,
  tx: Tx,
  event: { eventId: string; type: string; objectId: string },
  options: { runAt?: Date },
): Promise<boolean> {
  const { eventId, type, objectId } = event
  const key = `webhook:${objectId || eventId}`
  const keyMode = options.runAt ? 'preserve_run_at' : 'replace'
  const taken = await tx.execute(sql`
    with taken as (
      insert into ${webhookInbox} (event_id, type, object_id) values (${eventId}, ${type}, ${objectId})
      on conflict do nothing returning event_id)
    select ${jobs.call(processWebhook, { eventId }, { ...options, key, keyMode })} from taken`)
  return taken.rows.length > 0
}

/** What waits together: the event and all others of its object that are not worked off; null when it is. */
export async function findWaiting(db: Db, eventId: string): Promise<{ objectId: string; eventIds: string[] } | null> {
  const found = await db.execute<{ object_id: string; event_ids: string[] }>(sql`
    select asked.object_id, array_agg(waiting.event_id) as event_ids
    from ${webhookInbox} asked join ${webhookInbox} waiting on waiting.processed_at is null
      and (waiting.event_id = asked.event_id or waiting.object_id = asked.object_id and asked.object_id <> '')
    where asked.event_id = ${eventId} and asked.processed_at is null group by asked.object_id`)
  const row = found.rows[0]
  return row ? { objectId: row.object_id, eventIds: row.event_ids } : null
}

export async function markProcessed(db: Db, eventIds: readonly string[]): Promise<void> {
  await db.execute(sql`update ${webhookInbox} set processed_at = now()
    where event_id in (select jsonb_array_elements_text(${JSON.stringify(eventIds)}::jsonb)) and processed_at is null`)
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
