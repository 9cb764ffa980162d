import { retention } from '@stackyard/shared/domain/retention'
import { dayOf } from '@stackyard/shared/domain/calendar'
import { sql } from 'drizzle-orm'
import { createBatcher } from '../../../platform/batcher'
import type { Db } from '../../../platform/db'
import { halfHourOf } from './visitor'

export type SightingKind = 'impression' | 'visit'
type Seen = { subject: 'warehouse' | 'service'; id: number }
/** What one reader saw. `counted` is set once it is known how many of it counted. */
type SightingCall = {
  kind: SightingKind
  seen: readonly Seen[]
  visitor: string
  now: Date
  readerId: number | null
  counted: number
}

/** The most readers whose sightings share a statement. */
const MOST_AT_ONCE = 100

const counters = new WeakMap<Db, (call: SightingCall) => Promise<void>>()

/**
 * Counts a reader's organic sightings: a listing that the public sees, not the reader's own, counts once a half hour.
 * Calls that come while others are being counted share the next statement, so that a listing's day is locked once for
 * many readers. Answers how many counted.
 */
export async function countSightings(db: Db, sighted: Omit<SightingCall, 'counted'>): Promise<number> {
  const known = counters.get(db)
  const count = known ?? createBatcher(MOST_AT_ONCE, (calls: SightingCall[]) => countCalls(db, calls))
  if (!known) counters.set(db, count)
  const call = { ...sighted, counted: 0 }
  await count(call)
  return call.counted
}

/** Rows are written in one order, so that two servers never wait for each other. */
async function countCalls(db: Db, calls: readonly SightingCall[]): Promise<void> {
  const asked = calls.flatMap(({ kind, seen, visitor, now, readerId }, call) =>
    seen.map((one) => ({ call, kind, ...one, visitor, bucket: halfHourOf(now), day: dayOf(now), readerId })),
  )
  const { rows } = await db.execute<{ call: number; n: number }>(sql`
    with asked as (select distinct on (kind, subject, id, visitor, bucket) *
        from json_to_recordset(${JSON.stringify(asked)}::json) as a(call integer, kind text, subject text, id integer,
          visitor text, bucket integer, day date, "readerId" integer)
        order by kind, subject, id, visitor, bucket, call),
      known as (
        select asked.*, s.seller_id from asked join market.listing_search s using (id) where subject = 'warehouse' and s.listed
        union all
        select asked.*, s.seller_id from asked join market.service_search s using (id) where subject = 'service' and s.listed),
      fresh as (
        insert into market.traffic_sighting (kind, subject, subject_id, visitor, bucket)
        select kind, subject, id, visitor, bucket from known where seller_id is distinct from "readerId"
        order by kind, subject, id, visitor, bucket
        on conflict do nothing returning kind, subject, subject_id as id, visitor, bucket),
      counted as (select * from known join fresh using (kind, subject, id, visitor, bucket)),
      days as (
        insert into market.traffic_day as d (day, subject, subject_id, campaign_id, seller_id, impressions, visits)
        select day, subject, id, 0, seller_id, count(*) filter (where kind = 'impression'), count(*) filter (where kind = 'visit')
        from counted group by day, subject, id, seller_id order by day, subject, id
        on conflict (day, subject, subject_id, campaign_id, seller_id) do update
          set impressions = d.impressions + excluded.impressions, visits = d.visits + excluded.visits)
    select call, count(*)::int as n from counted group by call`)
  for (const { call, n } of rows) {
    const of = calls[call]
    if (of) of.counted = n
  }
}

/** Drops sightings that can't count again, and days nobody asks for any more. */
export async function dropOldTraffic(db: Db): Promise<void> {
  await db.execute(
    sql`delete from market.traffic_sighting where at < now() - make_interval(days => ${retention['market.traffic_sighting'].days})`,
  )
  await db.execute(
    sql`delete from market.traffic_day where day < current_date - ${retention['market.traffic_day'].days}::int`,
  )
}
