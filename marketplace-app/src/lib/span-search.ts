import { type DateRange, dateRanges } from '@stackyard/shared/reference/campaigns'
import { type RawSearch, readDay, readOneOf } from '@stackyard/shared/domain/read-search'

/** The days that figures are asked for: a range up to today, or both a first and a last day (YYYY-MM-DD). */
export type SpanSearch = {
  range?: DateRange | undefined
  from?: string | undefined
  to?: string | undefined
}

const defaultRange: DateRange = '30d'

/** The days in an address; what can't be read is absent. */
export const readSpan = (search: RawSearch): SpanSearch => ({
  range: readOneOf(search.range, dateRanges),
  from: readDay(search.from),
  to: readDay(search.to),
})

/** The range that counts, or null while both days go before it. */
export const rangeOf = ({ range = defaultRange, from, to }: SpanSearch): DateRange | null => (from && to ? null : range)

/** The span as calls take it. Days given in the wrong order change places. */
export function spanInput(search: SpanSearch) {
  const { from, to } = search
  if (!from || !to) return { dateRange: search.range ?? defaultRange }
  return from <= to ? { startDate: from, endDate: to } : { startDate: to, endDate: from }
}
