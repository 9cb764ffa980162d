import type { CandidateView, ChargedCampaign, ViewOutcome } from '@stackyard/shared/domain/ad-charging'
import type { RefusalReason, ViewKind } from '@stackyard/shared/reference/campaigns'
import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../../../platform/db'
import type { CampaignRow } from './repository'

/** A view of a sponsored card with a good token, as its key in `ad_view` has it. */
export type AskedView = {
  campaignId: number
  kind: ViewKind
  subject: 'warehouse' | 'service'
  subjectId: number
  visitor: string
  /** Half hours since 1970. */
  bucket: number
  tokenId: string
  readerId: number | null
}

const asked = (views: readonly AskedView[]): SQL =>
  sql`json_to_recordset(${JSON.stringify(
    views.map((view, at) => ({ ...view, at })),
  )}::json) as v(at int, "campaignId" int, kind text, subject text, "subjectId" int, visitor text, bucket int, "tokenId" text)`

/** What the database knows of each view, in their order: whether its card may be shown, and whether it was charged. */
export async function readViewFacts(
  tx: Tx,
  views: readonly AskedView[],
): Promise<Pick<CandidateView, 'isShown' | 'wasCharged'>[]> {
  const { rows } = await tx.execute<{ shown: boolean; charged: boolean }>(sql`
    select coalesce(w.listed, s.listed, false) as shown,
      exists (select from market.ad_view a where a.campaign_id = v."campaignId" and a.subject_id = v."subjectId"
        and a.visitor = v.visitor and a.bucket = v.bucket and a.kind = v.kind and a.subject = v.subject)
      or exists (select from market.ad_view a where a.token_id = v."tokenId" and a.kind = v.kind) as charged
    from ${asked(views)}
    left join market.campaign_listing l on l.campaign_id = v."campaignId" and l.subject = v.subject and l.subject_id = v."subjectId"
    left join market.listing_search w on l.subject = 'warehouse' and w.id = l.subject_id
    left join market.service_search s on l.subject = 'service' and s.id = l.subject_id
    order by v.at`)
  return rows.map(({ shown, charged }) => ({ isShown: shown, wasCharged: charged }))
}

export const toChargedCampaign = (row: CampaignRow): ChargedCampaign => ({
  id: row.id,
  sellerId: row.sellerId,
  status: row.deletedAt ? 'INACTIVE' : row.status,
  startDay: row.startDay,
  endDay: row.endDay,
  remainingMicros: row.budgetMicros - row.spentMicros,
  impressionMicros: row.impressionMicros,
  visitMicros: row.visitMicros,
})

export type Batch = { id: string; at: Date; day: string }
type ChargedView = AskedView & { priceMicros: number }

/** The views that were charged, with their prices. */
export const chargedOf = (views: readonly AskedView[], outcomes: readonly ViewOutcome[]): ChargedView[] =>
  views.flatMap((view, at) => {
    const outcome = outcomes[at]
    return outcome?.charged ? [{ ...view, priceMicros: outcome.priceMicros }] : []
  })

/** Writes charged views, one row each, and adds them to their campaigns, their days and the traffic of their listings. */
export async function writeCharged(tx: Tx, views: readonly ChargedView[], { id, at, day }: Batch): Promise<void> {
  if (views.length === 0) return
  await tx.execute(sql`
    with v as (select * from json_to_recordset(${JSON.stringify(views)}::json) as v("campaignId" int, kind text, subject text,
        "subjectId" int, visitor text, bucket int, "tokenId" text, "priceMicros" bigint)),
      written as (insert into market.ad_view (campaign_id, kind, subject, subject_id, visitor, bucket, token_id, price_micros, batch, at)
        select "campaignId", kind, subject, "subjectId", visitor, bucket, "tokenId", "priceMicros", ${id}::uuid,
          ${at.toISOString()}::timestamptz from v),
      sums as (select "campaignId" as id, count(*) filter (where kind = 'impression')::int as impressions,
          count(*) filter (where kind = 'visit')::int as visits, sum("priceMicros") as micros from v group by 1),
      added as (update market.campaign c set spent_micros = c.spent_micros + sums.micros, visits = c.visits + sums.visits,
          impressions = c.impressions + sums.impressions, updated_at = now() from sums where c.id = sums.id),
      days as (insert into market.campaign_day as d (day, campaign_id, impressions, visits, spent_micros, last_at)
        select ${day}::date, id, impressions, visits, micros, ${at.toISOString()}::timestamptz from sums order by id
        on conflict (campaign_id, day) do update set impressions = d.impressions + excluded.impressions,
          visits = d.visits + excluded.visits, spent_micros = d.spent_micros + excluded.spent_micros,
          last_at = greatest(d.last_at, excluded.last_at))
    insert into market.traffic_day as t (day, subject, subject_id, campaign_id, seller_id, impressions, visits)
    select ${day}::date, v.subject, v."subjectId", v."campaignId", c.seller_id, count(*) filter (where v.kind = 'impression'),
      count(*) filter (where v.kind = 'visit')
    from v join market.campaign c on c.id = v."campaignId" group by 2, 3, 4, 5 order by 2, 3, 4
    on conflict (day, subject, subject_id, campaign_id, seller_id) do update
      set impressions = t.impressions + excluded.impressions, visits = t.visits + excluded.visits`)
}

export type Refusal = { campaignId: number; kind: ViewKind; reason: RefusalReason }

/** Counts views that were not charged, by day, campaign and reason; a campaign that does not exist counts as 0. */
export async function countRefusals(tx: Tx, refusals: readonly Refusal[], day: string): Promise<void> {
  if (refusals.length === 0) return
  await tx.execute(sql`
    insert into market.ad_refusal as r (day, campaign_id, kind, reason, count)
    select ${day}::date, coalesce(c.id, 0), v.kind, v.reason, count(*)
    from json_to_recordset(${JSON.stringify(refusals)}::json) as v("campaignId" int, kind text, reason text)
    left join market.campaign c on c.id = v."campaignId" group by 2, 3, 4 order by 2, 3, 4
    on conflict (day, campaign_id, kind, reason) do update set count = r.count + excluded.count`)
}
