import { microsToDollars } from '@stackyard/shared/domain/micros'
import { type CampaignStatus, type CampaignType, campaignTypes } from '@stackyard/shared/reference/campaigns'
import type {
  CampaignTotals,
  ImpressionPoint,
  TopCampaign,
  TypeFigures,
  VisitPoint,
} from '@stackyard/shared/schema/campaign'
import { sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../../../platform/db'
import type { FigureSpan } from '../queries/span'
import { toFigures } from '../to-campaign'

/** Whose campaigns figures are of: all where nothing narrows them. */
export type Scope = {
  sellerId?: number | undefined
  campaignType?: CampaignType | undefined
  /** The service type of the seller. */
  serviceType?: string | undefined
}

/** Conditions over `market.campaign c`. Campaigns that were removed have figures too. */
export function scopeConditions({ sellerId, campaignType, serviceType }: Scope): SQL {
  const found = [
    sql`true`,
    ...(sellerId === undefined ? [] : [sql`c.seller_id = ${sellerId}`]),
    ...(campaignType ? [sql`c.campaign_type = ${campaignType}`] : []),
    ...(serviceType
      ? [sql`exists (select from users u where u.id = c.seller_id and u.service_type::text = lower(${serviceType}))`]
      : []),
  ]
  return sql.join(found, sql` and `)
}

type Sums = { impressions: string | null; visits: string | null; spent: string | null }
const figuresIn = ({ impressions, visits, spent }: Sums) =>
  toFigures(Number(impressions ?? 0), Number(visits ?? 0), Number(spent ?? 0))

/** Totals of campaigns over a span of days. */
export async function readTotals(db: Db, scope: Scope, { from, to }: FigureSpan): Promise<CampaignTotals> {
  const { rows } = await db.execute<
    Sums & { campaigns: number; active: number; sellers: number; budget: string | null; reserved: string | null }
  >(sql`
    with own as materialized (select c.* from market.campaign c where ${scopeConditions(scope)})
    select (select count(*) filter (where deleted_at is null)::int from own) as campaigns,
      (select count(*) filter (where status = 'ACTIVE')::int from own) as active,
      (select count(distinct seller_id)::int from own) as sellers,
      (select sum(budget_micros) filter (where deleted_at is null) from own) as budget,
      (select sum(budget_micros - spent_micros) filter (where status <> 'INACTIVE') from own) as reserved,
      sum(d.impressions) as impressions, sum(d.visits) as visits, sum(d.spent_micros) as spent
    from market.campaign_day d join own on own.id = d.campaign_id
    where d.day between ${from}::date and ${to}::date`)
  const row = rows[0]
  return {
    ...figuresIn(row ?? { impressions: null, visits: null, spent: null }),
    campaigns: row?.campaigns ?? 0,
    activeCampaigns: row?.active ?? 0,
    sellers: row?.sellers ?? 0,
    budget: microsToDollars(Number(row?.budget ?? 0)),
    reserved: microsToDollars(Number(row?.reserved ?? 0)),
    from,
    to,
  }
}

type Point = { date: string; impressions: number; visits: number; spent: number }

/** A point for each day, week or month of the span; those without views are 0. A span over all years begins with the first view. */
async function readPoints(db: Db, scope: Scope, { from, to, step }: FigureSpan): Promise<Point[]> {
  const { rows } = await db.execute<{ date: string } & Sums>(sql`
    with seen as materialized (
        select date_trunc(${step}, d.day::timestamp)::date as date, sum(d.impressions) as impressions, sum(d.visits) as visits,
          sum(d.spent_micros) as spent
        from market.campaign_day d join market.campaign c on c.id = d.campaign_id
        where d.day between ${from}::date and ${to}::date and ${scopeConditions(scope)} group by 1),
      span as (select case when ${step} = 'month' then coalesce((select min(date) from seen), ${to}::date) else ${from}::date end as first)
    select to_char(point.date, 'YYYY-MM-DD') as date, seen.impressions, seen.visits, seen.spent
    from span, generate_series(date_trunc(${step}, span.first::timestamp), ${to}::timestamp, ('1 ' || ${step})::interval) as point(date)
      left join seen on seen.date = point.date::date order by point.date`)
  return rows.map((row) => ({ date: row.date, ...figuresIn(row) }))
}

export const readImpressions = async (
  db: Db,
  scope: Scope,
  span: FigureSpan,
): Promise<z.infer<typeof ImpressionPoint>[]> =>
  (await readPoints(db, scope, span)).map(({ date, impressions, spent }) => ({ date, impressions, spent }))

export const readVisits = async (db: Db, scope: Scope, span: FigureSpan): Promise<z.infer<typeof VisitPoint>[]> =>
  (await readPoints(db, scope, span)).map(({ date, visits, spent }) => ({ date, visits, spent }))

/** Each campaign type with its figures; types without campaigns are 0. */
export async function compareTypes(
  db: Db,
  scope: Scope,
  { from, to }: FigureSpan,
): Promise<z.infer<typeof TypeFigures>[]> {
  const { rows } = await db.execute<Sums & { type: CampaignType; campaigns: number }>(sql`
    select c.campaign_type as type, count(distinct c.id)::int as campaigns, sum(d.impressions) as impressions,
      sum(d.visits) as visits, sum(d.spent_micros) as spent
    from market.campaign c left join market.campaign_day d on d.campaign_id = c.id and d.day between ${from}::date and ${to}::date
    where ${scopeConditions(scope)} group by c.campaign_type`)
  return campaignTypes.map((campaignType) => {
    const row = rows.find(({ type }) => type === campaignType)
    const sums = row ?? { impressions: null, visits: null, spent: null }
    return { campaignType, campaigns: row?.campaigns ?? 0, ...figuresIn(sums) }
  })
}

const MOST_TOP = 10

/** The ten campaigns with the most visits, then impressions. */
export async function topCampaigns(
  db: Db,
  scope: Scope,
  { from, to }: FigureSpan,
): Promise<z.infer<typeof TopCampaign>[]> {
  const { rows } = await db.execute<
    Sums & { id: number; name: string; type: CampaignType; status: CampaignStatus; company: string }
  >(sql`
    with best as (select c.id, sum(d.impressions) as impressions, sum(d.visits) as visits, sum(d.spent_micros) as spent
      from market.campaign_day d join market.campaign c on c.id = d.campaign_id
      where d.day between ${from}::date and ${to}::date and ${scopeConditions(scope)}
      group by c.id order by visits desc, impressions desc, c.id limit ${MOST_TOP})
    select best.*, c.name, c.campaign_type as type, c.status,
      coalesce(nullif(u.company, ''), trim(concat_ws(' ', u.first_name, u.last_name)), '') as company
    from best join market.campaign c on c.id = best.id left join users u on u.id = c.seller_id
    order by best.visits desc, best.impressions desc, best.id`)
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    campaignType: row.type,
    status: row.status,
    company: row.company,
    ...figuresIn(row),
  }))
}
