import type { Pool } from 'pg'
import { type Check, runChecks, type Violation } from '../../../../platform/run-checks'

const checks: readonly Check[] = [
  {
    invariant: 'what is set aside for a campaign is what it has left',
    rows: `select 'campaign ' || c.id || ' (' || c.status || '): ' || coalesce(a.balance, 0) as detail from market.campaign c
      left join market.ledger_account a on a.kind = 'campaign_budget' and a.owner_id = c.id
      where coalesce(a.balance, 0) <> case when c.status = 'INACTIVE' then 0 else c.budget_micros - c.spent_micros end`,
  },
  {
    invariant: 'a campaign has spent what its views cost, one by one',
    rows: `select 'campaign ' || c.id || ': ' || c.spent_micros || ', views ' || coalesce(v.micros, 0) as detail
      from market.campaign c left join (select campaign_id, sum(price_micros) as micros,
          count(*) filter (where kind = 'impression') as impressions, count(*) filter (where kind = 'visit') as visits
        from market.ad_view group by campaign_id) v on v.campaign_id = c.id
      where c.spent_micros <> coalesce(v.micros, 0) or c.impressions <> coalesce(v.impressions, 0)
        or c.visits <> coalesce(v.visits, 0)`,
  },
  {
    invariant: 'the days of a campaign add up to what it has spent',
    rows: `select 'campaign ' || c.id || ': ' || c.spent_micros || ', days ' || coalesce(d.micros, 0) as detail
      from market.campaign c left join (select campaign_id, sum(spent_micros) as micros from market.campaign_day
        group by campaign_id) d on d.campaign_id = c.id where c.spent_micros <> coalesce(d.micros, 0)`,
  },
  {
    invariant: 'every view was charged the price of its campaign, to a movement of its batch',
    rows: `select 'view ' || v.id || ': ' || v.price_micros as detail from market.ad_view v
      join market.campaign c on c.id = v.campaign_id
      where v.price_micros <> case v.kind when 'visit' then c.visit_micros else c.impression_micros end
      union all select 'batch ' || v.batch || ': ' || v.micros || ', booked ' || coalesce(b.micros, 0)
      from (select batch, sum(price_micros) as micros from market.ad_view group by batch) v
      left join (select x.idem, sum(e.amount) as micros from market.ledger_tx x join market.ledger_entry e on e.tx = x.id
          join market.ledger_account a on a.id = e.account and a.kind = 'ad_revenue' where x.kind = 'ad-views' group by x.idem) b
        on b.idem = 'views:' || v.batch where coalesce(b.micros, 0) <> v.micros`,
  },
  {
    invariant: 'what was earned with views is what campaigns have spent',
    rows: `select 'seller ' || coalesce(a.owner_id, c.seller_id) || ': ' || coalesce(a.balance, 0) || ', campaigns ' || coalesce(c.micros, 0) as detail
      from (select owner_id, balance from market.ledger_account where kind = 'ad_revenue') a
      full join (select seller_id, sum(spent_micros) as micros from market.campaign group by seller_id) c on c.seller_id = a.owner_id
      where coalesce(a.balance, 0) <> coalesce(c.micros, 0)`,
  },
]

/** The invariants of campaigns and their views; an empty list means that all is right. */
export async function checkCampaigns(pool: Pool): Promise<{ checked: number; violations: Violation[] }> {
  return { checked: checks.length, violations: await runChecks(pool, checks) }
}
