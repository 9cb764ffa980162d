import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react'
import { cn } from '@stackyard/shared/ui/cn'
import { type BoardCell, sharesOf } from '../board-figures'
import { kindMarks } from '../kind-marks'

/** What takes space, from the foot of a bar up. */
const parts = ['sold', 'held', 'blocked'] as const

/** A week as a bar that is filled from its foot, below what arrives and leaves in it. */
export function BoardBar({ cell, isLying }: { cell: BoardCell; isLying?: boolean }) {
  const shares = sharesOf(cell)
  return (
    <span
      aria-hidden
      className={cn(
        'flex overflow-hidden rounded-[3px]',
        cell.total > 0 ? kindMarks.free : 'border border-dashed',
        isLying ? 'h-3 w-full' : 'h-8 w-full flex-col-reverse',
      )}
    >
      {parts.map((kind) =>
        shares[kind] > 0 ? (
          <span
            key={kind}
            className={kindMarks[kind]}
            style={isLying ? { width: `${shares[kind]}%` } : { height: `${shares[kind]}%` }}
          />
        ) : null,
      )}
    </span>
  )
}

/** Marks of goods that come and go. */
export function BoardMoves({ cell: { arriving, leaving } }: { cell: BoardCell }) {
  return (
    <span aria-hidden className="text-muted-foreground flex h-3 justify-center gap-0.5">
      {arriving > 0 ? <ArrowDownToLine className="size-3" /> : null}
      {leaving > 0 ? <ArrowUpFromLine className="size-3" /> : null}
    </span>
  )
}
