import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { Link } from '@tanstack/react-router'
import {
  type KeyboardEvent,
  memo,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { SpaceBoard, SpaceBoardRow } from '@stackyard/shared/schema/space-calendar'
import { cn } from '@stackyard/shared/ui/cn'
import { formatMonth } from '@stackyard/shared/ui/format'
import { formatDate } from '../../../../lib/format'
import { directionOf } from '@stackyard/shared/reference/languages'
import { pageLanguage } from '../../../../lib/language'
import { spaceTexts } from '../../../../lib/texts/space-calendar'
import { cellOf, cellWords, monthsOf } from '../board-figures'
import { type BoardPlace, moveOnBoard } from '../board-keys'
import { BoardBar, BoardMoves } from './board-cell'

const words = spaceTexts.board

/** A table that keys move in; spread, since the linter knows tables to read only. */
const roles = { grid: { role: 'grid' }, cell: { role: 'gridcell' } } as const

/** Fewer rows than these are all drawn. */
const WINDOWED_ROWS = 50
const ROW_HEIGHT = 64

export type BoardRange = { row: number; from: number; to: number }
type Props = {
  board: SpaceBoard
  scroller: RefObject<HTMLDivElement | null>
  /** The cell with focus or under the pointer, to be told in words. */
  onPoint: (place: { row: number; week: number }) => void
  onChoose: (range: BoardRange) => void
}

const cellAt = (target: EventTarget): { row: number; week: number } | null => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-week]') : null
  return cell ? { row: Number(cell.dataset.row), week: Number(cell.dataset.week) } : null
}

/** The state of the grid: the cell that Tab stops at with its range, and what keys and pointer do to it. */
function useBoardRange({ board, scroller, onPoint, onChoose }: Props) {
  const [last, setPlace] = useState<BoardPlace>({ row: 0, week: 0, anchor: 0 })
  // A warehouse may be gone since.
  const place = { ...last, row: Math.min(last.row, Math.max(0, board.rows.length - 1)) }
  const isDragging = useRef(false)
  const choose = ({ row, week, anchor }: BoardPlace) =>
    onChoose({ row, from: Math.min(week, anchor), to: Math.max(week, anchor) })
  const goTo = (next: BoardPlace) => {
    setPlace(next)
    onPoint(next)
    requestAnimationFrame(() =>
      scroller.current?.querySelector<HTMLElement>(`[data-row="${next.row}"][data-week="${next.week}"]`)?.focus(),
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!cellAt(event.target)) return
    const size = { rows: board.rows.length, weeks: board.weeks.length }
    const next = moveOnBoard(event, place, size, directionOf(pageLanguage()) === 'rtl')
    if (next) goTo(next)
    else if (event.key === 'Enter' || event.key === ' ') choose(place)
    else if (event.key === 'Escape' && place.anchor !== place.week) setPlace({ ...place, anchor: place.week })
    else return
    event.preventDefault()
  }
  const onPointerDown = (event: PointerEvent) => {
    const at = cellAt(event.target)
    if (!at || event.button !== 0) return
    isDragging.current = event.pointerType === 'mouse'
    setPlace(event.shiftKey && at.row === place.row ? { ...place, week: at.week } : { ...at, anchor: at.week })
  }
  const onPointerOver = (event: PointerEvent) => {
    const at = cellAt(event.target)
    // Let go outside of the grid, where nothing told us.
    if (event.buttons !== 1) isDragging.current = false
    if (at) onPoint(at)
    if (at && isDragging.current && at.row === place.row) setPlace({ ...place, week: at.week })
  }
  const onClick = (event: MouseEvent) => {
    const at = cellAt(event.target)
    isDragging.current = false
    if (!at) return
    // A screen reader clicks without a pointer, which would have moved here first.
    const clicked = at.row === place.row && at.week === place.week ? place : { ...at, anchor: at.week }
    setPlace(clicked)
    choose(clicked)
  }
  const onPointerUp = (event: PointerEvent) => {
    const wasRange = isDragging.current && place.anchor !== place.week
    isDragging.current = false
    // A drag ends on another cell than it began on, so no click follows.
    if (wasRange && cellAt(event.target)) choose(place)
  }
  return { place, handlers: { onKeyDown, onPointerDown, onPointerOver, onPointerUp, onClick } }
}

