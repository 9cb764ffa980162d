import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { text } from '@stackyard/shared/messages/text'
import type { UserType } from '@stackyard/shared/schema/user'
import { Button } from '@stackyard/shared/ui/button'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Pagination } from '@stackyard/shared/ui/pagination'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { toProblem } from '../../../../lib/problem'
import { texts } from '../../../../lib/texts'
import { moneyTexts } from '../../../../lib/texts/money'
import { transactionsQuery } from '../queries'
import { isFiltered, pageSize, type TransactionSearch } from '../transaction-search'
import { TransactionFilters } from './transaction-filters'
import { TransactionTable } from './transaction-table'

export type TransactionListProps = {
  role: UserType
  search: TransactionSearch
  onSearch: (search: TransactionSearch) => void
}

/** The orders of a customer or a seller, or everybody's for an admin, with filters and pages in the address. */
export function TransactionList({ role, search, onSearch }: TransactionListProps) {
  const query = useQuery(transactionsQuery(role, search))
  const total = query.data?.total ?? 0
  return (
    <div>
      <TransactionFilters role={role} search={search} onChange={onSearch} />
      <p role="status" className="sr-only">
        {query.isFetching ? texts.shell.loading : moneyTexts.transactions.found(total)}
      </p>
      <ListBody query={query} role={role} search={search} onSearch={onSearch} />
      <Pagination
        className="mt-6 justify-center"
        label={moneyTexts.transactions.pages}
        page={search.page ?? 1}
        pageCount={Math.ceil(total / pageSize)}
        onPageChange={(page) => onSearch({ ...search, page: page > 1 ? page : undefined })}
      />
    </div>
  )
}

type ListBodyProps = TransactionListProps & { query: ReturnType<typeof useQuery<TransactionPage>> }
type TransactionPage = { results: Parameters<typeof TransactionTable>[0]['transactions'] }

function ListBody({ query, role, search, onSearch }: ListBodyProps) {
  if (query.isPending)
    return (
      <div className="grid grid-cols-1 gap-3">
        {[0, 1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="rounded-card h-16" />
        ))}
      </div>
    )
  if (query.isError) {
    const { message, reference } = toProblem(query.error)
    return <ErrorState message={message} reference={reference} onRetry={() => void query.refetch()} />
  }
  if (query.data.results.length > 0) return <TransactionTable transactions={query.data.results} role={role} />
  if (isFiltered(search) || search.page)
    return (
      <EmptyState
        action={
          <Button variant="outline" onClick={() => onSearch({})}>
            {moneyTexts.transactions.clear}
          </Button>
        }
      >
        {moneyTexts.transactions.none}
      </EmptyState>
    )
  return (
    <EmptyState
      title={text('transaction.list.empty')}
      action={
        <Button asChild>
          <Link to="/dashboard/warehouses">{texts.dashboard.explore}</Link>
        </Button>
      }
    >
      {text('transaction.list.emptyHint')}
    </EmptyState>
  )
}
