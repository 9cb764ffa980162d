import type { CampaignType } from '@stackyard/shared/reference/campaigns'
import { sql, type SQL } from 'drizzle-orm'

/**
 * Campaigns that may show a card now: running today, with budget for an impression, and not ahead of the even pace of
 * their budget over their days. `pace` is what is spent by what may be spent by now: the smallest goes first.
 */
export const liveCampaigns = (now: Date, type: CampaignType | undefined): SQL => sql`
  select c.id, c.seller_id, paced.pace from market.campaign c,
    lateral (select c.spent_micros / market.campaign_allowance(c.budget_micros, c.impression_micros, c.start_day, c.end_day,
      ${now.toISOString()}::timestamptz) as pace) paced
  where c.status = 'ACTIVE' and ${now.toISOString()}::timestamptz >= c.start_day
    and ${now.toISOString()}::timestamptz < c.end_day + 1 and c.budget_micros - c.spent_micros >= c.impression_micros
    and paced.pace < 1 ${type ? sql`and c.campaign_type = ${type}` : sql``}`
