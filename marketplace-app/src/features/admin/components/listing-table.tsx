import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '@stackyard/shared/ui/button'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Input } from '@stackyard/shared/ui/input'
import { Pagination } from '@stackyard/shared/ui/pagination'
import { Select } from '@stackyard/shared/ui/select'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { ExportListings } from '../../../components/export-listings'
import { toProblem } from '../../../lib/problem'
import { texts } from '../../../lib/texts'
import { adminTexts as words } from '../../../lib/texts/admin'
import { type ListingView, listingViews, type TableScope, type TableSearch } from '../listing-views'
import { tableFilters, tablePageSize, tableQuery } from '../table-query'
import { BulkBar } from './bulk-bar'
import { ListingRows } from './listing-rows'

export type ListingTableProps = {
  /** The view the address names; `search.view` goes over it. */
  view: ListingView
  scope?: TableScope
  search: TableSearch
  onSearch: (search: TableSearch) => void
}

const everything: TableScope = {}

/** The one table of listings: every list of 002 §2.1 is a view of it, with search, sort and page in the address. */
export function ListingTable({ view: given, scope = everything, search, onSearch }: ListingTableProps) {
  const view = search.view ?? given
  const query = useQuery(tableQuery(view, scope, search))
  const total = query.data?.total ?? 0
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  // What a page no longer shows is not changed unseen.
  const shown = (query.data?.results ?? []).map(({ id }) => id).filter((id) => selected.has(id))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('query') ?? '').trim()
    onSearch({ ...search, query: typed || undefined, page: undefined })
  }
  return (
    <div>
      <form role="search" aria-label={words.search} onSubmit={submit} className="mb-4 flex flex-wrap gap-3">
        <Select
          aria-label={words.view}
          className="w-full sm:w-48"
          value={view}
          options={listingViews.map((value) => ({ value, label: words.views[value] }))}
          onChange={(event) =>
            onSearch({ ...search, view: listingViews.find((one) => one === event.target.value), page: undefined })
          }
        />
        <Input
          key={search.query ?? ''}
          type="search"
          name="query"
          aria-label={words.search}
          placeholder={words.search}
          defaultValue={search.query ?? ''}
          maxLength={200}
          className="min-w-0 flex-1 sm:max-w-96"
        />
        <Button type="submit" variant="outline">
          <Search aria-hidden />
          {words.apply}
        </Button>
        <span className="flex flex-wrap gap-3 lg:ms-auto">
          <ExportListings filters={tableFilters(view, scope, search)} />
          <Button asChild variant="outline">
            <Link to="/dashboard/warehouses/import">{words.importFile}</Link>
          </Button>
        </span>
      </form>
      <p role="status" className="text-muted-foreground mb-2 text-sm">
        {query.isFetching ? texts.shell.loading : words.found(total)}
      </p>
      {query.isPending ? (
        <Skeleton className="rounded-card h-96" />
      ) : query.isError ? (
        <ErrorState message={toProblem(query.error).message} onRetry={() => void query.refetch()} />
      ) : query.data.results.length === 0 ? (
        <EmptyState title={words.empty}>{words.emptyLead}</EmptyState>
      ) : (
        <>
          <BulkBar ids={shown} onClear={() => setSelected(new Set())} />
          <ListingRows
            listings={query.data.results}
            search={search}
            onSearch={onSearch}
            selected={new Set(shown)}
            onSelect={setSelected}
          />
        </>
      )}
      <Pagination
        className="mt-6 justify-center"
        label={words.pages}
        page={search.page ?? 1}
        pageCount={Math.ceil(total / tablePageSize)}
        onPageChange={(page) => onSearch({ ...search, page: page > 1 ? page : undefined })}
      />
    </div>
  )
}
