import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowDownToLine, ArrowUpFromLine, ChevronLeft, ChevronRight } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { dayOf } from '@stackyard/shared/domain/calendar'
import { BOARD_WEEKS, MOST_BOARD_ROWS } from '@stackyard/shared/reference/space-board'
import type { SpaceBoard } from '@stackyard/shared/schema/space-calendar'
import { Button } from '@stackyard/shared/ui/button'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Page } from '../../../../components/page'
import { PagePending } from '../../../../components/page-pending'
import { apiQuery, client } from '../../../../lib/api'
import { toProblem } from '../../../../lib/problem'
import { spaceTexts } from '../../../../lib/texts/space-calendar'
import { useMedia } from '@stackyard/shared/ui/use-media'
import { cellOf, cellWords, daysOf } from '../board-figures'
import { QUARTER } from '../board-keys'
import { BoardGrid, type BoardRange } from './board-grid'
import { BoardPhone } from './board-phone'
import { KindLegend, LegendItem } from './kind-legend'
import { SpaceFiles } from './space-files'

const BlockDialog = lazy(async () => ({ default: (await import('./block-dialog')).BlockDialog }))

const words = spaceTexts.board

/** The weeks of a year of all warehouses of the reader. */
export function SpaceBoardPage() {
  const queryClient = useQueryClient()
  const isWide = useMedia('(min-width: 768px)')
  const [today] = useState(() => dayOf(new Date()))
  const [skip, setSkip] = useState(0)
  const [range, setRange] = useState<BoardRange>()
  const query = useQuery(
    apiQuery.space.board.queryOptions({
      input: { weeks: BOARD_WEEKS, limit: MOST_BOARD_ROWS, skip },
      placeholderData: keepPreviousData,
    }),
  )
  if (query.isPending) return <PagePending />
  if (query.isError) return <ErrorState message={toProblem(query.error).message} onRetry={() => void query.refetch()} />
  const { results: board, total = 0 } = query.data
  const chosen = range ? board.rows[range.row] : undefined
  const Board = isWide ? WideBoard : BoardPhone
  return (
    <Page
      wide
      title={words.title}
      description={words.lead}
      actions={<SpaceFiles load={async (format) => (await client.space.exportBoard({ format })).results} />}
    >
      <div aria-busy={query.isPlaceholderData || undefined} className="grid grid-cols-1 gap-4">
        <KindLegend>
          <LegendItem mark={<ArrowDownToLine aria-hidden className="size-3" />}>{spaceTexts.chart.arriving}</LegendItem>
          <LegendItem mark={<ArrowUpFromLine aria-hidden className="size-3" />}>{spaceTexts.chart.leaving}</LegendItem>
        </KindLegend>
        {/* Another page starts over at its first cell. */}
        <Board key={board.rows[0]?.id} board={board} onChoose={setRange} />
        {total > board.rows.length ? (
          <Turn skip={skip} shown={board.rows.length} total={total} onTurn={setSkip} />
        ) : null}
      </div>
      {range && chosen ? (
        <Suspense fallback={null}>
          <BlockDialog
            warehouseId={chosen.id}
            warehouse={chosen.name}
            unit={chosen.spaceType}
            draft={daysOf(board.weeks, range.from, range.to, today)}
            onClose={() => setRange(undefined)}
            onSaved={() => {
              setRange(undefined)
              void queryClient.invalidateQueries({ queryKey: apiQuery.space.key() })
            }}
          />
        </Suspense>
      ) : null}
    </Page>
  )
}

type WideProps = { board: SpaceBoard; onChoose: (range: BoardRange) => void }

function WideBoard({ board, onChoose }: WideProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const [point, setPoint] = useState<{ row: number; week: number }>()
  const row = point ? board.rows[point.row] : undefined
  const turn = (quarters: number) => {
    const cell = scroller.current?.querySelector('[data-week]')
    const width = (cell?.getBoundingClientRect().width ?? 0) * QUARTER * quarters
    const sign = getComputedStyle(document.documentElement).direction === 'rtl' ? -1 : 1
    scroller.current?.scrollBy({ left: sign * width, behavior: 'smooth' })
  }
  return (
    <section aria-label={words.grid} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="outline" size="sm" onClick={() => turn(-1)}>
          <ChevronLeft aria-hidden className="rtl:rotate-180" />
          {words.earlier}
        </Button>
        <Button variant="outline" size="sm" onClick={() => turn(1)}>
          {words.later}
          <ChevronRight aria-hidden className="rtl:rotate-180" />
        </Button>
        <p className="text-muted-foreground text-xs">{words.keys}</p>
      </div>
      <BoardGrid board={board} scroller={scroller} onPoint={setPoint} onChoose={onChoose} />
      <p aria-hidden className="rounded-card bg-subtle min-h-11 border px-4 py-2.5 text-sm tabular-nums">
        {row && point
          ? words.cell(row.name, cellWords(row.spaceType, cellOf(row, point.week), board.weeks[point.week] ?? ''))
          : words.point}
      </p>
    </section>
  )
}

type TurnProps = { skip: number; shown: number; total: number; onTurn: (skip: number) => void }

function Turn({ skip, shown, total, onTurn }: TurnProps) {
  return (
    <nav aria-label={words.all} className="flex flex-wrap items-center gap-3">
      <Button variant="outline" size="sm" disabled={skip === 0} onClick={() => onTurn(skip - MOST_BOARD_ROWS)}>
        {words.before}
      </Button>
      <span role="status" className="text-sm tabular-nums">
        {words.shown(skip + 1, skip + shown, total)}
      </span>
      <Button
        variant="outline"
        size="sm"
        disabled={skip + shown >= total}
        onClick={() => onTurn(skip + MOST_BOARD_ROWS)}
      >
        {words.after}
      </Button>
    </nav>
  )
}
