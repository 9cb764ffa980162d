import { addDays, dayOf, daysBetween } from '@stackyard/shared/domain/calendar'
import type { ListingInsight } from '@stackyard/shared/schema/listing-insight'
import { rangeOf, spanInput, type SpanSearch } from '../../../lib/span-search'

const lengths = { '7d': 7, '30d': 30, '90d': 90 } as const

/** The first day of a span; spans without an end begin with the first figure. */
function firstDay(span: SpanSearch, today: string, days: ListingInsight['days']): string {
  const range = rangeOf(span)
  if (range === null) return spanInput(span).startDate ?? today
  if (range === '12m' || range === 'all') return days[0]?.date ?? today
  return addDays(today, 1 - lengths[range])
}

/** The views of each day of a span, up to today. Days without any are not among `days` and count as 0. */
export function dayLine(days: ListingInsight['days'], span: SpanSearch, today = dayOf(new Date())): number[] {
  const from = firstDay(span, today, days)
  const end = rangeOf(span) === null ? (spanInput(span).endDate ?? today) : today
  const to = end < today ? end : today
  const views = new Map(days.map(({ date, impressions }) => [date.slice(0, 10), impressions]))
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, at) => views.get(addDays(from, at)) ?? 0)
}
