import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from './button'
import { cn } from './cn'
import { say } from './say'

export type PaginationProps = {
  /** The first page is 1. */
  page: number
  pageCount: number
  onPageChange: (page: number) => void
  label?: string
  className?: string
}

/** The pages to name around the current one; null stands for a gap. */
export function pagesAround(page: number, pageCount: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((at) => at >= 1 && at <= pageCount)
  const sorted = [...new Set(wanted)].sort((a, b) => a - b)
  return sorted.flatMap((at, index) => {
    const before = sorted[index - 1]
    if (before === undefined || at - before === 1) return [at]
    return at - before === 2 ? [at - 1, at] : [null, at]
  })
}

export function Pagination({ page, pageCount, onPageChange, label = say('Pages'), className }: PaginationProps) {
  if (pageCount <= 1) return null
  return (
    <nav aria-label={label} className={cn('flex items-center gap-1', className)}>
      <Button
        variant="ghost"
        size="icon"
        aria-label={say('Previous page')}
        disabled={page <= 1}
        onClick={() => onPageChange(page - 1)}
      >
        <ChevronLeft aria-hidden className="rtl:rotate-180" />
      </Button>
      {pagesAround(page, pageCount).map((at, index) =>
        at === null ? (
          <span key={`gap-${index}`} aria-hidden className="text-muted-foreground w-6 text-center">
            …
          </span>
        ) : (
          <Button
            key={at}
            variant={at === page ? 'soft' : 'ghost'}
            size="icon"
            className="tabular-nums"
            aria-label={say('Page {page}', { page: at })}
            aria-current={at === page ? 'page' : undefined}
            onClick={() => onPageChange(at)}
          >
            {at}
          </Button>
        ),
      )}
      <Button
        variant="ghost"
        size="icon"
        aria-label={say('Next page')}
        disabled={page >= pageCount}
        onClick={() => onPageChange(page + 1)}
      >
        <ChevronRight aria-hidden className="rtl:rotate-180" />
      </Button>
    </nav>
  )
}
