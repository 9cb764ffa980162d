import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { TransactionStatus } from '@stackyard/shared/schema/transaction'
import type { UserType } from '@stackyard/shared/schema/user'
import { Button } from '@stackyard/shared/ui/button'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { figure } from '../../../../lib/format'
import { toProblem } from '../../../../lib/problem'
import { texts } from '../../../../lib/texts'
import { moneyTexts } from '../../../../lib/texts/money'
import { transactionsQuery } from '../queries'
import { TransactionTile } from './transaction-table'

export type TransactionsPreviewProps = {
  role: UserType
  title: string
  empty: string
  /** Only orders of this status; all of them by default. */
  status?: TransactionStatus
  /** Stands there only when there are any. */
  isOptional?: boolean
  className?: string
}

/** The newest few orders, with the way to all of them. */
export function TransactionsPreview({ role, title, empty, status, isOptional, className }: TransactionsPreviewProps) {
  const query = useQuery(transactionsQuery(role, { status }, 5))
  const headingId = `orders-${status ?? 'all'}`
  if (isOptional && !query.data?.total) return null
  return (
    <section aria-labelledby={headingId} className={className}>
      <div className="mb-3 flex items-center justify-between gap-4">
        <h2 id={headingId} className="font-display text-lg font-semibold">
          {title}
          {query.data?.total ? (
            <span className="text-muted-foreground ms-2 text-sm tabular-nums">{figure(query.data.total ?? 0)}</span>
          ) : null}
        </h2>
        <Button asChild variant="link">
          <Link to="/dashboard/transactions" search={{ status }}>
            {moneyTexts.transactions.seeAll}
          </Link>
        </Button>
      </div>
      <PreviewBody query={query} empty={empty} isQuiet={role !== 'customer'} />
    </section>
  )
}

type PreviewBodyProps = { query: PreviewQuery; empty: string; isQuiet: boolean }

function PreviewBody({ query, empty, isQuiet }: PreviewBodyProps) {
  if (query.isPending)
    return (
      <div className="grid grid-cols-1 gap-3">
        <Skeleton className="rounded-card h-24" />
        <Skeleton className="rounded-card h-24" />
      </div>
    )
  if (query.isError) {
    const { message, reference } = toProblem(query.error)
    return <ErrorState message={message} reference={reference} onRetry={() => void query.refetch()} />
  }
  if (query.data.results.length === 0 && isQuiet)
    return <p className="rounded-card text-muted-foreground border border-dashed px-4 py-6 text-sm">{empty}</p>
  if (query.data.results.length === 0)
    return (
      <EmptyState
        className="rounded-card border py-8"
        action={
          <Button asChild variant="outline">
            <Link to="/dashboard/warehouses">{texts.dashboard.explore}</Link>
          </Button>
        }
      >
        {empty}
      </EmptyState>
    )
  return (
    <ul className="grid grid-cols-1 gap-3">
      {query.data.results.map((transaction) => (
        <TransactionTile key={transaction.id} transaction={transaction} />
      ))}
    </ul>
  )
}

type PreviewQuery = ReturnType<
  typeof useQuery<{ results: Parameters<typeof TransactionTile>[0]['transaction'][]; total?: number }>
>