/** Weeks of all warehouses as a grid: rows are warehouses, and of more than fifty only those in sight are drawn. */
export function BoardGrid(props: Props) {
  const { board, scroller } = props
  const { weeks, rows } = board
  const { place, handlers } = useBoardRange(props)
  const isWindowed = rows.length > WINDOWED_ROWS
  const virtual = useVirtualizer({
    count: rows.length,
    enabled: isWindowed,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 6,
    // The row with focus stays drawn, or focus would be lost when it is scrolled away.
    rangeExtractor: (range) => [...new Set([place.row, ...defaultRangeExtractor(range)])].sort((a, b) => a - b),
  })
  useEffect(() => {
    if (isWindowed) virtual.scrollToIndex(place.row)
  }, [isWindowed, place.row, virtual])
  const drawn = isWindowed
    ? virtual.getVirtualItems().map(({ index, start, end }) => ({ index, start, end }))
    : rows.map((_, index) => ({ index, start: index, end: index + 1 }))
  const gap = (height: number) => (isWindowed && height > 0 ? <tr key="end" aria-hidden style={{ height }} /> : null)
  return (
    <div
      ref={scroller}
      className="rounded-card bg-card max-h-[70vh] overflow-auto overscroll-x-contain border"
      {...handlers}
    >
      <table
        {...roles.grid}
        aria-label={words.grid}
        aria-rowcount={rows.length + 1}
        aria-colcount={weeks.length + 1}
        className="w-max border-separate border-spacing-0 text-xs"
      >
        <Heads weeks={weeks} />
        <tbody>
          {drawn.flatMap(({ index, start, end }, at) => {
            const row = rows[index]
            if (!row) return []
            const before = start - (drawn[at - 1]?.end ?? 0)
            return [
              before > 0 && isWindowed ? <tr key={`gap-${index}`} aria-hidden style={{ height: before }} /> : null,
              <BoardRow
                key={row.id}
                row={row}
                index={index}
                weeks={weeks}
                place={index === place.row ? place : undefined}
              />,
              at === drawn.length - 1 ? gap(virtual.getTotalSize() - end) : null,
            ]
          })}
        </tbody>
      </table>
    </div>
  )
}

function Heads({ weeks }: { weeks: readonly string[] }) {
  return (
    <thead className="bg-subtle text-muted-foreground sticky top-0 z-3">
      <tr aria-hidden>
        <td className="bg-subtle sticky start-0 z-1 border-e">{null}</td>
        {monthsOf(weeks).map(({ month, weeks: count }) => (
          <td
            key={month}
            colSpan={count}
            className="overflow-hidden border-e px-1 pt-2 font-semibold whitespace-nowrap"
          >
            {count > 1 ? formatMonth(month) : ''}
          </td>
        ))}
      </tr>
      <tr aria-rowindex={1}>
        <th scope="col" className="bg-subtle sticky start-0 z-1 border-e border-b px-3 py-1 text-start font-semibold">
          {words.warehouse}
        </th>
        {weeks.map((week, at) => (
          <th
            key={week}
            scope="col"
            aria-colindex={at + 2}
            aria-label={words.weekOf(formatDate(week))}
            className="border-b px-1 py-1 text-center font-normal tabular-nums"
          >
            {Number(week.slice(8))}
          </th>
        ))}
      </tr>
    </thead>
  )
}

type RowProps = {
  row: SpaceBoardRow
  index: number
  weeks: readonly string[]
  /** Only where it is in this row, so that the others stay as they are drawn. */
  place: BoardPlace | undefined
}

const BoardRow = memo(function BoardRow({ row, index, weeks, place }: RowProps) {
  const [from, to] = place ? [Math.min(place.week, place.anchor), Math.max(place.week, place.anchor)] : [-1, -1]
  return (
    <tr aria-rowindex={index + 2} className="group">
      <th
        scope="row"
        className="bg-card group-hover:bg-subtle sticky start-0 z-2 w-52 max-w-52 border-e border-b px-3 text-start font-normal"
      >
        <Link
          to="/dashboard/calendar"
          search={{ warehouse: row.id }}
          className="text-link block truncate text-sm font-semibold hover:underline"
        >
          {row.name}
        </Link>
        <span className="text-muted-foreground block truncate">{row.city}</span>
      </th>
      {weeks.map((week, at) => {
        const cell = cellOf(row, at)
        const isChosen = from <= at && at <= to
        return (
          <td
            key={week}
            {...roles.cell}
            aria-colindex={at + 2}
            aria-label={words.cell(row.name, cellWords(row.spaceType, cell, week))}
            aria-selected={isChosen}
            tabIndex={place?.week === at ? 0 : -1}
            data-row={index}
            data-week={at}
            className={cn(
              'focus-visible:outline-ring h-16 w-9 min-w-9 cursor-pointer border-b p-1 select-none focus-visible:outline-3 focus-visible:-outline-offset-3',
              isChosen && from < to ? 'bg-highlight/30' : 'hover:bg-muted focus:bg-highlight/30',
            )}
          >
            <BoardMoves cell={cell} />
            <BoardBar cell={cell} />
          </td>
        )
      })}
    </tr>
  )
})
