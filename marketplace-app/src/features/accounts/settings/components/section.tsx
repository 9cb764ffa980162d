import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { toProblem } from '../../../../lib/problem'

export type SectionProps = { title: string; lead?: ReactNode; children: ReactNode }

/** A part of a settings tab under its heading. */
export function Section({ title, lead, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="font-display text-lg font-semibold">
        {title}
      </h2>
      {lead === undefined ? null : <p className="text-muted-foreground mt-1 text-sm wrap-anywhere">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  )
}

type LoadedProps<Data> = { query: UseQueryResult<Data>; children: (data: Data) => ReactNode }

/** What a query answers, with its states of waiting and failing. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  if (query.isPending) return <Skeleton className="rounded-card h-24" />
  if (query.isError && query.data === undefined)
    return <ErrorState className="py-6" message={toProblem(query.error).message} onRetry={() => void query.refetch()} />
  return children(query.data as Data)
}
