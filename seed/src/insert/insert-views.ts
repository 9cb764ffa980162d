import { randomUUID } from 'node:crypto'
import type { Db } from '@stackyard/cms/platform/db'
import { addDays } from '@stackyard/shared/domain/calendar'
import { defaultViewPrices } from '@stackyard/shared/reference/campaigns'
import { sql } from 'drizzle-orm'
import { type PlannedCampaign, viewsOn } from '../plans/campaigns'

const { impressionMicros, visitMicros } = defaultViewPrices
const FIGURES_OF_DAYS = 90
/** One listing of so many has visitors of its own, beside all of seller@. */
const SEEN_ONE_OF = 16

type Run = {
  id: number
  adWarehouseIds: readonly number[]
  planned: PlannedCampaign
  today: string
  /** Days ago that its last view was. */
  lastAgo: number
}

type DayOfViews = { day: string; impressions: number; visits: number; batch: string; micros: number }

/** The days of a campaign with views, as far as its budget goes. */
function daysOf({ id, planned, today, lastAgo }: Run): DayOfViews[] {
  const found: DayOfViews[] = []
  let left = planned.budget * 1_000_000
  for (let ago = planned.startsAgo; ago >= Math.max(0, lastAgo); ago--) {
    const day = addDays(today, -ago)
    const { impressions, visits } = viewsOn(day, planned.perDay, String(id))
    const micros = impressions * impressionMicros + visits * visitMicros
    if (micros > left) break
    left -= micros
    found.push({ day, impressions, visits, batch: randomUUID(), micros })
  }
  return found
}

/** Views of a campaign on each of its days, one row each, with what they cost in the books. */
export async function insertViews(db: Db, run: Run): Promise<void> {
  const days = daysOf(run)
  if (days.length === 0) return
  const listings = JSON.stringify(run.adWarehouseIds)
  const given = sql`json_to_recordset(${JSON.stringify(days)}::json) as d(day date, impressions int, visits int, batch uuid, micros bigint)`
  await db.execute(sql`
    with d as (select * from ${given}),
      listing as (select value::int as id, row_number() over () - 1 as place, count(*) over () as total
        from json_array_elements_text(${listings}::json)),
      seen as (select d.day, d.batch, kind.name as kind, n, listing.id as listing,
          d.day::timestamp at time zone 'utc' + interval '6 hours' + (n * 7919 % 57600) * interval '1 second' as at
        from d cross join (values ('impression'), ('visit')) kind(name)
          cross join lateral generate_series(1, case kind.name when 'visit' then d.visits else d.impressions end) n
          join listing on listing.place = n % listing.total),
      written as (insert into market.ad_view (campaign_id, kind, subject, subject_id, visitor, bucket, token_id, price_micros, batch, at)
        select ${run.id}, kind, 'warehouse', listing, 'demo-' || day || '-' || n, extract(epoch from at)::int / 1800,
          'demo-${sql.raw(String(run.id))}-' || day || '-' || n, case kind when 'visit' then ${visitMicros}::bigint else ${impressionMicros}::bigint end, batch, at
        from seen),
      days as (insert into market.campaign_day (day, campaign_id, impressions, visits, spent_micros, last_at)
        select day, ${run.id}, impressions, visits, micros, day::timestamp at time zone 'utc' + interval '22 hours' from d)
    insert into market.traffic_day (day, subject, subject_id, campaign_id, seller_id, impressions, visits)
    select seen.day, 'warehouse', listing, ${run.id}, c.seller_id, count(*) filter (where kind = 'impression'),
      count(*) filter (where kind = 'visit')
    from seen join market.campaign c on c.id = ${run.id} group by 1, 3, 5`)
  await db.execute(sql`
    update market.campaign set impressions = sums.impressions, visits = sums.visits, spent_micros = sums.micros
    from (select sum(impressions) as impressions, sum(visits) as visits, sum(micros) as micros from ${given}) sums where id = ${run.id}`)
  await db.execute(sql`
    select market.post_movement('views:' || d.batch, 'ad-views', 'views:' || d.batch, jsonb_build_array(
      jsonb_build_object('owner', c.id, 'kind', 'campaign_budget', 'unit', 'micro', 'floor', 0, 'amount', -d.micros),
      jsonb_build_object('owner', c.seller_id, 'kind', 'ad_revenue', 'unit', 'micro', 'floor', null, 'amount', d.micros)),
      d.day::timestamp at time zone 'utc' + interval '22 hours')
    from (select * from ${given} order by day) d join market.campaign c on c.id = ${run.id}`)
  await insertRefusals(db, run.id, given)
}

/** Some views of each day were not charged. */
async function insertRefusals(db: Db, id: number, given: ReturnType<typeof sql>): Promise<void> {
  await db.execute(sql`
    insert into market.ad_refusal (day, campaign_id, kind, reason, count)
    select d.day, ${id}, 'impression', r.reason, greatest(1, (d.impressions * r.share)::int)
    from ${given}, (values ('duplicate', 0.17), ('bot', 0.06), ('owner', 0.02), ('no_token', 0.01)) r(reason, share)
    where d.impressions * r.share >= 0.5`)
}

/** What listings got without ads: all of seller@, and one of sixteen elsewhere, so that regions have a median. */
export async function insertOrganicTraffic(db: Db, today: string): Promise<void> {
  await db.execute(sql`
    insert into market.traffic_day (day, subject, subject_id, campaign_id, seller_id, impressions, visits)
    select ${today}::date - ago, 'warehouse', s.id, 0, s.seller_id, figures.impressions,
      (figures.impressions * (2 + (s.id * 31 + ago * 17) % 5) / 100)
    from market.listing_search s cross join generate_series(0, ${FIGURES_OF_DAYS - 1}) ago,
      lateral (select ((6 + s.id % 40 + (case when s.is_verified then 8 else 0 end) + (s.id * 7 + ago * 13) % 23)
        * case extract(isodow from ${today}::date - ago) when 6 then 0.5 when 7 then 0.45 else 1 end)::int as impressions) figures
    where s.listed and (s.seller_id = 3 or s.id % ${SEEN_ONE_OF} = 0)
    on conflict do nothing`)
}
