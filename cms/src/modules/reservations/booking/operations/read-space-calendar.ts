import { addDays, type Day, dayOf, mondayOf } from '@stackyard/shared/domain/calendar'
import type { SpaceCalendar, SpaceCalendarQuery, SpaceChange, SpaceWeek } from '@stackyard/shared/schema/space-calendar'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { ownWarehouse } from '../own-warehouse'
import { readEntries, toSquareFeet } from '../space-entries'

/**
 * How the space of an own warehouse is taken, by week, and by what. Of a week its fullest day counts.
 * @throws CodedError NOT_FOUND for another's warehouse.
 */
export async function readSpaceCalendar(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  reader: Pick<SessionUser, 'id' | 'userType'>,
  { id, from = mondayOf(dayOf(clock.now())), weeks }: SpaceCalendarQuery,
): Promise<SpaceCalendar> {
  const { name, spaceType, totalUnits } = await ownWarehouse(db, reader, id)
  const until = addDays(from, 7 * weeks)
  const entries = await readEntries(
    db,
    sql`h.warehouse_id = ${id} and h.end_day > ${from}::date and h.start_day < ${until}::date`,
  )
  const changes = await readChanges(db, id, dayOf(clock.now()))
  const total = toSquareFeet(totalUnits)
  return { id, name, spaceType, total, changes, weeks: await readWeeks(db, { id, from, weeks }), entries }
}

async function readChanges(db: Db, id: number, today: Day): Promise<SpaceChange[]> {
  const { rows } = await db.execute<{ day: Day; units: string }>(sql`
    select from_day::text as day, total_units as units from market.capacity_change
    where warehouse_id = ${id} and from_day > ${today}::date order by from_day`)
  return rows.map(({ day, units }) => ({ fromDay: day, squareFeet: toSquareFeet(units) }))
}

type Row = Record<'start_day' | 'total' | 'blocked' | 'held' | 'sold' | 'arriving' | 'leaving', string>
type Asked = { id: number; from: Day; weeks: number }

async function readWeeks(db: Db, { id, from, weeks }: Asked): Promise<SpaceWeek[]> {
  const { rows } = await db.execute<Row>(sql`
    select start_day::text, total, blocked, held, sold, arriving, leaving
    from market.space_weeks(array[${id}::integer], ${from}::date, ${weeks})`)
  return rows.map(({ start_day: startDay, ...row }) => ({
    startDay,
    total: toSquareFeet(row.total),
    blocked: toSquareFeet(row.blocked),
    held: toSquareFeet(row.held),
    sold: toSquareFeet(row.sold),
    free: toSquareFeet(Math.max(0, Number(row.total) - Number(row.blocked) - Number(row.held) - Number(row.sold))),
    arriving: toSquareFeet(row.arriving),
    leaving: toSquareFeet(row.leaving),
  }))
}
