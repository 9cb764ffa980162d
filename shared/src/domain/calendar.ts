/** Calendar days as ISO text ("2026-11-30"), compared as text, without time zones. */
export type Day = string

const MS_PER_DAY = 86_400_000

const toTime = (day: Day): number => Date.parse(`${day}T00:00:00Z`)

/** True for an existing calendar day written YYYY-MM-DD. */
export const isDay = (value: unknown): value is Day =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && fromTime(toTime(value)) === value

const fromTime = (time: number): Day => (Number.isFinite(time) ? new Date(time).toISOString().slice(0, 10) : '')

/** The UTC day of an instant. */
export const dayOf = (instant: Date): Day => instant.toISOString().slice(0, 10)

export const addDays = (day: Day, count: number): Day => fromTime(toTime(day) + count * MS_PER_DAY)

/** The same day `count` months on; the last day of a shorter month (Jan 31 + 1 → Feb 28 or 29). */
export const addMonths = (day: Day, count: number): Day => {
  const date = new Date(toTime(day))
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return fromTime(first.getTime() + (Math.min(date.getUTCDate(), last) - 1) * MS_PER_DAY)
}

export const daysBetween = (from: Day, to: Day): number => Math.round((toTime(to) - toTime(from)) / MS_PER_DAY)

/** The Monday of a day's week. */
export const mondayOf = (day: Day): Day => addDays(day, -((new Date(toTime(day)).getUTCDay() + 6) % 7))

/** A half-open span of days [start, end). */
export type Span = { readonly start: Day; readonly end: Day }

export const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end

/** The span of a term: from its start for `months` months. */
export const termSpan = (start: Day, months: number): Span => ({ start, end: addMonths(start, months) })

/** The default start of a reservation: the next day. */
export const defaultStartDay = (now: Date): Day => addDays(dayOf(now), 1)
