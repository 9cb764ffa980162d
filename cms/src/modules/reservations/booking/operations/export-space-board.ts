import { dayOf } from '@stackyard/shared/domain/calendar'
import { quantityInArea } from '@stackyard/shared/domain/capacity'
import { text } from '@stackyard/shared/messages/text'
import { BOARD_WEEKS, MOST_BOARD_ROWS } from '@stackyard/shared/reference/space-board'
import type { SpaceBoardRow } from '@stackyard/shared/schema/space-calendar'
import type { TextFile } from '@stackyard/shared/schema/text-file'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Services } from '../../../../platform/services'
import { toCsv } from '../../../../platform/to-csv'
import { readEntries } from '../space-entries'
import { calendarOf, MOST_ENTRIES } from './export-space'
import { readSpaceBoard } from './read-space-board'

type Asked = { sellerId: number; format: 'csv' | 'ics' }

/**
 * The weeks of a year of a provider's warehouses as a table, or what takes their space from today on for a calendar
 * program. The first 200 warehouses and 10,000 entries; `isComplete` says whether there are more.
 */
export async function exportSpaceBoard(
  services: Pick<Services, 'db' | 'clock'>,
  { sellerId, format }: Asked,
): Promise<z.infer<typeof TextFile>> {
  const board = await readSpaceBoard(services, sellerId, { weeks: BOARD_WEEKS, skip: 0, limit: MOST_BOARD_ROWS })
  const file = { fileName: `space.${format}`, isComplete: board.rows.length === board.count }
  if (format === 'csv') {
    const data = board.rows.flatMap((row) => linesOf(row, board.weeks))
    return { ...file, content: tableOf(data), rows: data.length }
  }
  const names = new Map(board.rows.map(({ id, name }) => [id, name]))
  const today = dayOf(services.clock.now())
  const ahead = sql`h.warehouse_id in ${[...names.keys()]} and h.end_day > ${today}::date`
  // One more than goes out says whether there are more.
  const found = names.size === 0 ? [] : await readEntries(services.db, ahead, MOST_ENTRIES + 1)
  const entries = found.slice(0, MOST_ENTRIES)
  const content = calendarOf(text('space.calendarName'), entries, names)
  return { ...file, content, rows: entries.length, isComplete: file.isComplete && found.length === entries.length }
}

const linesOf = (row: SpaceBoardRow, weeks: readonly string[]) =>
  weeks.map((week, at) => {
    const feet = (of: 'total' | 'blocked' | 'held' | 'sold' | 'arriving' | 'leaving') => row[of][at] ?? 0
    const free = Math.max(0, feet('total') - feet('blocked') - feet('held') - feet('sold'))
    const taken = [feet('total'), feet('blocked'), feet('held'), feet('sold'), free]
    const areas = [...taken, feet('arriving'), feet('leaving')]
    return [row.name, row.city, week, ...areas.map((area) => quantityInArea('PALLET', area))]
  })

const tableOf = (data: (string | number)[][]): string =>
  toCsv({
    fields: [
      'Warehouse',
      'City',
      'Week from',
      'Total pallets',
      text('space.blocked'),
      text('space.held'),
      text('space.sold'),
      'Free',
      'Arriving',
      'Leaving',
    ],
    data,
  })
