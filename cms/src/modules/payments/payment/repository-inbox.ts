import { and, asc, isNull, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/db'
import type { JobRequest, Jobs } from '../../../platform/jobs'
import { processWebhook } from './job-names'
import { webhookInbox } from './tables'

export type InboxEvent = { eventId: string; type: string; objectId: string }

/**
 * Takes events in together with the jobs that work them off; those that were taken in before change nothing. What waits
 * of one object is one job: later events of it find the job of the first, or make a new one while that runs. With
 * `runAt` the job of the first keeps its time.
 */
export async function insertEvents(jobs: Jobs, tx: Tx, events: readonly InboxEvent[], runAt?: Date): Promise<void> {
  const rows = events.map(({ eventId, type, objectId }) => sql`(${eventId}, ${type}, ${objectId})`)
  const spec = jobs.spec(processWebhook, sql`json_build_object('eventId', first.event_id)`, {
    ...(runAt ? { runAt } : {}),
    key: sql`'webhook:' || first.subject`,
  })
  // In the order of the keys, so that two that take in at once don't wait for each other.
  const add = jobs.call(sql`array(select ${spec} from first order by subject)`, runAt ? 'preserve_run_at' : 'replace')
  const taken = await tx.execute<{ event_id: string; subject: string; isAdded: boolean }>(sql`
    with taken as (
      insert into ${webhookInbox} (event_id, type, object_id) values ${sql.join(rows, sql`, `)}
      on conflict do nothing returning event_id, coalesce(nullif(object_id, ''), event_id) as subject),
    first as (select distinct on (subject) subject, event_id from taken order by subject, event_id),
    added as materialized (select ${add} as jobs)
    select first.*, added.jobs = count(*) over () as "isAdded" from first, added`)
  if (taken.rows.every(({ isAdded }) => isAdded)) return
  // A worker has taken up a job between the two steps of the adding, which left it out then; now it counts as begun.
  const again = taken.rows.map(({ event_id: eventId, subject }): JobRequest => [
    processWebhook,
    { eventId },
    { ...(runAt ? { runAt } : {}), key: `webhook:${subject}` },
  ])
  await jobs.addAll(tx, again)
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
