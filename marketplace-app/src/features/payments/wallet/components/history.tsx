import { useQuery } from '@tanstack/react-query'
import { Button } from '@stackyard/shared/ui/button'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Pagination } from '@stackyard/shared/ui/pagination'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { Choice } from '../../../../components/choice'
import { ExportButton } from '../../../../components/export-button'
import { toProblem } from '../../../../lib/problem'
import { texts } from '../../../../lib/texts'
import { walletTexts } from '../../../../lib/texts/wallet'
import { entriesQuery, exportEntries } from '../queries'
import { entryKinds, pageSize, type WalletSearch } from '../wallet-search'
import { EntryTable } from './entry-table'

const words = walletTexts.history

export type HistoryProps = {
  search: WalletSearch
  onSearch: (search: WalletSearch) => void
  /** The one action of an empty wallet; absent for those who may not. */
  onAdd?: (() => void) | undefined
}

/** Credits, charges, reservations and refunds, newest first, each with what was left after it. */
export function History({ search, onSearch, onAdd }: HistoryProps) {
  const query = useQuery(entriesQuery(search))
  const total = query.data?.total ?? 0
  return (
    <section aria-labelledby="history-title">
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <h2 id="history-title" className="font-display me-auto text-lg font-semibold">
          {words.title}
        </h2>
        <Choice
          className="min-w-0 flex-1 sm:max-w-64"
          label={words.filter}
          placeholder={words.all}
          value={search.kind}
          options={entryKinds.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
          onChoose={(kind) => onSearch(kind ? { kind } : {})}
        />
        <ExportButton load={exportEntries} />
      </div>
      <p role="status" className="sr-only">
        {query.isFetching ? texts.shell.loading : words.found(total)}
      </p>
      <HistoryBody query={query} search={search} onSearch={onSearch} onAdd={onAdd} />
      <Pagination
        className="mt-6 justify-center"
        label={words.pages}
        page={search.page ?? 1}
        pageCount={Math.ceil(total / pageSize)}
        onPageChange={(page) => onSearch({ ...search, page: page > 1 ? page : undefined })}
      />
    </section>
  )
}

type EntryPage = { results: Parameters<typeof EntryTable>[0]['entries'] }
type HistoryBodyProps = HistoryProps & { query: ReturnType<typeof useQuery<EntryPage>> }

function HistoryBody({ query, search, onSearch, onAdd }: HistoryBodyProps) {
  if (query.isPending)
    return (
      <div className="grid grid-cols-1 gap-2">
        {[0, 1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="h-14" />
        ))}
      </div>
    )
  if (query.isError) {
    const { message, reference } = toProblem(query.error)
    return <ErrorState message={message} reference={reference} onRetry={() => void query.refetch()} />
  }
  if (query.data.results.length > 0)
    return <EntryTable entries={query.data.results} isStale={query.isPlaceholderData} />
  if (search.kind || search.page)
    return (
      <EmptyState
        action={
          <Button variant="outline" onClick={() => onSearch({})}>
            {words.showAll}
          </Button>
        }
      >
        {words.none}
      </EmptyState>
    )
  return (
    <EmptyState
      title={words.empty}
      action={onAdd ? <Button onClick={onAdd}>{walletTexts.addCredit}</Button> : undefined}
    >
      {words.emptyText}
    </EmptyState>
  )
}
