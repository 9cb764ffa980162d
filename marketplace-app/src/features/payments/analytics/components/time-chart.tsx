import { Area, AreaChart, Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts'
import { analyticsTexts } from '../../../../lib/texts/analytics'
import { axisDate, stepOf } from '../chart-dates'
import type { FigureColumn } from '../../../../components/figure-column'
import { impressionColumns, type ImpressionPoint, visitColumns, type VisitPoint } from '../figure-columns'
import { axis, chart, compact, FigureTip, grid } from '../../../../components/chart-parts'

type TimeChartProps<Row extends { date: string }> = {
  title: string
  rows: readonly Row[]
  columns: readonly FigureColumn<Row>[]
  value: (row: Row) => number
  shape: 'area' | 'bars'
}

const words = analyticsTexts.charts

/** Impressions as a line with its area. */
export function ImpressionsChart({ rows }: { rows: readonly ImpressionPoint[] }) {
  return (
    <TimeChart
      title={words.impressions.title}
      rows={rows}
      columns={impressionColumns(stepOf(rows))}
      value={({ impressions }) => impressions}
      shape="area"
    />
  )
}

/** Page visits as a bar for each day, week or month. */
export function VisitsChart({ rows }: { rows: readonly VisitPoint[] }) {
  return (
    <TimeChart
      title={words.visits.title}
      rows={rows}
      columns={visitColumns(stepOf(rows))}
      value={({ visits }) => visits}
      shape="bars"
    />
  )
}

function TimeChart<Row extends { date: string }>({ title, rows, columns, value, shape }: TimeChartProps<Row>) {
  const step = stepOf(rows)
  const common = {
    ...chart,
    data: rows,
    title,
    desc: analyticsTexts.chart.keys,
    margin: { top: 8, right: 8, bottom: 0, left: 0 },
  }
  const parts = (
    <>
      <CartesianGrid {...grid} />
      <XAxis
        dataKey="date"
        {...axis}
        tickFormatter={(date: string) => axisDate(date, step)}
        minTickGap={28}
        tickMargin={8}
        height={28}
      />
      <YAxis {...axis} width="auto" allowDecimals={false} tickCount={4} tickFormatter={compact} />
      <Tooltip
        isAnimationActive={false}
        cursor={shape === 'area' ? { stroke: 'var(--input)' } : { fill: 'var(--muted)' }}
        content={<FigureTip columns={columns} />}
      />
    </>
  )
  return (
    <div dir="ltr" className="absolute inset-0 tabular-nums">
      {shape === 'area' ? (
        <AreaChart {...common}>
          {parts}
          <Area
            dataKey={value}
            type="linear"
            stroke="var(--primary)"
            strokeWidth={2}
            fill="var(--primary)"
            fillOpacity={0.1}
            dot={rows.length === 1}
            activeDot={{ r: 4, stroke: 'var(--card)', strokeWidth: 2 }}
            isAnimationActive={false}
          />
        </AreaChart>
      ) : (
        <BarChart {...common}>
          {parts}
          <Bar
            dataKey={value}
            fill="var(--brand-500)"
            radius={[2, 2, 0, 0]}
            maxBarSize={28}
            isAnimationActive={false}
          />
        </BarChart>
      )}
    </div>
  )
}
