import { Bar, BarChart, Tooltip, useChartWidth, XAxis, YAxis } from 'recharts'
import { figure } from '../../../../lib/format'
import { analyticsTexts } from '../../../../lib/texts/analytics'
import type { FigureColumn } from '../../../../components/figure-column'
import type { TopCampaign } from '../figure-columns'
import { chart, FigureTip } from '../../../../components/chart-parts'

export type TopChartProps = {
  title: string
  rows: readonly TopCampaign[]
  columns: readonly FigureColumn<TopCampaign>[]
}

/** Pixels of a campaign: its name, and its bar below. */
const rowHeight = 36
/** Widths of a letter and of a figure with its space, in pixels, to cut names that are too long. */
const letterWidth = 6.6
const figureWidth = 64

/** The campaigns with the most visits: a bar for each, with its name above and its visits at the end. */
export function TopChart({ title, rows, columns }: TopChartProps) {
  return (
    <div dir="ltr" className="tabular-nums" style={{ height: rows.length * rowHeight }}>
      <BarChart
        {...chart}
        layout="vertical"
        data={rows}
        title={title}
        desc={analyticsTexts.chart.keys}
        margin={{ top: 0, right: 0, bottom: 0, left: 0 }}
      >
        <XAxis type="number" hide domain={[0, 'dataMax']} />
        <YAxis
          type="category"
          dataKey="id"
          width={1}
          interval={0}
          axisLine={false}
          tickLine={false}
          tick={<CampaignLabel rows={rows} />}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: 'var(--muted)' }}
          content={<FigureTip columns={columns} />}
        />
        <Bar
          dataKey="visits"
          fill="var(--primary)"
          background={{ fill: 'var(--muted)', radius: 3 }}
          radius={3}
          barSize={6}
          isAnimationActive={false}
        />
      </BarChart>
    </div>
  )
}

type CampaignLabelProps = {
  rows: readonly TopCampaign[]
  /** Set by the axis: which row it is, and the middle of its bar. */
  index?: number
  y?: number | string
}

/** The name above a bar, cut where the figure at its end begins. */
function CampaignLabel({ rows, index = -1, y: middle = 0 }: CampaignLabelProps) {
  const width = useChartWidth() ?? 0
  const row = rows[index]
  const y = Number(middle)
  if (!row) return null
  const room = Math.max(8, Math.floor((width - figureWidth) / letterWidth))
  const name = row.name.length > room ? `${row.name.slice(0, room - 1)}…` : row.name
  return (
    <g fontSize={13}>
      <text x={0} y={y - 8} fill="var(--foreground)">
        {name}
      </text>
      <text x={width} y={y - 8} textAnchor="end" fill="var(--foreground)" fontWeight={600}>
        {figure(row.visits)}
      </text>
    </g>
  )
}
