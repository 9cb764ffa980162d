import type { OwnSort } from '@stackyard/shared/reference/managed-lists'
import { type OwnListing, type OwnListingQuery, viewDays } from '@stackyard/shared/schema/managed-listing'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/db'
import { managedColumns, managedOrders, managedWhere, source } from './managed-listings'

type OwnQuery = OwnListingQuery & { sellerId: number }

/** The lowest rate that a merchant pays: a pallet's, or a square foot's where no pallets are sold. */
const rate = sql`coalesce((s.prices ->> 'lowestPallet')::numeric, (s.prices ->> 'lowestSqFt')::numeric)`
const total = sql`coalesce(c.units, 0)`
const free = sql`greatest(0, ${total} - coalesce(taken.units, 0))`
const reservations = sql`coalesce(open.n, 0)`
const views = sql`coalesce(seen.n, 0)`

const orders: Record<OwnSort, SQL> = { ...managedOrders, rate, free, reservations, views }

const today = sql`(now() at time zone 'utc')::date`

/** Figures of all listings of one provider, each grouped once, so that no row asks for its own. */
const figures = (sellerId: number): SQL => sql`
  left join lateral (select market.total_on(s.id, ${today}) as units) c on true
  left join (select h.warehouse_id, sum(h.units) as units from market.capacity_hold h
    join market.listing_search own on own.id = h.warehouse_id and own.seller_id = ${sellerId}
    where h.state <> 'released' and h.start_day <= ${today} and h.end_day > ${today} group by 1) taken on taken.warehouse_id = s.id
  left join (select o.warehouse_id, count(*)::int as n from market.orders o
    where o.seller_id = ${sellerId} and o.status <> 'cancelled' and coalesce(o.end_day, 'infinity') > ${today}
    group by 1) open on open.warehouse_id = s.id
  left join (select t.subject_id, sum(t.visits)::int as n from market.traffic_day t
    where t.seller_id = ${sellerId} and t.subject = 'warehouse' and t.day > ${today} - ${viewDays}::int
    group by 1) seen on seen.subject_id = s.id`

/** The statement of a page, for the list and for the test of its plan. */
export function ownStatement(query: OwnQuery): SQL {
  const direction = sql.raw(query.order)
  return sql`select ${managedColumns}, s.prices,
      jsonb_build_object('total', ${total} / 100, 'free', ${free} / 100) as space,
      ${reservations} as "openReservations", ${views} as views
    from ${source} ${figures(query.sellerId)} where ${ownWhere(query)}
    order by ${orders[query.sortBy]} ${direction} nulls last, s.id ${direction} limit ${query.limit} offset ${query.skip}`
}

/** The sort stays out of the filters, which know fewer of them. */
const ownWhere = ({ tab, query, sellerId }: OwnQuery): SQL => managedWhere({ tab, query, sellerId })

type Row = Omit<OwnListing, Exclude<keyof ListingCard, 'prices'>> & { card: Omit<ListingCard, 'prices'> }

/** A provider's own listings with how each does. */
export async function listOwn(db: Db, query: OwnQuery): Promise<{ rows: OwnListing[]; total: number }> {
  const [page, counted] = await Promise.all([
    db.execute<Row>(ownStatement(query)),
    db.execute<{ n: number }>(sql`select count(*)::int as n from ${source} where ${ownWhere(query)}`),
  ])
  return { rows: page.rows.map(({ card, ...row }) => ({ ...card, ...row })), total: counted.rows[0]?.n ?? 0 }
}
