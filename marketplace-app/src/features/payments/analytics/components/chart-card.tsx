import { ChartNoAxesColumn, Download, Table2 } from 'lucide-react'
import { type ReactNode, Suspense, useId, useState } from 'react'
import { Button } from '@stackyard/shared/ui/button'
import { cn } from '@stackyard/shared/ui/cn'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { saveFile } from '@stackyard/shared/ui/save-file'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { Segments } from '../../../../components/segments'
import { csvFile } from '../../../../lib/csv'
import { toProblem } from '../../../../lib/problem'
import { analyticsTexts } from '../../../../lib/texts/analytics'
import type { FigureColumn } from '../../../../components/figure-column'
import { FigureTable } from './figure-table'

const words = analyticsTexts.chart

export type ChartQuery<Row> = {
  data?: readonly Row[] | undefined
  isPending: boolean
  /** The figures of other filters are shown until those asked for are there. */
  isPlaceholderData: boolean
  error: unknown
  refetch: () => unknown
}

export type ChartCardProps<Row> = {
  words: { title: string; lead: string; empty: string; file: string }
  query: ChartQuery<Row>
  /** The same figures as a table: the one that is shown and the one in the file. */
  columns: (rows: readonly Row[]) => readonly FigureColumn<Row>[]
  /** Whether there is nothing to draw, although there are rows. */
  isEmpty: (rows: readonly Row[]) => boolean
  /** Choices that concern this chart alone. */
  tools?: ReactNode
  /** Draws the chart; what it needs may come late. */
  children: (rows: readonly Row[]) => ReactNode
}

/** A chart with its figures as a table and as a CSV file, and with states of its own. */
export function ChartCard<Row>({ words: card, query, columns, isEmpty, tools, children }: ChartCardProps<Row>) {
  const id = useId()
  const [isTable, setIsTable] = useState(false)
  const rows = query.data && !query.error && !isEmpty(query.data) ? query.data : null
  return (
    <section
      aria-labelledby={id}
      aria-busy={query.isPending || query.isPlaceholderData || undefined}
      className="rounded-card bg-card flex min-w-0 flex-col border p-4 sm:p-5"
    >
      <header className="mb-4 flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 id={id} className="font-display text-lg font-semibold">
            {card.title}
          </h2>
          <p className="text-muted-foreground text-sm">{card.lead}</p>
        </div>
        {rows ? (
          <ChartTools
            title={card.title}
            isTable={isTable}
            onTable={setIsTable}
            onSave={() => saveFile(fileOf(card.file, columns(rows), rows))}
          >
            {tools}
          </ChartTools>
        ) : null}
      </header>
      <div className={cn('relative min-h-72 flex-1 transition-opacity', query.isPlaceholderData ? 'opacity-60' : '')}>
        {rows && isTable ? (
          <FigureTable title={words.tableOf(card.title)} columns={columns(rows)} rows={rows} />
        ) : (
          <ChartBody query={query} rows={rows} empty={card.empty} draw={children} />
        )}
      </div>
    </section>
  )
}

const fileOf = <Row,>(name: string, columns: readonly FigureColumn<Row>[], rows: readonly Row[]): File =>
  csvFile(name, [
    columns.map(({ label, fileLabel }) => fileLabel ?? label),
    ...rows.map((row) => columns.map(({ value }) => value(row))),
  ])

type ChartBodyProps<Row> = {
  query: ChartQuery<Row>
  rows: readonly Row[] | null
  empty: string
  draw: (rows: readonly Row[]) => ReactNode
}

function ChartBody<Row>({ query, rows, empty, draw }: ChartBodyProps<Row>) {
  const waiting = <Skeleton className="rounded-control absolute inset-0" />
  if (query.isPending) return waiting
  if (query.error)
    return (
      <ErrorState
        title={words.retryLead}
        message={toProblem(query.error).message}
        onRetry={() => void query.refetch()}
        className="h-full justify-center py-4"
      />
    )
  if (!rows)
    return (
      <p className="text-muted-foreground rounded-control absolute inset-0 grid place-items-center border border-dashed px-6 text-center text-sm">
        {empty}
      </p>
    )
  return <Suspense fallback={waiting}>{draw(rows)}</Suspense>
}

type ChartToolsProps = {
  title: string
  isTable: boolean
  onTable: (isTable: boolean) => void
  onSave: () => void
  children: ReactNode
}

function ChartTools({ title, isTable, onTable, onSave, children }: ChartToolsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      {children}
      <Segments
        label={words.view}
        segments={[
          { value: 'chart', name: words.chartOf(title), label: <ChartNoAxesColumn aria-hidden className="size-4" /> },
          { value: 'table', name: words.tableOf(title), label: <Table2 aria-hidden className="size-4" /> },
        ]}
        value={isTable ? 'table' : 'chart'}
        onChoose={(view) => onTable(view === 'table')}
      />
      <Button
        variant="ghost"
        size="icon"
        aria-label={words.download(title)}
        title={words.download(title)}
        onClick={onSave}
      >
        <Download aria-hidden />
      </Button>
    </div>
  )
}
