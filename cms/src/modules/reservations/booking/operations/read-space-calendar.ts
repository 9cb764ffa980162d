import { addDays, type Day, dayOf } from '@stackyard/shared/domain/calendar'
import type { SpaceCalendar, SpaceCalendarQuery, SpaceWeek } from '@stackyard/shared/schema/space-calendar'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { ownWarehouse } from '../own-warehouse'
import { readEntries, toSquareFeet } from '../space-entries'

const mondayOf = (day: Day): Day => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))

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
  const total = toSquareFeet(totalUnits)
  return { id, name, spaceType, total, weeks: await readWeeks(db, { id, from, weeks, total }), entries }
}

type Row = Record<'start_day' | 'blocked' | 'held' | 'sold' | 'arriving' | 'leaving', string>
type Asked = { id: number; from: Day; weeks: number; total: number }

async function readWeeks(db: Db, { id, from, weeks, total }: Asked): Promise<SpaceWeek[]> {
  const { rows } = await db.execute<Row>(sql`
    select start_day::text, blocked, held, sold, arriving, leaving from market.space_weeks(${id}, ${from}::date, ${weeks})`)
  return rows.map((row) => {
    const [blocked, held, sold] = [toSquareFeet(row.blocked), toSquareFeet(row.held), toSquareFeet(row.sold)]
    return {
      startDay: row.start_day,
      blocked,
      held,
      sold,
      free: Math.max(0, toSquareFeet(Math.round((total - blocked - held - sold) * 100))),
      arriving: toSquareFeet(row.arriving),
      leaving: toSquareFeet(row.leaving),
    }
  })
}
