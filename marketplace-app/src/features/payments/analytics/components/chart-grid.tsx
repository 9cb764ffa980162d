import { useQuery } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { Select } from '@stackyard/shared/ui/select'
import { analyticsTexts } from '../../../../lib/texts/analytics'
import { type Viewer, type AnalyticsSearch, clientOf } from '../analytics-search'
import { stepOf } from '../chart-dates'
import { comparisonColumns, impressionColumns, type Metric, metrics, topColumns, visitColumns } from '../figure-columns'
import { comparisonQuery, impressionsQuery, topQuery, visitsQuery } from '../queries'
import { ChartCard } from './chart-card'

// The library of charts is a chunk of its own: no screen without charts loads it.
const ImpressionsChart = lazy(async () => ({ default: (await import('./time-chart')).ImpressionsChart }))
const VisitsChart = lazy(async () => ({ default: (await import('./time-chart')).VisitsChart }))
const ComparisonChart = lazy(async () => ({ default: (await import('./comparison-chart')).ComparisonChart }))
const TopChart = lazy(async () => ({ default: (await import('./top-chart')).TopChart }))

const words = analyticsTexts.charts

type Props = { viewer: Viewer; search: AnalyticsSearch }

/** The four charts of campaigns. */
export function ChartGrid(props: Props) {
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      <Impressions {...props} />
      <Comparison {...props} />
      <Top {...props} />
      <Visits {...props} />
    </div>
  )
}

function Impressions({ viewer, search }: Props) {
  const query = useQuery(impressionsQuery(viewer, search))
  return (
    <ChartCard
      words={words.impressions}
      query={query}
      columns={(rows) => impressionColumns(stepOf(rows))}
      isEmpty={(rows) => rows.every(({ impressions }) => impressions === 0)}
    >
      {(rows) => <ImpressionsChart rows={rows} />}
    </ChartCard>
  )
}

function Visits({ viewer, search }: Props) {
  const query = useQuery(visitsQuery(viewer, search))
  return (
    <ChartCard
      words={words.visits}
      query={query}
      columns={(rows) => visitColumns(stepOf(rows))}
      isEmpty={(rows) => rows.every(({ visits }) => visits === 0)}
    >
      {(rows) => <VisitsChart rows={rows} />}
    </ChartCard>
  )
}

function Comparison({ viewer, search }: Props) {
  const query = useQuery(comparisonQuery(viewer, search))
  const [metric, setMetric] = useState<Metric>('impressions')
  return (
    <ChartCard
      words={words.comparison}
      query={query}
      columns={() => comparisonColumns}
      isEmpty={(rows) => rows.every(({ impressions, visits }) => impressions + visits === 0)}
      tools={<MetricChoice metric={metric} onChoose={setMetric} />}
    >
      {(rows) => <ComparisonChart title={words.comparison.title} rows={rows} metric={metric} />}
    </ChartCard>
  )
}

const metricKeys = ['impressions', 'visits', 'visitRate', 'spent'] as const satisfies readonly Metric[]

function MetricChoice({ metric, onChoose }: { metric: Metric; onChoose: (metric: Metric) => void }) {
  return (
    <Select
      aria-label={words.comparison.metric}
      className="w-36 sm:w-32"
      value={metric}
      options={metricKeys.map((value) => ({ value, label: metrics[value].label }))}
      onChange={(event) => onChoose(metricKeys.find((key) => key === event.target.value) ?? 'impressions')}
    />
  )
}

function Top({ viewer, search }: Props) {
  const query = useQuery(topQuery(viewer, search))
  const columns = topColumns(viewer === 'admin' && clientOf(viewer, search) === null)
  return (
    <ChartCard
      words={words.top}
      query={query}
      columns={() => columns}
      isEmpty={(rows) => rows.every(({ impressions, visits }) => impressions + visits === 0)}
    >
      {(rows) => <TopChart title={words.top.title} rows={rows} columns={columns} />}
    </ChartCard>
  )
}
