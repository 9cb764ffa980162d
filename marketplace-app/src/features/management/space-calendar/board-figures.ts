import { addDays, type Day } from '@stackyard/shared/domain/calendar'
import type { SpaceType } from '@stackyard/shared/reference/terms'
import type { SpaceBoardRow } from '@stackyard/shared/schema/space-calendar'
import { formatDate } from '../../../lib/format'
import { spaceTexts } from '../../../lib/texts/space-calendar'
import { type SpaceKind, spaceText } from './space-figures'

/** A week of a warehouse, in square feet. */
export type BoardCell = Record<SpaceKind | 'total' | 'arriving' | 'leaving', number>

/** The figures of a row in the week at this place. */
export function cellOf(row: SpaceBoardRow, at: number): BoardCell {
  const [total = 0, blocked = 0, held = 0] = [row.total[at], row.blocked[at], row.held[at]]
  const [sold = 0, arriving = 0, leaving = 0] = [row.sold[at], row.arriving[at], row.leaving[at]]
  const free = Math.max(0, Math.round((total - blocked - held - sold) * 100) / 100)
  return { total, blocked, held, sold, free, arriving, leaving }
}

/** What takes a week, from the foot up, in percent of the whole: reserved, requested, blocked. */
export function sharesOf({ total, sold, held, blocked, free }: BoardCell): Record<SpaceKind, number> {
  const whole = Math.max(total, sold + held + blocked) || 1
  const share = (squareFeet: number) => (squareFeet / whole) * 100
  return { sold: share(sold), held: share(held), blocked: share(blocked), free: share(free) }
}

/** A week in words: what is free of how much, and all that is not zero. */
export function cellWords(unit: SpaceType, cell: BoardCell, week: Day): string {
  const words = spaceTexts.board
  const said = (squareFeet: number) => spaceText(unit, squareFeet)
  const taken = (['blocked', 'held', 'sold'] as const).flatMap((kind) =>
    cell[kind] > 0 ? [words.part(spaceTexts.kinds[kind], said(cell[kind]))] : [],
  )
  const moves = [
    ...(cell.arriving > 0 ? [words.part(spaceTexts.chart.arriving, said(cell.arriving))] : []),
    ...(cell.leaving > 0 ? [words.part(spaceTexts.chart.leaving, said(cell.leaving))] : []),
  ]
  const free = words.freeOf(said(cell.free), said(cell.total))
  return [words.weekOf(formatDate(week)), free, ...taken, ...moves].join(', ')
}

/** Runs of weeks whose first day is in the same month, each with the place of its first. */
export function monthsOf(weeks: readonly Day[]): { month: string; first: number; weeks: number }[] {
  const runs: { month: string; first: number; weeks: number }[] = []
  for (const [first, week] of weeks.entries()) {
    const month = week.slice(0, 7)
    const last = runs.at(-1)
    if (last?.month === month) last.weeks += 1
    else runs.push({ month, first, weeks: 1 })
  }
  return runs
}

/** The days that a range of weeks blocks: from its first Monday, or today, until the Monday after its last. */
export const daysOf = (weeks: readonly Day[], from: number, to: number, today: Day): { startDay: Day; endDay: Day } => {
  const first = weeks[Math.min(from, to)] ?? today
  return { startDay: first < today ? today : first, endDay: addDays(weeks[Math.max(from, to)] ?? today, 7) }
}
