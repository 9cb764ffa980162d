import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { text } from '@stackyard/shared/messages/text'
import { isReserveClosed } from '@stackyard/shared/domain/freshness'
import type { ListingTab, ManagedListing } from '@stackyard/shared/schema/managed-listing'
import { Badge } from '@stackyard/shared/ui/badge'
import { Button } from '@stackyard/shared/ui/button'
import { ConfirmDialog } from '@stackyard/shared/ui/dialog'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { placeLine } from '@stackyard/shared/ui/format'
import { Input } from '@stackyard/shared/ui/input'
import { Pagination } from '@stackyard/shared/ui/pagination'
import { pictureAt } from '@stackyard/shared/ui/picture'
import { saidFreshness } from '@stackyard/shared/ui/said-freshness'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { Tabs } from '@stackyard/shared/ui/tabs'
import { ExportListings } from '../../../../components/export-listings'
import { apiQuery, client } from '../../../../lib/api'
import { formatDate } from '../../../../lib/format'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import { toProblem } from '../../../../lib/problem'
import { texts } from '../../../../lib/texts'
import { moneyTexts } from '../../../../lib/texts/money'
import { listingFormTexts } from '../../../../lib/texts/listing-form'
import { spaceTexts } from '../../../../lib/texts/space-calendar'
import { ownCountsQuery, ownListQuery, ownPageSize, type OwnSearch } from '../queries'
import { useFullPlan } from '../use-full-plan'
import { FullPlanNote } from './full-plan'

const words = listingFormTexts.own
const tabs = ['all', 'live', 'draft', 'hidden', 'hotrack', 'stale'] as const satisfies readonly ListingTab[]

/** A provider's own listings by tabs: each with Edit, Clone and Delete. */
export function OwnListings() {
  const [search, setSearch] = useState<OwnSearch>({})
  const counts = useQuery(ownCountsQuery())
  const query = useQuery(ownListQuery(search))
  const limit = useFullPlan()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('query') ?? '').trim()
    setSearch({ ...search, query: typed || undefined, page: undefined })
  }
  return (
    <div>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <form role="search" aria-label={words.search} onSubmit={submit} className="flex gap-2">
          <Input type="search" name="query" aria-label={words.search} placeholder={words.search} maxLength={200} />
          <Button type="submit" variant="outline">
            {moneyTexts.transactions.apply}
          </Button>
        </form>
        <span className="flex flex-wrap gap-2">
          <ExportListings filters={{ tab: search.tab, query: search.query }} />
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
        onValueChange={(value) => setSearch({ ...search, tab: tabs.find((tab) => tab === value), page: undefined })}
        items={tabs.map((tab) => ({ value: tab, label: `${words.tabs[tab]} ${counts.data?.[tab] ?? ''}`.trim() }))}
      >
        {query.isPending ? (
          <Skeleton className="rounded-card h-48" />
        ) : query.isError ? (
          <ErrorState message={toProblem(query.error).message} onRetry={() => void query.refetch()} />
        ) : query.data.results.length === 0 ? (
          <EmptyState title={words.empty}>{words.emptyLead}</EmptyState>
        ) : (
          <ul className="grid gap-3">
            {query.data.results.map((listing) => (
              <OwnListing key={listing.id} listing={listing} />
            ))}
          </ul>
        )}
        <Pagination
          className="mt-6 justify-center"
          label={words.pages}
          page={search.page ?? 1}
          pageCount={Math.ceil((query.data?.total ?? 0) / ownPageSize)}
          onPageChange={(page) => setSearch({ ...search, page })}
        />
      </Tabs>
    </div>
  )
}

function OwnListing({ listing }: { listing: ManagedListing }) {
  const { id, name, address, photo, isDraft, visible, updatedAt, confirmedAt, createdAt } = listing
  const [now] = useState(() => new Date())
  const lastWord = confirmedAt ?? createdAt
  return (
    <li className="rounded-card bg-card flex flex-wrap items-center gap-4 border p-3">
      {photo ? (
        <img src={pictureAt(photo.link, 320)} alt="" className="bg-muted rounded-control h-16 w-24 object-cover" />
      ) : (
        <span aria-hidden className="bg-muted rounded-control h-16 w-24" />
      )}
      <div className="min-w-0 flex-1">
        <Link
          to="/dashboard/warehouses/$id"
          params={{ id: String(id) }}
          className="block truncate font-semibold underline-offset-4 hover:underline"
        >
          {name}
        </Link>
        <p className="text-muted-foreground text-sm">
          {placeLine({ address, country: address.country })} · {words.changed(formatDate(updatedAt))}
        </p>
        <p className="mt-1 flex flex-wrap gap-1.5">
          <Badge tone={isDraft ? 'neutral' : 'success'}>
            {isDraft ? listingFormTexts.draft : listingFormTexts.live}
          </Badge>
          {visible ? null : <Badge tone="warning">{words.hidden}</Badge>}
          {isDraft ? null : (
            <Badge tone={isReserveClosed(lastWord, now) ? 'warning' : 'neutral'}>{saidFreshness(lastWord, now)}</Badge>
          )}
        </p>
      </div>
      <OwnActions listing={listing} />
    </li>
  )
}

function OwnActions({ listing }: { listing: ManagedListing }) {
  const queryClient = useQueryClient()
  const [asks, setAsks] = useState(false)
  const refetch = async () => queryClient.invalidateQueries({ queryKey: apiQuery.supply.key() })
  const removal = useMutation({
    mutationFn: async () => client.supply.delete({ id: listing.id }),
    onSuccess: () => notifyDone(text('warehouse.delete.success'), { failed: text('warehouse.delete.error') }),
    onError: (error) => notifyFailure(text('warehouse.delete.error'), error),
    onSettled: async () => {
      setAsks(false)
      await refetch()
    },
  })
  const confirmation = useMutation({
    mutationFn: async () => client.supply.confirm({ id: listing.id }),
    onSuccess: () => notifyDone(words.confirmed, { failed: listingFormTexts.failed }),
    onError: (error) => notifyFailure(listingFormTexts.failed, error),
    onSettled: refetch,
  })
  return (
    <span className="flex w-full flex-wrap gap-2 sm:w-auto">
      <Button variant="ghost" size="sm" busy={confirmation.isPending} onClick={() => confirmation.mutate()}>
        {words.confirm}
      </Button>
      <Button asChild variant="outline" size="sm">
        <Link to="/dashboard/warehouses/space/$id" params={{ id: String(listing.id) }}>
          {spaceTexts.open}
        </Link>
      </Button>
      <Button asChild variant="outline" size="sm">
        <Link to="/dashboard/warehouses/edit/$id" params={{ id: String(listing.id) }}>
          {words.edit}
        </Link>
      </Button>
      <Button asChild variant="outline" size="sm">
        <Link to="/dashboard/warehouses/create" search={{ clone: String(listing.id) }}>
          {words.clone}
        </Link>
      </Button>
      <Button variant="ghost" size="sm" onClick={() => setAsks(true)}>
        {words.delete}
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={() => setAsks(false)}
        title={text('warehouse.delete.dialog.title')}
        confirmLabel={text('warehouse.delete.action')}
        cancelLabel={texts.actions.back}
        variant="danger"
        busy={removal.isPending}
        onConfirm={() => removal.mutate()}
      >
        <p className="text-sm">{text('warehouse.delete.dialog.body')}</p>
      </ConfirmDialog>
    </span>
  )
}
