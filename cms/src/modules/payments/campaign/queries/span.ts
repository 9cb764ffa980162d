import { addDays, dayOf, daysBetween } from '@stackyard/shared/domain/calendar'
import type { DateRange } from '@stackyard/shared/reference/campaigns'

type Asked = {
  dateRange?: DateRange | undefined
  startDate?: string | undefined
  endDate?: string | undefined
}

/** Days from `from` to `to`, both included, and how wide a point of a chart is. */
export type FigureSpan = { from: string; to: string; step: 'day' | 'week' | 'month' }

const DAYS: Record<Exclude<DateRange, 'all'>, number> = { '7d': 7, '30d': 30, '90d': 90, '12m': 365 }
/** The first day that figures can be of. */
const FIRST_DAY = '2024-01-01'
const MOST_DAILY_POINTS = 92
const MOST_WEEKLY_POINTS = 400

const stepOf = (days: number): FigureSpan['step'] => {
  if (days <= MOST_DAILY_POINTS) return 'day'
  return days <= MOST_WEEKLY_POINTS ? 'week' : 'month'
}

/**
 * The days that figures are asked for: `startDate` and `endDate`, one of which may be missing, else `dateRange`; the last
 * 30 days by default. Days beyond today count as today.
 */
export function spanOf({ dateRange, startDate, endDate }: Asked, now: Date): FigureSpan {
  const today = dayOf(now)
  const to = endDate && endDate < today ? endDate : today
  const from = startDate ?? (endDate ? FIRST_DAY : firstOf(dateRange ?? '30d', today))
  const first = from > to ? to : from
  return { from: first, to, step: stepOf(daysBetween(first, to) + 1) }
}

const firstOf = (range: DateRange, today: string): string =>
  range === 'all' ? FIRST_DAY : addDays(today, 1 - DAYS[range])

/** True when a list is to be narrowed by days at all. */
export const asksForSpan = ({ dateRange, startDate, endDate }: Asked): boolean =>
  (dateRange !== undefined && dateRange !== 'all') || startDate !== undefined || endDate !== undefined
