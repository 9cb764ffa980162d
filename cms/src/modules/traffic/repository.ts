import { dayOf } from '@stackyard/shared/domain/calendar'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db'
import { halfHourOf } from './visitor'

export type SightingKind = 'impression' | 'visit'
type Seen = { subject: 'warehouse' | 'service'; id: number }
type Batch = { kind: SightingKind; seen: Seen[]; visitor: string; now: Date; readerId: number | null }

/**
 * Counts a reader's organic sightings, in one statement: a listing that the public sees, not the reader's own, counts once
 * a half hour. The seller is the listing's own. Answers how many counted. Rows are written in one order, so that two
 * batches never wait for each other.
 */
export async function countSightings(db: Db, batch: Batch): Promise<number> {
  const { kind, seen, visitor, now, readerId } = batch
  const [bucket, day] = [halfHourOf(now), dayOf(now)]
  const impressions = kind === 'impression' ? 1 : 0
  const { rows } = await db.execute<{ n: number }>(sql`
    with seen as (select distinct subject, id
        from json_to_recordset(${JSON.stringify(seen)}::json) as asked(subject text, id integer)),
      known as (
        select seen.*, s.seller_id from seen join market.listing_search s on s.id = seen.id and s.listed where subject = 'warehouse'
        union all
        select seen.*, s.seller_id from seen join market.service_search s on s.id = seen.id and s.listed where subject = 'service'),
      fresh as (
        insert into market.traffic_sighting (kind, subject, subject_id, visitor, bucket)
        select ${kind}, subject, id, ${visitor}, ${bucket}::int from known
        where seller_id is distinct from ${readerId}::int order by subject, id
        on conflict do nothing returning subject, subject_id),
      counted as (
        insert into market.traffic_day as d (day, subject, subject_id, campaign_id, seller_id, impressions, visits)
        select ${day}::date, f.subject, f.subject_id, 0, k.seller_id, ${impressions}::int, ${1 - impressions}::int
        from fresh f join known k on k.subject = f.subject and k.id = f.subject_id
        order by f.subject, f.subject_id
        on conflict (day, subject, subject_id, campaign_id, seller_id) do update
          set impressions = d.impressions + excluded.impressions, visits = d.visits + excluded.visits)
    select count(*)::int as n from fresh`)
  return rows[0]?.n ?? 0
}

/** Drops sightings that can't count again, and days nobody asks for any more. */
export async function dropOldTraffic(db: Db): Promise<void> {
  await db.execute(sql`delete from market.traffic_sighting where at < now() - interval '2 days'`)
  await db.execute(sql`delete from market.traffic_day where day < current_date - 800`)
}
