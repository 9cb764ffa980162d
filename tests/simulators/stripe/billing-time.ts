export type Interval = 'month' | 'year'

/** The end of the `count`th period from `anchor` (seconds): the anchor's day, or the last of a shorter month, UTC. */
export function periodEnd(anchor: number, interval: Interval, count: number): number {
  const start = new Date(anchor * 1000)
  const months = (interval === 'year' ? 12 : 1) * count
  const end = new Date(start)
  end.setUTCDate(1)
  end.setUTCMonth(start.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay))
  return Math.floor(end.getTime() / 1000)
}

/** The first period's end after `now`, on the anchor's day. */
export function nextPeriodEnd(anchor: number, interval: Interval, now: number): number {
  let count = 1
  while (periodEnd(anchor, interval, count) <= now) count += 1
  return periodEnd(anchor, interval, count)
}

/** The share of `amount` for what is left of a period, to the second, rounded to whole cents. */
export function shareLeft(amount: number, period: { start: number; end: number }, now: number): number {
  const left = Math.max(0, period.end - now)
  return Math.round((amount * left) / (period.end - period.start))
}
