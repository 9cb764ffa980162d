import { addMonths } from '../domain/calendar'
import { leastTotal, quantityIn, totalUnitsOf } from '../domain/capacity'
import type { Warehouse } from '../schema/warehouse'
import { cn } from './cn'
import { formatMonth, formatNumber } from './format'
import { say } from './say'

export type FreeSpaceChartProps = {
  warehouse: Pick<Warehouse, 'availability' | 'totalSpace' | 'totalChanges'>
  mode: 'PALLET' | 'SQ_FEET'
  /** The months of the reservation, marked: "2026-11" to "2027-01". */
  from: string
  to: string
  className?: string
}

const WIDTH = 12
const HEIGHT = 48

type Month = { month: string; free: number; total: number; isChosen: boolean }

/** Free and booked space by month: a bar is the whole space, its solid foot is free. A table for screen readers. */
export function FreeSpaceChart({ warehouse, mode, from, to, className }: FreeSpaceChartProps) {
  const space = { units: totalUnitsOf(warehouse.totalSpace), changes: warehouse.totalChanges ?? [] }
  const months = warehouse.availability.slice(0, 12).map((entry): Month => {
    const [start, free] = [`${entry.month}-01`, mode === 'SQ_FEET' ? entry.freeSqft : entry.freePallets]
    const total = quantityIn(mode, leastTotal(space, { start, end: addMonths(start, 1) }))
    return { month: entry.month, free, total, isChosen: entry.month >= from && entry.month <= to }
  })
  const most = Math.max(0, ...months.map(({ total }) => total))
  if (most === 0) return null
  const unit = mode === 'SQ_FEET' ? say('sq ft') : say('pallets')
  const words = ({ free, total }: Month) =>
    say('{free} of {total} {unit} free', { free: formatNumber(free), total: formatNumber(total), unit })
  return (
    <figure className={className}>
      <figcaption className="text-muted-foreground flex flex-wrap items-baseline justify-between gap-x-4 text-xs">
        <span className="text-foreground font-semibold">{say('Space by month')}</span>
        <ChartKey />
      </figcaption>
      <svg
        viewBox={`0 0 ${months.length * WIDTH} ${HEIGHT + 6}`}
        preserveAspectRatio="none"
        aria-hidden
        className="mt-2 h-14 w-full"
      >
        {months.map((entry, at) => (
          <MonthBar key={entry.month} x={at * WIDTH + 1} entry={entry} most={most} label={words(entry)} />
        ))}
      </svg>
      <p aria-hidden className="text-muted-foreground mt-1 flex justify-between text-xs">
        <span>{formatMonth(months[0]?.month ?? from)}</span>
        <span>{formatMonth(months.at(-1)?.month ?? to)}</span>
      </p>
      <table className="sr-only">
        <caption>{say('Free space by month')}</caption>
        <tbody>
          {months.map((entry) => (
            <tr key={entry.month}>
              <th scope="row">{formatMonth(entry.month)}</th>
              <td>{words(entry)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

/** A month that is booked up is an empty frame, as high as its whole space: only what is free is filled. */
function MonthBar({ x, entry, most, label }: { x: number; entry: Month; most: number; label: string }) {
  const [whole, free] = [entry.total, entry.free].map((space) => Math.min(1, space / most) * HEIGHT) as [number, number]
  const width = WIDTH - 2
  return (
    <g data-month={entry.month} data-free={entry.free}>
      <title>{`${formatMonth(entry.month)}: ${label}`}</title>
      <rect x={x} y={HEIGHT - whole} width={width} height={whole} rx={1} className="fill-muted" />
      {free > 0 ? (
        <rect
          x={x}
          y={HEIGHT - Math.max(1.5, free)}
          width={width}
          height={Math.max(1.5, free)}
          rx={1}
          className={cn(entry.isChosen ? 'fill-primary' : 'fill-brand-400 dark:fill-brand-600')}
        />
      ) : null}
      {entry.isChosen ? <rect x={x} y={HEIGHT + 3} width={width} height={2} className="fill-primary" /> : null}
    </g>
  )
}

function ChartKey() {
  const entries = [
    ['bg-brand-400 dark:bg-brand-600', 'Free'],
    ['bg-muted ring-1 ring-border ring-inset', 'Reserved'],
    ['bg-primary', 'Your dates'],
  ] as const
  return (
    <span className="flex flex-wrap gap-x-3">
      {entries.map(([color, label]) => (
        <span key={label} className="inline-flex items-center gap-1.5">
          <span aria-hidden className={cn('size-2.5 rounded-[2px]', color)} />
          {say(label)}
        </span>
      ))}
    </span>
  )
}
