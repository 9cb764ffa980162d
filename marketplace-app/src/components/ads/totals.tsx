import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { cn } from '@stackyard/shared/ui/cn'
import { toProblem } from '../../lib/problem'
import { adTexts } from '../../lib/texts/ads'

export type Total = { label: string; value: string }

export type TotalsProps = {
  /** Of the group of figures, for screen readers. */
  label: string
  /** The figures, or null while there are none. */
  totals: readonly Total[] | null
  query: { isPlaceholderData: boolean; error: unknown; refetch: () => unknown }
}

/** Columns on wider screens, by the number of figures. */
const columns: Record<number, string> = {
  4: 'lg:grid-cols-4',
  5: 'sm:grid-cols-3 lg:grid-cols-5',
  6: 'sm:grid-cols-3 xl:grid-cols-6',
  8: 'sm:grid-cols-4',
}

/** Figures beside each other on one surface. */
export function Totals({ label, totals, query }: TotalsProps) {
  if (query.error)
    return (
      <ErrorState
        title={adTexts.totalsFailed}
        message={toProblem(query.error).message}
        onRetry={() => void query.refetch()}
        className="rounded-card border py-6"
      />
    )
  if (!totals) return <Skeleton className="rounded-card h-24 max-sm:h-60" />
  return (
    <section aria-label={label} aria-busy={query.isPlaceholderData || undefined}>
      <dl
        className={cn(
          'rounded-card bg-card grid grid-cols-2 overflow-hidden border transition-opacity',
          columns[totals.length] ?? 'sm:grid-cols-3',
          query.isPlaceholderData ? 'opacity-60' : '',
        )}
      >
        {totals.map(({ label: name, value }) => (
          <div key={name} className="-me-px -mb-px border-e border-b px-4 py-4">
            <dt className="text-muted-foreground text-sm">{name}</dt>
            <dd className="mt-1 text-xl font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
