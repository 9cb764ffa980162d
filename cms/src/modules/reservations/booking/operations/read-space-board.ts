import { addDays, type Day, dayOf, mondayOf } from '@stackyard/shared/domain/calendar'
import type { SpaceBoard, SpaceBoardQuery, SpaceBoardRow } from '@stackyard/shared/schema/space-calendar'
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { toSquareFeet } from '../space-entries'

type Asked = Omit<Required<SpaceBoardQuery>, 'from'> & { sellerId: number; from: Day }

/** All warehouses of a provider by name, with their weeks: one statement, for the board and for the test of its plan. */
export const boardStatement = ({ sellerId, from, weeks, skip, limit }: Asked): SQL => sql`
  with own as materialized (
    select s.id, s.name, s.city, coalesce(w.pallet_enabled, true) as by_pallet, count(*) over ()::int as count
    from market.listing_search s join warehouses w on w.id = s.id where s.seller_id = ${sellerId}
    order by lower(s.name), s.id limit ${limit} offset ${skip}
  )
  select own.id, own.name, own.city, case when own.by_pallet then 'PALLET' else 'SQ_FEET' end as "spaceType", own.count,
    weeks.total, weeks.blocked, weeks.held, weeks.sold, weeks.arriving, weeks.leaving
  from own join (
    select w.warehouse_id as id, json_agg(w.total order by w.start_day) as total, json_agg(w.blocked order by w.start_day) as blocked,
      json_agg(w.held order by w.start_day) as held, json_agg(w.sold order by w.start_day) as sold,
      json_agg(w.arriving order by w.start_day) as arriving, json_agg(w.leaving order by w.start_day) as leaving
    from market.space_weeks(array(select id from own), ${from}::date, ${weeks}) w group by w.warehouse_id
  ) weeks on weeks.id = own.id
  order by lower(own.name), own.id`

const figures = ['total', 'blocked', 'held', 'sold', 'arriving', 'leaving'] as const

type Row = SpaceBoardRow & { count: number }

const inSquareFeet = ({ count: _, ...row }: Row): SpaceBoardRow => ({
  ...row,
  ...(Object.fromEntries(figures.map((figure) => [figure, row[figure].map(toSquareFeet)])) as Pick<
    SpaceBoardRow,
    (typeof figures)[number]
  >),
})

/** For a page past the last one, whose rows tell nothing. */
async function countWarehouses(db: Db, sellerId: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from market.listing_search where seller_id = ${sellerId}`)
  return rows[0]?.count ?? 0
}

/** How the space of a provider's warehouses is taken by week; `count` is of all warehouses. */
export async function readSpaceBoard(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  sellerId: number,
  { from = mondayOf(dayOf(clock.now())), ...query }: SpaceBoardQuery,
): Promise<SpaceBoard & { count: number }> {
  const { rows } = await db.execute<Row>(boardStatement({ ...query, from, sellerId }))
  return {
    weeks: Array.from({ length: query.weeks }, (_, week) => addDays(from, 7 * week)),
    rows: rows.map(inSquareFeet),
    count: rows[0]?.count ?? (query.skip > 0 ? await countWarehouses(db, sellerId) : 0),
  }
}
