import type { ReactNode } from 'react'
import { cn } from '@stackyard/shared/ui/cn'
import { spaceTexts } from '../../../../lib/texts/space-calendar'
import { kindMarks } from '../kind-marks'
import { spaceKinds } from '../space-figures'

/** What the colors of the bars mean, and further marks. */
export const KindLegend = ({ className, children }: { className?: string; children?: ReactNode }) => (
  <ul className={cn('text-muted-foreground flex flex-wrap gap-x-4 gap-y-1 text-xs', className)}>
    {spaceKinds.map((kind) => (
      <LegendItem key={kind} mark={<span aria-hidden className={`size-3 rounded-sm border ${kindMarks[kind]}`} />}>
        {spaceTexts.kinds[kind]}
      </LegendItem>
    ))}
    {children}
  </ul>
)

/** A mark and what it means. */
export const LegendItem = ({ mark, children }: { mark: ReactNode; children: ReactNode }) => (
  <li className="flex items-center gap-1.5">
    {mark}
    {children}
  </li>
)
