import { cn } from '@stackyard/shared/ui/cn'
import { sparkArea, sparkHeight, sparkPoints, sparkWidth } from './sparkline-points'

export type SparklineProps = {
  /** What the line says, for screen readers. */
  label: string
  values: readonly number[]
  className?: string
}

/** A small line without axes; the figures that it is drawn from are near it as text. */
export function Sparkline({ label, values, className }: SparklineProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${sparkWidth} ${sparkHeight}`}
      className={cn('text-link h-7 w-full', className)}
    >
      <polygon points={sparkArea(values)} className="fill-current opacity-10" />
      <polyline
        points={sparkPoints(values)}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  )
}
