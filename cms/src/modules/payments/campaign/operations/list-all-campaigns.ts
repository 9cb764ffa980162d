import { dayOf } from '@stackyard/shared/domain/calendar'
import { text } from '@stackyard/shared/messages/text'
import type { AdminCampaign, AdminCampaignQuery } from '@stackyard/shared/schema/campaign'
import type { TextFile } from '@stackyard/shared/schema/text-file'
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../../platform/db'
import { toCsv } from '../../../../platform/to-csv'
import { campaignColumns } from '../queries/campaign-columns'
import { campaignOrder } from '../queries/campaign-filters'
import { asksForSpan, type FigureSpan, spanOf } from '../queries/span'
import { type CampaignRead, toCampaign, toFigures } from '../to-campaign'
import { scopeConditions } from './read-figures'

const MOST_ROWS = 10_000

type Row = CampaignRead & {
  company: string
  email: string
  user_url: string | null
  service_type: string | null
  period_impressions: string
  period_visits: string
  period_spent: string
}

const toAdminCampaign = (row: Row): AdminCampaign => ({
  ...toCampaign(row),
  company: row.company,
  email: row.email,
  userUrl: row.user_url ?? '',
  serviceType: row.service_type,
  period: toFigures(Number(row.period_impressions), Number(row.period_visits), Number(row.period_spent)),
})

/** What is shown of the span sorts by the span's figures. */
const periodColumns: Partial<Record<NonNullable<AdminCampaignQuery['sortBy']>, SQL>> = {
  impressions: sql`period.impressions`,
  visits: sql`period.visits`,
  spent: sql`period.spent`,
}

function orderOf(query: AdminCampaignQuery): SQL {
  const { sortBy, order = 'asc' } = query
  const column = sortBy && periodColumns[sortBy]
  return column ? sql`${column} ${sql.raw(order)}, c.id ${sql.raw(order)}` : campaignOrder(query)
}

/** Those that ran within the span, by client, service type, type and status; `search` is a part of campaign or client. */
function conditions(query: AdminCampaignQuery, { from, to }: FigureSpan): SQL {
  const { clientId, serviceType, campaignType, adStatus, search } = query
  const found = [
    sql`c.deleted_at is null`,
    ...(asksForSpan(query) ? [sql`c.start_day <= ${to}::date and c.end_day >= ${from}::date`] : []),
    scopeConditions({ sellerId: clientId, serviceType, campaignType }),
    ...(adStatus ? [sql`c.status = ${adStatus}`] : []),
    ...(search
      ? [
          sql`(position(lower(${search}) in lower(c.name)) > 0 or exists (select from users m where m.id = c.seller_id
            and position(lower(${search}) in lower(concat_ws(' ', m.first_name, m.last_name, m.email, m.company))) > 0))`,
        ]
      : []),
  ]
  return sql.join(found, sql` and `)
}

/** Campaigns of all sellers with their figures within the span asked for; the newest first by default. */
export async function listAllCampaigns(
  db: Db,
  query: AdminCampaignQuery,
  now: Date,
): Promise<{ campaigns: AdminCampaign[]; total: number }> {
  const asksForNothing = query.dateRange === undefined && !query.startDate && !query.endDate
  const span = spanOf(asksForNothing ? { dateRange: 'all' } : query, now)
  const where = conditions(query, span)
  const [{ rows }, counted] = await Promise.all([
    db.execute<Row>(sql`
      select ${campaignColumns}, coalesce(nullif(u.company, ''), trim(concat_ws(' ', u.first_name, u.last_name)), '') as company,
        coalesce(u.email, '') as email, u.user_url, u.service_type::text as service_type, period.impressions as period_impressions,
        period.visits as period_visits, period.spent as period_spent
      from market.campaign c left join users u on u.id = c.seller_id,
        lateral (select coalesce(sum(d.impressions), 0) as impressions, coalesce(sum(d.visits), 0) as visits,
            coalesce(sum(d.spent_micros), 0) as spent from market.campaign_day d
          where d.campaign_id = c.id and d.day between ${span.from}::date and ${span.to}::date) period
      where ${where} order by ${orderOf(query)} limit ${query.limit} offset ${query.skip}`),
    db.execute<{ n: number }>(sql`select count(*)::int as n from market.campaign c where ${where}`),
  ])
  return { campaigns: rows.map(toAdminCampaign), total: counted.rows[0]?.n ?? 0 }
}

/** The same as CSV, without pages. */
export async function exportCampaigns(db: Db, query: AdminCampaignQuery, now: Date): Promise<TextFile> {
  const { campaigns, total } = await listAllCampaigns(db, { ...query, limit: MOST_ROWS, skip: 0 }, now)
  const rows = campaigns.map((campaign) => ({
    Number: campaign.id,
    Campaign: campaign.name,
    Client: campaign.company,
    Email: campaign.email,
    Type: text(`campaign.type.${campaign.campaignType}`),
    Status: campaign.status,
    'First day': campaign.startDate,
    'Last day': campaign.endDate,
    'Budget (USD)': campaign.budget,
    'Spent (USD)': campaign.spent,
    Impressions: campaign.impressions,
    Visits: campaign.visits,
    'Spent in the period (USD)': campaign.period.spent,
    'Impressions in the period': campaign.period.impressions,
    'Visits in the period': campaign.period.visits,
  }))
  return {
    fileName: `campaigns-${dayOf(now)}.csv`,
    content: toCsv(rows),
    rows: rows.length,
    isComplete: total <= MOST_ROWS,
  }
}
