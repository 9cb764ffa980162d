import { addDays, dayOf, daysBetween } from '@stackyard/shared/domain/calendar'
import { forecastCampaign, type ListFigures } from '@stackyard/shared/domain/campaign-forecast'
import { dollarsToMicros, microsToDollars } from '@stackyard/shared/domain/micros'
import type { CampaignType } from '@stackyard/shared/reference/campaigns'
import type { Forecast, ForecastInput } from '@stackyard/shared/schema/campaign'
import { sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { liveCampaigns } from '../queries/live-campaigns'
import { currentPrices } from './view-prices'

const FIGURES_OF_DAYS = 30
const DEFAULT_DAYS = 30

const ids = (values: readonly string[] | undefined): number[] =>
  (values ?? []).map(Number).filter((id) => Number.isSafeInteger(id) && id > 0)

const chosen = (values: readonly number[]): SQL =>
  sql`(select value::int from json_array_elements_text(${JSON.stringify(values)}::json))`

/** The warehouses that share lists with the chosen ones: of their state for nearby carousels, HotRacks everywhere, else of their region. */
function neighbors(type: CampaignType, warehouses: readonly number[]): SQL {
  const own = sql`select from market.listing_search o where o.id in ${chosen(warehouses)}`
  if (type === 'hotdeal') return sql`s.hotrack`
  return type === 'nearby'
    ? sql`exists (${own} and o.country = s.country and o.state = s.state)`
    : sql`exists (${own} and o.region = s.region)`
}

async function figuresOf(
  db: Db,
  now: Date,
  { type, warehouses, services }: { type: CampaignType; warehouses: number[]; services: number[] },
): Promise<ListFigures> {
  const from = addDays(dayOf(now), -FIGURES_OF_DAYS)
  const { rows } = await db.execute<{ days: number; impressions: string; visits: string; competing: number }>(sql`
    with lists as materialized (
        select 'warehouse' as subject, s.id from market.listing_search s
          where ${warehouses.length > 0 ? neighbors(type, warehouses) : sql`false`}
        union all select 'service', s.id from market.service_search s
          where exists (select from market.service_search o where o.id in ${chosen(services)} and o.service_type = s.service_type)),
      live as (${liveCampaigns(now, type)})
    select count(distinct t.day)::int as days, coalesce(sum(t.impressions), 0) as impressions, coalesce(sum(t.visits), 0) as visits,
      (select count(distinct l.campaign_id)::int from live join market.campaign_listing l on l.campaign_id = live.id
        join lists on lists.subject = l.subject and lists.id = l.subject_id) as competing
    from market.traffic_day t join lists on lists.subject = t.subject and lists.id = t.subject_id
    where t.day >= ${from}::date and t.day < ${dayOf(now)}::date`)
  const row = rows[0]
  return {
    daysOfFigures: row?.days ?? 0,
    impressions: Number(row?.impressions ?? 0),
    visits: Number(row?.visits ?? 0),
    competingCampaigns: row?.competing ?? 0,
  }
}

/** What a campaign would have got by the last 30 days of the lists that it would appear in. */
export async function forecast({ db, clock }: Services, input: z.infer<typeof ForecastInput>): Promise<Forecast> {
  const now = clock.now()
  const prices = await currentPrices(db)
  const figures = await figuresOf(db, now, {
    type: input.campaignType,
    warehouses: ids(input.adWarehouseIds),
    services: ids(input.adServiceIds),
  })
  const days = daysOf(input, now)
  const budgetMicros = input.budget === undefined ? null : dollarsToMicros(input.budget)
  const { spentMicros, ...found } = forecastCampaign(figures, { ...prices, budgetMicros, days })
  return {
    ...found,
    daysOfFigures: figures.daysOfFigures,
    competingCampaigns: figures.competingCampaigns,
    days,
    spent: microsToDollars(spentMicros),
    impressionPrice: microsToDollars(prices.impressionMicros),
    visitPrice: microsToDollars(prices.visitMicros),
  }
}

function daysOf({ startDate, endDate }: z.infer<typeof ForecastInput>, now: Date): number {
  const from = startDate ?? dayOf(now)
  return endDate && endDate >= from ? daysBetween(from, endDate) + 1 : DEFAULT_DAYS
}
