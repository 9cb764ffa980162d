import type { InsightSort } from '@stackyard/shared/reference/insight-sorts'
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/db'

export type InsightRow = {
  subject: 'warehouse' | 'service'
  id: number
  name: string
  slug: string
  region: string
  impressions: string
  visits: string
  sponsored_impressions: string
  sponsored_visits: string
  spent: string
  quote_requests: number
  reservations: number
  days: { date: string; impressions: number; visits: number }[] | null
  total: number
}

type Asked = {
  sellerId: number
  search: string | undefined
  from: string
  to: string
  sortBy: InsightSort | undefined
  order: 'asc' | 'desc' | undefined
  limit: number
  skip: number
}

const sortColumns: Record<InsightSort, SQL> = {
  name: sql`lower(name)`,
  impressions: sql`impressions`,
  sponsoredImpressions: sql`sponsored_impressions`,
  visits: sql`visits`,
  quoteRequests: sql`quote_requests`,
  reservations: sql`reservations`,
  conversion: sql`reservations::numeric / nullif(visits, 0)`,
}

/** Listings without the figure come last either way; equal ones keep one order. */
const orderBy = ({ sortBy = 'visits', order = sortBy === 'name' ? 'asc' : 'desc' }: Asked): SQL =>
  sql`${sortColumns[sortBy]} ${sql.raw(order)} nulls last, visits desc, impressions desc, subject desc, id`

/** What each listing of a seller brought from day to day (both included), the most visited first by default. */
export async function listInsightRows(db: Db, asked: Asked): Promise<InsightRow[]> {
  const { sellerId, search, from, to, limit, skip } = asked
  const named = search ? sql`and position(lower(${search}) in lower(name)) > 0` : sql``
  const { rows } = await db.execute<InsightRow>(sql`
    with own as (
        select 'warehouse' as subject, id, name, slug, region from market.listing_search where seller_id = ${sellerId} ${named}
        union all select 'service', id, name, slug, coalesce(card ->> 'region', '') from market.service_search
          where seller_id = ${sellerId} ${named}),
      traffic as (select t.subject, t.subject_id, sum(t.impressions) as impressions, sum(t.visits) as visits,
          coalesce(sum(t.impressions) filter (where t.campaign_id > 0), 0) as sponsored_impressions,
          coalesce(sum(t.visits) filter (where t.campaign_id > 0), 0) as sponsored_visits,
          coalesce(sum(t.impressions * c.impression_micros + t.visits * c.visit_micros), 0) as spent
        from market.traffic_day t join own on own.subject = t.subject and own.id = t.subject_id
          left join market.campaign c on c.id = t.campaign_id
        where t.seller_id = ${sellerId} and t.day between ${from}::date and ${to}::date group by 1, 2),
      measured as (select own.*, coalesce(t.impressions, 0) as impressions, coalesce(t.visits, 0) as visits,
          coalesce(t.sponsored_impressions, 0) as sponsored_impressions, coalesce(t.sponsored_visits, 0) as sponsored_visits,
          coalesce(t.spent, 0) as spent, count(*) over ()::int as total
        from own left join traffic t on t.subject = own.subject and t.subject_id = own.id),
      counted as (select measured.*, ${asks('market.quote_request', 'id', 'created_at', from, to)} as quote_requests,
        ${asks('market.orders', 'id', 'created_at', from, to)} as reservations from measured),
      page as (select * from counted order by ${orderBy(asked)} limit ${limit} offset ${skip})
    select page.*, (select jsonb_agg(jsonb_build_object('date', to_char(d.day, 'YYYY-MM-DD'), 'impressions', d.impressions, 'visits', d.visits)
          order by d.day) from (select day, sum(impressions) as impressions, sum(visits) as visits from market.traffic_day t
        where t.subject = page.subject and t.subject_id = page.id and t.seller_id = ${sellerId}
          and t.day between ${from}::date and ${to}::date group by day) d) as days
    from page order by ${orderBy(asked)}`)
  return rows
}

/** How many records of a table name the warehouse within the days. */
const asks = (table: string, id: string, at: string, from: string, to: string): SQL =>
  sql`(select count(${sql.raw(`r.${id}`)})::int from ${sql.raw(table)} r where measured.subject = 'warehouse' and r.warehouse_id = measured.id
    and ${sql.raw(`r.${at}`)} >= ${from}::date and ${sql.raw(`r.${at}`)} < ${to}::date + 1)`

export type MedianRow = {
  region: string
  impressions: number
  visits: number
  quote_requests: number
  reservations: number
}

/** The medians of regions over so many days. */
export async function listMedians(db: Db, days: number): Promise<MedianRow[]> {
  const { rows } = await db.execute<MedianRow>(
    sql`select region, impressions, visits, quote_requests, reservations from market.region_median where days = ${days}`,
  )
  return rows
}

/** Fewer listings than this say nothing about a region, and too much about each of them. */
const FEWEST_LISTINGS = 5

/** Makes the medians of all regions anew: of warehouses that anybody has seen in the last so many days. */
export async function rebuildMedians(db: Db, days: number): Promise<void> {
  await db.execute(sql`
    with seen as (select subject_id as id, sum(impressions) as impressions, sum(visits) as visits from market.traffic_day
        where subject = 'warehouse' and day > current_date - ${days}::int group by 1),
      asked as (select warehouse_id as id, count(*) as n from market.quote_request
        where created_at >= current_date - ${days}::int and warehouse_id is not null group by 1),
      reserved as (select warehouse_id as id, count(*) as n from market.orders
        where created_at >= current_date - ${days}::int group by 1),
      medians as (select s.region, count(*)::int as listings,
          percentile_cont(0.5) within group (order by seen.impressions) as impressions,
          percentile_cont(0.5) within group (order by seen.visits) as visits,
          percentile_cont(0.5) within group (order by coalesce(asked.n, 0)) as quote_requests,
          percentile_cont(0.5) within group (order by coalesce(reserved.n, 0)) as reservations
        from seen join market.listing_search s on s.id = seen.id and s.listed
          left join asked on asked.id = s.id left join reserved on reserved.id = s.id
        group by s.region having count(*) >= ${FEWEST_LISTINGS}),
      gone as (delete from market.region_median where days = ${days} and region not in (select region from medians))
    insert into market.region_median as m (region, days, listings, impressions, visits, quote_requests, reservations)
    select region, ${days}::int, listings, impressions, visits, quote_requests, reservations from medians order by region
    on conflict (region, days) do update set listings = excluded.listings, impressions = excluded.impressions,
      visits = excluded.visits, quote_requests = excluded.quote_requests, reservations = excluded.reservations, made_at = now()`)
}
