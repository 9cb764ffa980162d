import { microsToDollars } from '@stackyard/shared/domain/micros'
import type { AdSeller, SellerQuery, ViewOutcomes } from '@stackyard/shared/schema/campaign'
import type { RefusalReason, ViewKind } from '@stackyard/shared/reference/campaigns'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../../../platform/db'
import { type FigureSpan, spanOf } from '../queries/span'
import { toFigures } from '../to-campaign'
import { type Scope, scopeConditions } from './read-figures'

type Row = {
  id: number
  first_name: string | null
  last_name: string | null
  company: string | null
  email: string
  user_url: string | null
  service_type: string | null
  campaigns: number
  active: number
  reserved: string | null
  balance: string | null
  impressions: string
  visits: string
  spent: string
  total: number
}

/** Sellers who have or had campaigns (R-421), those who spent most in the span first. */
export async function listSellers(
  db: Db,
  query: z.infer<typeof SellerQuery>,
  now: Date,
): Promise<{ sellers: AdSeller[]; total: number }> {
  const { search, serviceType, limit, skip } = query
  const { from, to } = spanOf(query, now)
  const { rows } = await db.execute<Row>(sql`
    with own as (select c.seller_id, count(*) filter (where c.deleted_at is null)::int as campaigns,
        count(*) filter (where c.status = 'ACTIVE')::int as active,
        sum(c.budget_micros - c.spent_micros) filter (where c.status <> 'INACTIVE') as reserved
      from market.campaign c group by c.seller_id),
      seen as (select c.seller_id, sum(d.impressions) as impressions, sum(d.visits) as visits, sum(d.spent_micros) as spent
        from market.campaign_day d join market.campaign c on c.id = d.campaign_id
        where d.day between ${from}::date and ${to}::date group by c.seller_id)
    select u.id, u.first_name, u.last_name, u.company, u.email, u.user_url, u.service_type::text as service_type, own.campaigns,
      own.active, own.reserved, w.balance, coalesce(seen.impressions, 0) as impressions, coalesce(seen.visits, 0) as visits,
      coalesce(seen.spent, 0) as spent, count(*) over ()::int as total
    from own join users u on u.id = own.seller_id left join seen on seen.seller_id = own.seller_id
      left join market.ledger_account w on w.owner_id = u.id and w.kind = 'wallet'
    where true ${serviceType ? sql`and u.service_type::text = lower(${serviceType})` : sql``}
      ${
        search
          ? sql`and position(lower(${search}) in lower(concat_ws(' ', u.first_name, u.last_name, u.email, u.company))) > 0`
          : sql``
      }
    order by coalesce(seen.spent, 0) desc, u.id limit ${limit} offset ${skip}`)
  return { sellers: rows.map(toSeller), total: rows[0]?.total ?? 0 }
}

const toSeller = (row: Row): AdSeller => ({
  id: row.id,
  _id: row.id,
  firstName: row.first_name ?? '',
  lastName: row.last_name ?? '',
  company: row.company ?? '',
  email: row.email,
  userUrl: row.user_url ?? '',
  serviceType: row.service_type,
  campaigns: row.campaigns,
  activeCampaigns: row.active,
  balance: microsToDollars(Number(row.balance ?? 0)),
  reserved: microsToDollars(Number(row.reserved ?? 0)),
  ...toFigures(Number(row.impressions), Number(row.visits), Number(row.spent)),
})

/** How many views of sponsored cards were charged within a span, how many were refused, and why. */
export async function readOutcomes(
  db: Db,
  scope: Pick<Scope, 'serviceType'>,
  { from, to }: FigureSpan,
): Promise<z.infer<typeof ViewOutcomes>> {
  const isNarrow = scope.serviceType !== undefined
  const [charged, refused] = await Promise.all([
    db.execute<
      Record<ViewKind, string | null>
    >(sql`select sum(d.impressions) as impression, sum(d.visits) as visit from market.campaign_day d
      join market.campaign c on c.id = d.campaign_id where d.day between ${from}::date and ${to}::date and ${scopeConditions(scope)}`),
    db.execute<{ reason: RefusalReason; kind: ViewKind; n: string }>(sql`select r.reason, r.kind, sum(r.count) as n
      from market.ad_refusal r left join market.campaign c on c.id = r.campaign_id
      where r.day between ${from}::date and ${to}::date ${isNarrow ? sql`and c.id is not null and ${scopeConditions(scope)}` : sql``}
      group by 1, 2 order by 3 desc, 1, 2`),
  ])
  const reasons = refused.rows.map(({ reason, kind, n }) => ({ reason, kind, count: Number(n) }))
  return {
    charged: {
      impressions: Number(charged.rows[0]?.impression ?? 0),
      visits: Number(charged.rows[0]?.visit ?? 0),
    },
    refused: reasons.reduce((sum, { count }) => sum + count, 0),
    reasons,
    from,
    to,
  }
}
