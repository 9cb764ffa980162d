import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db'

export type SightingKind = 'impression' | 'visit'
export type Seen = { subject: 'warehouse' | 'service'; id: number; campaign: number }
type Batch = { kind: SightingKind; seen: Seen[]; visitor: string; bucket: number; day: string; readerId: number | null }

/**
 * Keeps what is new of a reader's sightings and adds it to the day, in one statement: a listing the public sees, not the
 * reader's own, counts once a half hour. The seller is the listing's own. Answers how many counted. Rows are written in
 * one order, so that two batches never wait for each other.
 */
export async function countSightings(db: Db, batch: Batch): Promise<number> {
  const { kind, seen, visitor, bucket, day, readerId } = batch
  const impressions = kind === 'impression' ? 1 : 0
  const { rows } = await db.execute<{ n: number }>(sql`
    with seen as (select distinct subject, id, campaign
        from json_to_recordset(${JSON.stringify(seen)}::json) as asked(subject text, id integer, campaign integer)),
      known as (
        select seen.*, s.seller_id from seen join market.listing_search s on s.id = seen.id and s.listed where subject = 'warehouse'
        union all
        select seen.*, s.seller_id from seen join market.service_search s on s.id = seen.id and s.listed where subject = 'service'),
      fresh as (
        insert into market.traffic_sighting (kind, subject, subject_id, campaign_id, visitor, bucket)
        select ${kind}, subject, id, campaign, ${visitor}, ${bucket}::int from known
        where seller_id is distinct from ${readerId}::int order by subject, id, campaign
        on conflict do nothing returning subject, subject_id, campaign_id),
      counted as (
        insert into market.traffic_day as d (day, subject, subject_id, campaign_id, seller_id, impressions, visits)
        select ${day}::date, f.subject, f.subject_id, f.campaign_id, k.seller_id, ${impressions}::int, ${1 - impressions}::int
        from fresh f join known k on k.subject = f.subject and k.id = f.subject_id and k.campaign = f.campaign_id
        order by f.subject, f.subject_id, f.campaign_id
        on conflict (day, subject, subject_id, campaign_id, seller_id) do update
          set impressions = d.impressions + excluded.impressions, visits = d.visits + excluded.visits)
    select count(*)::int as n from fresh`)
  return rows[0]?.n ?? 0
}

export type TrafficDay = { day: string; impressions: number; visits: number }

/** Impressions and visits of all listings of a provider by day (YYYY-MM-DD, UTC), both ends included; days without are left out. */
export async function readTraffic(
  db: Db,
  { sellerId, from, to }: { sellerId: number; from: string; to: string },
): Promise<TrafficDay[]> {
  const { rows } = await db.execute<TrafficDay>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, sum(impressions)::int as impressions, sum(visits)::int as visits
    from market.traffic_day where seller_id = ${sellerId} and day between ${from}::date and ${to}::date
    group by traffic_day.day order by traffic_day.day`)
  return rows
}

/** Drops sightings that can't count again, and days nobody asks for any more. */
export async function dropOldTraffic(db: Db): Promise<void> {
  await db.execute(sql`delete from market.traffic_sighting where at < now() - interval '2 days'`)
  await db.execute(sql`delete from market.traffic_day where day < current_date - 800`)
}
