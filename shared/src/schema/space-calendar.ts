import { z } from 'zod'
import { listingLimits } from '../reference/listing-limits'
import { BOARD_WEEKS, MOST_BOARD_ROWS } from '../reference/space-board'
import { spaceTypes } from '../reference/terms'
import { recordId } from './query'
import { numberInput } from './number-input'

/** The longest time that a calendar shows, in weeks. */
export const MOST_CALENDAR_WEEKS = 105

const day = z.iso.date({ error: 'Enter a date as YYYY-MM-DD' })
/** Square feet, which hold hundredths for pallets' sake. */
const squareFeet = z.number().nonnegative()

export const SpaceCalendarQuery = z.object({
  id: recordId,
  from: day.optional().describe('The first day; this week’s Monday by default'),
  weeks: numberInput(z.number().int().min(1).max(MOST_CALENDAR_WEEKS)).default(26),
})
export type SpaceCalendarQuery = z.infer<typeof SpaceCalendarQuery>

/** A week by the day on which the least is free; all in square feet. */
export const SpaceWeek = z.object({
  startDay: z.string(),
  total: squareFeet,
  blocked: squareFeet,
  held: squareFeet,
  sold: squareFeet,
  free: squareFeet,
  arriving: squareFeet.describe('Of reservations that begin in this week'),
  leaving: squareFeet.describe('Of reservations that end in this week'),
})
export type SpaceWeek = z.infer<typeof SpaceWeek>

export const SpaceEntry = z.object({
  id: z.number().int(),
  kind: z.enum(['blocked', 'held', 'sold']),
  startDay: z.string(),
  endDay: z.string().nullable().describe('The first day after; null when no end is known'),
  squareFeet,
  note: z.string(),
  orderId: z.number().int().nullable(),
  customer: z.string().nullable(),
})
export type SpaceEntry = z.infer<typeof SpaceEntry>

/** The total space from a day on, until the next change. */
export const SpaceChange = z.object({ fromDay: z.string(), squareFeet })
export type SpaceChange = z.infer<typeof SpaceChange>

export const SpaceCalendar = z.object({
  id: z.number().int(),
  name: z.string(),
  spaceType: z.enum(spaceTypes).describe('How this warehouse sells its space'),
  total: squareFeet.describe('Of today'),
  changes: z.array(SpaceChange).describe('What the total becomes, by day'),
  weeks: z.array(SpaceWeek),
  entries: z.array(SpaceEntry),
})
export type SpaceCalendar = z.infer<typeof SpaceCalendar>

const block = {
  startDay: day,
  endDay: day.nullish().describe('The first day on which the space is free again; left out when no end is known'),
  spaceType: z.enum(spaceTypes),
  quantity: numberInput(z.number().int('Enter a whole number').min(1, 'Enter at least 1').max(10_000_000)),
  note: z.string().trim().max(200, 'At most 200 characters').default(''),
}
const endsLater = ({ startDay, endDay }: { startDay: string; endDay?: string | null | undefined }): boolean =>
  !endDay || endDay > startDay
const LATER = { error: 'The end must be after the start', path: ['endDay'] }

export const BlockInput = z.object({ id: recordId, ...block }).refine(endsLater, LATER)
export const BlockUpdate = z.object({ id: recordId, blockId: recordId, ...block }).refine(endsLater, LATER)
export const BlockParams = z.object({ id: recordId, blockId: recordId })
export type BlockFields = Omit<z.infer<typeof BlockInput>, 'id'>

export const SpaceExportQuery = z.object({ id: recordId, format: z.enum(['csv', 'ics']).default('csv') })

const changeDay = { id: recordId, fromDay: day }
export const SpaceChangeInput = z.object({
  ...changeDay,
  pallets: numberInput(
    z
      .number()
      .int('Enter a whole number')
      .min(0, 'Enter 0 or more')
      .max(listingLimits.totalSpace.max, 'That is too many'),
  ),
})
export type SpaceChangeFields = Omit<z.infer<typeof SpaceChangeInput>, 'id'>
export const SpaceChangeParams = z.object(changeDay)
export const SpaceChanges = z.object({ changes: z.array(SpaceChange) })

export const SpaceBoardQuery = z.object({
  from: day.optional().describe('The first day; this week’s Monday by default'),
  weeks: numberInput(z.number().int().min(1).max(MOST_CALENDAR_WEEKS)).default(BOARD_WEEKS),
  skip: numberInput(z.number().int().min(0).max(1_000_000)).default(0),
  limit: numberInput(z.number().int().min(1).max(MOST_BOARD_ROWS)).default(MOST_BOARD_ROWS),
})
export type SpaceBoardQuery = z.infer<typeof SpaceBoardQuery>

/** Figures of a week are at its place in each list; all in square feet. */
const figures = z.array(squareFeet)
export const SpaceBoardRow = z.object({
  id: z.number().int(),
  name: z.string(),
  city: z.string(),
  spaceType: z.enum(spaceTypes),
  total: figures.describe('Of the day of each week on which the least is free'),
  blocked: figures,
  held: figures,
  sold: figures,
  arriving: figures,
  leaving: figures,
})
export type SpaceBoardRow = z.infer<typeof SpaceBoardRow>

export const SpaceBoard = z.object({
  weeks: z.array(z.string()).describe('The first day of each week'),
  rows: z.array(SpaceBoardRow),
})
export type SpaceBoard = z.infer<typeof SpaceBoard>

export const SpaceBoardExportQuery = z.object({ format: z.enum(['csv', 'ics']).default('csv') })
