import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Skeleton } from '@stackyard/shared/ui/skeleton'

/**
 * How the token of an emailed link is sent: by a query and not by a mutation, so that React's second run in development
 * doesn't use the link twice, and never again by itself.
 */
export const onceALink = { staleTime: Infinity, refetchOnWindowFocus: false, retry: false } as const

export type LinkCheckProps<T> = {
  /** A query with `onceALink` among its options. */
  query: UseQueryResult<T>
  /** What is said while the answer is on its way. */
  working: string
  /** Shown when the server refused the link. */
  failed: ReactNode
  children: (answer: T) => ReactNode
}

/** The end of an emailed link: on its way, refused, or what the server answered. */
export function LinkCheck<T>({ query, working, failed, children }: LinkCheckProps<T>) {
  if (query.isPending)
    return (
      <div>
        <p role="status" className="text-muted-foreground mb-3 text-sm">
          {working}
        </p>
        <Skeleton className="rounded-card h-16" />
      </div>
    )
  return query.isError ? failed : children(query.data)
}
