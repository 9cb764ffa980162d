import { useState } from 'react'
import type { SpaceBoard } from '@stackyard/shared/schema/space-calendar'
import { formatMonth } from '@stackyard/shared/ui/format'
import { Select } from '@stackyard/shared/ui/select'
import { formatDayOfMonth } from '../../../../lib/format'
import { spaceTexts } from '../../../../lib/texts/space-calendar'
import { cellOf, cellWords, monthsOf } from '../board-figures'
import { spaceText } from '../space-figures'
import { BoardBar, BoardMoves } from './board-cell'
import type { BoardRange } from './board-grid'

const words = spaceTexts.board

type Props = { board: SpaceBoard; onChoose: (range: BoardRange) => void }

/** One warehouse at a time, its weeks below each other: for phones. */
export function BoardPhone({ board: { weeks, rows }, onChoose }: Props) {
  const [chosen, setChosen] = useState(0)
  const row = rows[chosen] ?? rows[0]
  if (!row) return null
  const index = rows.indexOf(row)
  return (
    <div className="grid grid-cols-1 gap-4">
      <Select
        aria-label={spaceTexts.warehouse}
        value={String(index)}
        options={rows.map(({ name }, at) => ({ value: String(at), label: name }))}
        onChange={(event) => setChosen(Number(event.target.value))}
      />
      {monthsOf(weeks).map(({ month, first, weeks: count }) => (
        <section key={month} aria-label={formatMonth(month)}>
          <h2 className="mb-1 text-sm font-semibold">{formatMonth(month)}</h2>
          <ul className="rounded-card bg-card divide-y border">
            {weeks.slice(first, first + count).map((week, at) => {
              const cell = cellOf(row, first + at)
              return (
                <li key={week}>
                  <button
                    type="button"
                    onClick={() => onChoose({ row: index, from: first + at, to: first + at })}
                    className="hover:bg-subtle focus-visible:outline-ring grid min-h-14 w-full grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-x-3 px-3 py-2 text-start focus-visible:outline-3 focus-visible:-outline-offset-3"
                  >
                    <span aria-hidden className="text-sm font-semibold tabular-nums">
                      {formatDayOfMonth(week)}
                    </span>
                    <span aria-hidden className="grid min-w-0 gap-1">
                      <BoardBar cell={cell} isLying />
                      <span className="text-muted-foreground flex items-center justify-between gap-2 text-xs">
                        <span className="tabular-nums">{words.free(spaceText(row.spaceType, cell.free))}</span>
                        <BoardMoves cell={cell} />
                      </span>
                    </span>
                    <span className="sr-only">{cellWords(row.spaceType, cell, week)}</span>
                  </button>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </div>
  )
}
