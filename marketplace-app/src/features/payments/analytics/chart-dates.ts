import { formatMonth } from '@stackyard/shared/ui/format'
import { formatDate } from '../../../lib/format'
import { writing } from '../../../lib/language'
import { analyticsTexts as words } from '../../../lib/texts/analytics'

/** What a point of a series stands for: a day, or the week or month that its date begins. */
export type Step = 'day' | 'week' | 'month'

const dayMs = 86_400_000

/** The step of a series, from the smallest gap between its points. */
export function stepOf(points: readonly { date: string }[]): Step {
  const times = points.map(({ date }) => Date.parse(date))
  const gaps = times.slice(1).map((time, at) => (time - (times[at] ?? time)) / dayMs)
  const gap = Math.min(...gaps, Infinity)
  if (gap === Infinity || gap < 7) return 'day'
  return gap < 28 ? 'week' : 'month'
}

const short = new Intl.DateTimeFormat(writing().days, { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** "21 Nov", or "Nov 2026" for a month: a mark of an axis. */
export const axisDate = (date: string, step: Step): string =>
  step === 'month' ? formatMonth(date.slice(0, 7)) : short.format(new Date(date)).replace('Sept', 'Sep')

/** "21 Nov 2026", "Week of 21 Nov 2026", "Nov 2026". */
export function pointDate(date: string, step: Step): string {
  if (step === 'month') return formatMonth(date.slice(0, 7))
  const day = formatDate(date.slice(0, 10))
  return step === 'week' ? words.weekOf(day) : day
}
