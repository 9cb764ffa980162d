import type { ReactNode } from 'react'
import { cn } from '@stackyard/shared/ui/cn'

export type Segment<T> = {
  value: T
  /** What it says; an icon needs `name` beside it. */
  label: ReactNode
  name?: string
}

export type SegmentsProps<T> = {
  /** What is chosen, for screen readers. */
  label: string
  segments: readonly Segment<T>[]
  /** None is chosen without one that is the value. */
  value: T | null
  onChoose: (value: T) => void
  className?: string
}

/** A few views of the same thing beside each other, one of them chosen. */
export function Segments<T extends string>({ label, segments, value, onChoose, className }: SegmentsProps<T>) {
  return (
    <div role="group" aria-label={label} className={cn('bg-muted rounded-control flex p-0.5', className)}>
      {segments.map((segment) => (
        <button
          key={segment.value}
          type="button"
          aria-label={segment.name}
          title={segment.name}
          aria-pressed={segment.value === value}
          onClick={() => onChoose(segment.value)}
          className="text-muted-foreground hover:text-foreground aria-pressed:bg-card aria-pressed:text-foreground aria-pressed:shadow-raise dark:aria-pressed:bg-primary-soft dark:aria-pressed:text-primary-soft-foreground grid h-10 flex-1 place-items-center rounded-[4px] px-3 text-sm font-semibold whitespace-nowrap"
        >
          {segment.label}
        </button>
      ))}
    </div>
  )
}
