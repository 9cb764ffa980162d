import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { ListingTab } from '@stackyard/shared/reference/managed-lists'
import { Button } from '@stackyard/shared/ui/button'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Input } from '@stackyard/shared/ui/input'
import { Pagination } from '@stackyard/shared/ui/pagination'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { Tabs } from '@stackyard/shared/ui/tabs'
import { CompactToggle } from '../../../../components/compact-toggle'
import { ExportListings } from '../../../../components/export-listings'
import { toProblem } from '../../../../lib/problem'
import { bulkEditTexts } from '../../../../lib/texts/bulk-edit'
import { listingFormTexts } from '../../../../lib/texts/listing-form'
import { moneyTexts } from '../../../../lib/texts/money'
import { ownCountsQuery, ownListQuery, ownPageSize, type OwnSearch } from '../queries'
import { useFullPlan } from '../use-full-plan'
import { FullPlanNote } from './full-plan'
import { OwnTable } from './own-table'

const words = listingFormTexts.own
const tabs = ['all', 'live', 'draft', 'hidden', 'hotrack', 'stale'] as const satisfies readonly ListingTab[]

export type OwnListingsProps = { search: OwnSearch; onSearch: (search: OwnSearch) => void }

/** The own list where the address has no room for its filters: on a tab of Settings. */
export function OwnListingsTab() {
  const [search, setSearch] = useState<OwnSearch>({})
  return <OwnListings search={search} onSearch={setSearch} />
}

/** A provider's own listings by state, each with how it does and what can be done with it. */
export function OwnListings({ search, onSearch }: OwnListingsProps) {
  const counts = useQuery(ownCountsQuery())
  const limit = useFullPlan()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('query') ?? '').trim()
    onSearch({ ...search, query: typed || undefined, page: undefined })
  }
  return (
    <div>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <form role="search" aria-label={words.search} onSubmit={submit} className="flex gap-2">
          <Input
            type="search"
            name="query"
            defaultValue={search.query}
            aria-label={words.search}
            placeholder={words.search}
            maxLength={200}
          />
          <Button type="submit" variant="outline">
            {moneyTexts.transactions.apply}
          </Button>
        </form>
        <span className="flex flex-wrap gap-2">
          <CompactToggle />
          <ExportListings filters={{ tab: search.tab, query: search.query }} />
          <Button asChild variant="outline">
            <Link to="/dashboard/warehouses/bulk-edit">{bulkEditTexts.open}</Link>
          </Button>
          <Button asChild variant="outline">
            <Link to="/dashboard/warehouses/import">{words.importFile}</Link>
          </Button>
          <Button asChild>
            <Link to="/dashboard/warehouses/create">{words.add}</Link>
          </Button>
        </span>
      </div>
      {typeof limit === 'number' ? <FullPlanNote limit={limit} /> : null}
      <Tabs
        label={words.title}
        value={search.tab ?? 'all'}
        onValueChange={(value) => onSearch({ ...search, tab: tabs.find((tab) => tab === value), page: undefined })}
        items={tabs.map((tab) => ({ value: tab, label: `${words.tabs[tab]} ${counts.data?.[tab] ?? ''}`.trim() }))}
      >
        <Results search={search} onSearch={onSearch} />
      </Tabs>
    </div>
  )
}

function Results({ search, onSearch }: OwnListingsProps) {
  const query = useQuery(ownListQuery(search))
  if (query.isPending) return <Skeleton className="rounded-card h-48" />
  if (query.isError) return <ErrorState message={toProblem(query.error).message} onRetry={() => void query.refetch()} />
  if (query.data.results.length === 0) {
    const isNarrowed = search.query !== undefined || (search.tab ?? 'all') !== 'all'
    return <EmptyState title={words.empty}>{isNarrowed ? words.emptyTab : words.emptyLead}</EmptyState>
  }
  return (
    <>
      <OwnTable listings={query.data.results} search={search} onSearch={onSearch} isStale={query.isPlaceholderData} />
      <Pagination
        className="mt-6 justify-center"
        label={words.pages}
        page={search.page ?? 1}
        pageCount={Math.ceil((query.data.total ?? 0) / ownPageSize)}
        onPageChange={(page) => onSearch({ ...search, page })}
      />
    </>
  )
}
