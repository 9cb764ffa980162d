import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts'
import type { SpaceWeek } from '@stackyard/shared/schema/space-calendar'
import { axis, chart, compact, FigureTip, grid } from '../../../../components/chart-parts'
import type { FigureColumn } from '../../../../components/figure-column'
import { formatDate } from '../../../../lib/format'
import { spaceTexts } from '../../../../lib/texts/space-calendar'
import { spaceKinds } from '../space-figures'

const words = spaceTexts.chart

const fills = {
  sold: 'var(--space-sold)',
  held: 'var(--space-held)',
  blocked: 'var(--space-own)',
  free: 'var(--space-free)',
} as const

type Props = {
  weeks: readonly SpaceWeek[]
  columns: readonly FigureColumn<SpaceWeek>[]
  onChoose: (day: string) => void
}

/** Each week as a bar of what takes its space; a bar that is chosen answers its first day. */
export function WeeksChart({ weeks, columns, onChoose }: Props) {
  return (
    <div dir="ltr" className="absolute inset-0 tabular-nums">
      <BarChart
        {...chart}
        data={[...weeks]}
        title={words.title}
        desc={words.lead}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        barCategoryGap="12%"
        onClick={({ activeLabel }) => {
          if (activeLabel !== undefined) onChoose(String(activeLabel))
        }}
      >
        <CartesianGrid {...grid} />
        <XAxis dataKey="startDay" {...axis} tickFormatter={formatDate} minTickGap={28} tickMargin={8} height={28} />
        <YAxis {...axis} width="auto" allowDecimals={false} tickCount={4} tickFormatter={compact} />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: 'var(--muted)' }}
          content={<FigureTip columns={columns} />}
        />
        {spaceKinds.map((kind) => (
          <Bar key={kind} dataKey={kind} stackId="space" fill={fills[kind]} maxBarSize={28} isAnimationActive={false} />
        ))}
      </BarChart>
    </div>
  )
}
