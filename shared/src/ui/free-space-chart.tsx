import type { Warehouse } from '../schema/warehouse'
import { cn } from './cn'
import { formatMonth, formatNumber } from './format'

export type FreeSpaceChartProps = {
  availability: Warehouse['availability']
  mode: 'PALLET' | 'SQ_FEET'
  /** The months of the reservation, lit: "2026-11" to "2027-01". */
  from: string
  to: string
  className?: string
}

/** Free space by month as bars; a table for screen readers. Bars are SVG, so no inline style is needed. */
export function FreeSpaceChart({ availability, mode, from, to, className }: FreeSpaceChartProps) {
  const months = availability.slice(0, 12)
  if (months.length === 0) return null
  const free = (entry: (typeof months)[number]) => (mode === 'SQ_FEET' ? entry.freeSqft : entry.freePallets)
  const most = Math.max(1, ...months.map(free))
  const unit = mode === 'SQ_FEET' ? 'sq ft' : 'pallets'
  return (
    <figure className={className}>
      <figcaption className="text-muted-foreground flex items-baseline justify-between text-xs">
        <span className="text-foreground font-semibold">Free space by month</span>
        <span className="tabular-nums">
          {formatNumber(Math.min(...months.map(free)))}–{formatNumber(most)} {unit}
        </span>
      </figcaption>
      <svg
        viewBox={`0 0 ${months.length * 12} 44`}
        preserveAspectRatio="none"
        aria-hidden
        className="mt-2 h-11 w-full overflow-visible"
      >
        {months.map((entry, at) => {
          const height = Math.max(1.5, (free(entry) / most) * 42)
          const lit = entry.month >= from && entry.month <= to
          return (
            <rect
              key={entry.month}
              x={at * 12 + 1}
              y={44 - height}
              width={10}
              height={height}
              rx={1.5}
              className={cn(lit ? 'fill-primary' : 'fill-input/45')}
            >
              <title>{`${formatMonth(entry.month)}: ${formatNumber(free(entry))} ${unit} free`}</title>
            </rect>
          )
        })}
      </svg>
      <p aria-hidden className="text-muted-foreground mt-1 flex justify-between text-xs">
        <span>{formatMonth(months[0]?.month ?? from)}</span>
        <span>{formatMonth(months.at(-1)?.month ?? to)}</span>
      </p>
      <table className="sr-only">
        <caption>Free space by month</caption>
        <tbody>
          {months.map((entry) => (
            <tr key={entry.month}>
              <th scope="row">{formatMonth(entry.month)}</th>
              <td>{`${formatNumber(free(entry))} ${unit}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
