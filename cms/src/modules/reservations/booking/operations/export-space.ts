import { addDays, dayOf } from '@stackyard/shared/domain/calendar'
import { quantityInArea } from '@stackyard/shared/domain/capacity'
import { text } from '@stackyard/shared/messages/text'
import type { SpaceEntry } from '@stackyard/shared/schema/space-calendar'
import type { TextFile } from '@stackyard/shared/schema/text-file'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { sql } from 'drizzle-orm'
import ical from 'ical-generator'
import type { z } from 'zod'
import type { Services } from '../../../../platform/services'
import { toCsv } from '../../../../platform/to-csv'
import { ownWarehouse } from '../own-warehouse'
import { readEntries, type WarehouseEntry } from '../space-entries'

/** Rows of a file at most. */
export const MOST_ENTRIES = 10_000

/**
 * What takes the space of an own warehouse from today on, as a table or for a calendar program, which shows a block without
 * an end on its first day. The first 10,000 entries; `isComplete` says whether there are more.
 * @throws CodedError NOT_FOUND for another's warehouse.
 */
export async function exportSpace(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  reader: Pick<SessionUser, 'id' | 'userType'>,
  { id, format }: { id: number; format: 'csv' | 'ics' },
): Promise<z.infer<typeof TextFile>> {
  const { name } = await ownWarehouse(db, reader, id)
  const ahead = sql`h.warehouse_id = ${id} and h.end_day > ${dayOf(clock.now())}::date`
  // One more than goes out says whether there are more.
  const found = await readEntries(db, ahead, MOST_ENTRIES + 1)
  const entries = found.slice(0, MOST_ENTRIES)
  const content = format === 'csv' ? tableOf(entries) : calendarOf(name, entries)
  return {
    fileName: `space-${id}.${format}`,
    content,
    rows: entries.length,
    isComplete: found.length === entries.length,
  }
}

const titleOf = ({ kind, orderId, customer, note }: SpaceEntry): string =>
  [text(`space.${kind}`), orderId ? `#${orderId}` : null, customer ?? note].filter(Boolean).join(' · ')

const tableOf = (entries: readonly SpaceEntry[]): string =>
  toCsv({
    fields: ['Kind', 'From', 'Last day', 'Pallets', 'Square feet', 'Reservation', 'Customer', 'Note'],
    data: entries.map(({ kind, startDay, endDay, squareFeet, orderId, customer, note }) => [
      text(`space.${kind}`),
      startDay,
      endDay ? addDays(endDay, -1) : '',
      quantityInArea('PALLET', squareFeet),
      squareFeet,
      orderId ?? '',
      customer ?? '',
      note,
    ]),
  })

/** A calendar of what takes space; with several warehouses each event names its own. */
export function calendarOf(
  name: string,
  entries: readonly WarehouseEntry[],
  names?: ReadonlyMap<number, string>,
): string {
  const calendar = ical({ name })
  for (const entry of entries) {
    const pallets = `${quantityInArea('PALLET', entry.squareFeet).toLocaleString('en-US')} pallets`
    const warehouse = names?.get(entry.warehouseId)
    calendar.createEvent({
      id: `space-${entry.id}`,
      start: new Date(`${entry.startDay}T00:00:00Z`),
      ...(entry.endDay ? { end: new Date(`${entry.endDay}T00:00:00Z`) } : {}),
      allDay: true,
      timezone: 'UTC',
      summary: [...(warehouse ? [warehouse] : []), titleOf(entry), pallets].join(' · '),
    })
  }
  return calendar.toString()
}
