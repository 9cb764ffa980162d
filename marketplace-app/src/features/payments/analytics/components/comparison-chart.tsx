import { Bar, BarChart, CartesianGrid, LabelList, Tooltip, XAxis, YAxis } from 'recharts'
import { analyticsTexts } from '../../../../lib/texts/analytics'
import { comparisonColumns, type Metric, metrics, type TypeFigures } from '../figure-columns'
import { axis, chart, FigureTip, grid } from '../../../../components/chart-parts'

export type ComparisonChartProps = { title: string; rows: readonly TypeFigures[]; metric: Metric }

const words = analyticsTexts

/** Campaign types beside each other by one of their figures, which stands above each bar. */
export function ComparisonChart({ title, rows, metric }: ComparisonChartProps) {
  const { show } = metrics[metric]
  return (
    <div dir="ltr" className="absolute inset-0 tabular-nums">
      <BarChart
        {...chart}
        data={rows}
        title={title}
        desc={words.chart.keys}
        margin={{ top: 28, right: 0, bottom: 0, left: 0 }}
      >
        <CartesianGrid {...grid} />
        <XAxis
          dataKey={({ campaignType }: TypeFigures) => words.shortTypes[campaignType]}
          {...axis}
          interval={0}
          tickMargin={8}
          height={28}
        />
        <YAxis hide tickCount={4} />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: 'var(--muted)' }}
          content={<FigureTip columns={comparisonColumns} />}
        />
        <Bar
          dataKey={(row: TypeFigures) => row[metric]}
          fill="var(--primary)"
          radius={[4, 4, 0, 0]}
          maxBarSize={64}
          isAnimationActive={false}
        >
          <LabelList
            position="top"
            offset={8}
            fill="var(--foreground)"
            fontSize={13}
            fontWeight={600}
            formatter={(value) => (typeof value === 'number' ? show(value) : '')}
          />
        </Bar>
      </BarChart>
    </div>
  )
}
