import { useQuery } from '@tanstack/react-query'
import { formatCents } from '@stackyard/shared/domain/money'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { apiQuery } from '../../../../lib/api'
import { formatDate } from '../../../../lib/format'
import { toProblem } from '../../../../lib/problem'
import { payoutTexts as words } from '../../../../lib/texts/payouts'
import { PayoutAccountCard } from './payout-account-card'

/** The seller's account at the provider, and what is owed, sent and due next. */
export function PayoutStanding() {
  const query = useQuery(apiQuery.payout.account.queryOptions())
  if (query.isPending) return <Skeleton className="rounded-card h-40" />
  if (query.isError) return <ErrorState message={toProblem(query.error).message} onRetry={() => void query.refetch()} />
  const { owedCents, paidCents, nextDueAt } = query.data.results
  const figures = [
    [words.owed, formatCents(owedCents)],
    [words.sent, formatCents(paidCents)],
    [words.next, nextDueAt ? formatDate(nextDueAt) : words.noNext],
  ] as const
  return (
    <div className="grid grid-cols-1 gap-4">
      <PayoutAccountCard account={query.data.results} />
      <dl className="grid grid-cols-1 gap-3 sm:grid-cols-3">
        {figures.map(([label, value]) => (
          <div key={label} className="rounded-card border px-5 py-4">
            <dt className="text-muted-foreground text-sm">{label}</dt>
            <dd className="mt-1 font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
