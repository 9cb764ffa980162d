import { type ReactNode, useId } from 'react'
import { Button } from '@stackyard/shared/ui/button'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { toProblem } from '../lib/problem'

/** How many entries a list shows at first, and how many more at each asking. */
export const pageStep = 24
/** The server gives at most 100 at once. */
const mostShown = 96

export type PagedSectionProps<T> = {
  title: string
  words: { empty: string; emptyText: string; more: string }
  /** A query over the first `limit` entries. */
  query: {
    data?: { results: readonly T[]; total?: number | null | undefined } | undefined
    isPending: boolean
    error: unknown
    refetch: () => unknown
  }
  limit: number
  onLimit: (limit: number) => void
  /** What narrows the list, between its title and its entries. */
  filter?: ReactNode
  renderRow: (entry: T) => ReactNode
}

/** A titled list that grows on asking, with its states of waiting, failing and being empty. */
export function PagedSection<T>({ title, words, query, limit, onLimit, filter, renderRow }: PagedSectionProps<T>) {
  const id = useId()
  const { data } = query
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-display mb-4 text-lg font-semibold">
        {title}
      </h2>
      {filter}
      {query.isPending ? <Skeleton className="rounded-card h-32" /> : null}
      {query.error ? (
        <ErrorState message={toProblem(query.error).message} onRetry={() => void query.refetch()} />
      ) : null}
      {data?.results.length === 0 ? (
        <div className="rounded-card border px-6 py-5 text-sm">
          <p className="font-semibold">{words.empty}</p>
          <p className="text-muted-foreground mt-1">{words.emptyText}</p>
        </div>
      ) : null}
      {data && data.results.length > 0 ? (
        <ul className="rounded-card divide-y border">{data.results.map(renderRow)}</ul>
      ) : null}
      {(data?.total ?? 0) > limit && limit < mostShown ? (
        <Button variant="outline" className="mt-4" onClick={() => onLimit(limit + pageStep)}>
          {words.more}
        </Button>
      ) : null}
    </section>
  )
}
