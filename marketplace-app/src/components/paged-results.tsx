import type { ReactNode } from 'react'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Pagination } from '@stackyard/shared/ui/pagination'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { toProblem } from '../lib/problem'
import { texts } from '../lib/texts'

export type PagedResultsProps<T> = {
  words: { found: (total: number) => string; empty: string; emptyLead: ReactNode; pages: string }
  query: {
    data?: { results: readonly T[]; total?: number | null | undefined } | undefined
    isPending: boolean
    isFetching: boolean
    /** What is shown is the answer to another question, until this one's is there. */
    isPlaceholderData?: boolean
    error: unknown
    refetch: () => unknown
  }
  page: number
  pageSize: number
  /** The first page is asked for as none. */
  onPage: (page: number | undefined) => void
  /** A way on from an empty list. */
  emptyAction?: ReactNode
  /** Draws the entries of a page; there is at least one. */
  children: (entries: readonly T[]) => ReactNode
}

/** A list by pages: how many there are, its states of waiting, failing and being empty, and the pages below. */
export function PagedResults<T>(props: PagedResultsProps<T>) {
  const { words, query, page, pageSize, onPage, emptyAction, children } = props
  const total = query.data?.total ?? 0
  return (
    <>
      <p role="status" className="text-muted-foreground mb-3 text-sm">
        {query.isFetching ? texts.shell.loading : query.error ? null : words.found(total)}
      </p>
      {query.isPending || (query.isPlaceholderData && query.data?.results.length === 0) ? (
        <Skeleton className="rounded-card h-96" />
      ) : !query.data || query.error ? (
        <ErrorState message={toProblem(query.error).message} onRetry={() => void query.refetch()} />
      ) : query.data.results.length === 0 ? (
        <EmptyState title={words.empty} action={emptyAction}>
          {words.emptyLead}
        </EmptyState>
      ) : (
        children(query.data.results)
      )}
      <Pagination
        className="mt-6 justify-center"
        label={words.pages}
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        onPageChange={(next) => onPage(next > 1 ? next : undefined)}
      />
    </>
  )
}
