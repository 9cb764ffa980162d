import type { TooltipContentProps } from 'recharts'
import { writing } from '../lib/language'
import type { FigureColumn } from './figure-column'

/** Marks of an axis: quiet text, no line and no ticks. */
export const axis = {
  axisLine: false,
  tickLine: false,
  tick: { fill: 'var(--muted-foreground)', fontSize: 12 },
} as const

/** Hairlines across, none down. */
export const grid = { vertical: false, stroke: 'var(--border)' } as const

/** "1.2K": figures beside an axis, where room is scarce. */
export const compact = (value: number): string =>
  new Intl.NumberFormat(writing().numbers, { notation: 'compact', maximumFractionDigits: 1 }).format(value)

/** What all charts share. Figures don't move by themselves; the chart fills its place and reads from left to right. */
export const chart = {
  responsive: true,
  style: { width: '100%', height: '100%' },
} as const

/** The chart adds what is under the pointer. */
export type FigureTipProps<Row> = Partial<Pick<TooltipContentProps, 'active' | 'payload'>> & {
  columns: readonly FigureColumn<Row>[]
}

/** All figures of the point under the pointer or the arrow keys, as its row of the table has them. */
export function FigureTip<Row>({ active, payload, columns }: FigureTipProps<Row>) {
  const row = payload?.[0]?.payload as Row | undefined
  if (!active || row === undefined) return null
  const [head, ...rest] = columns.map(({ label, value, show }) => ({ label, text: show?.(row) ?? String(value(row)) }))
  return (
    <div
      role="status"
      className="rounded-control bg-popover text-popover-foreground shadow-float max-w-64 border px-3 py-2 text-xs"
    >
      <p className="font-semibold wrap-anywhere">{head?.text}</p>
      <dl className="mt-1 grid grid-cols-[auto_auto] gap-x-4 gap-y-0.5">
        {rest.map(({ label, text }) => (
          <div key={label} className="contents">
            <dt className="text-muted-foreground">{label}</dt>
            <dd className="text-end tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
