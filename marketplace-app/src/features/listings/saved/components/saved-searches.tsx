import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { SavedSearch } from '@stackyard/shared/schema/saved-search'
import { Button } from '@stackyard/shared/ui/button'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { AlertFields } from '@stackyard/shared/ui/explore/alert-fields'
import { apiQuery, client } from '../../../../lib/api'
import { notifyDone, notifyFailure, notifyUndoable } from '../../../../lib/notify'
import { toProblem } from '../../../../lib/problem'
import { texts } from '../../../../lib/texts'
import { savedTexts } from '../../../../lib/texts/saved'

const words = savedTexts.searches

const RenameDialog = lazy(async () => ({ default: (await import('./rename-dialog')).RenameDialog }))

export type SavedSearchesProps = {
  /** The filters of a search in words. */
  describe: (filters: SavedSearch['filters']) => string[]
  /** A link that opens a search. */
  renderOpen: (link: { filters: SavedSearch['filters']; label: string; children: ReactNode }) => ReactNode
}

function useRefresh() {
  const queryClient = useQueryClient()
  return async () => queryClient.invalidateQueries({ queryKey: apiQuery.savedSearch.key() })
}

/** A person's saved searches: open, rename, delete with a way back, and their alerts. */
export function SavedSearches({ describe, renderOpen }: SavedSearchesProps) {
  const query = useQuery(apiQuery.savedSearch.list.queryOptions())
  const [renamed, setRenamed] = useState<SavedSearch | null>(null)
  const refresh = useRefresh()
  if (query.isPending) return <Skeletons />
  if (query.isError) return <ErrorState message={toProblem(query.error).message} onRetry={() => void query.refetch()} />
  const searches = query.data.results
  if (searches.length === 0)
    return (
      <EmptyState
        action={
          <Button asChild>
            <Link to="/dashboard/warehouses">{words.explore}</Link>
          </Button>
        }
      >
        {words.none}
      </EmptyState>
    )
  return (
    <>
      <ul aria-label={words.list} className="grid gap-4">
        {searches.map((search) => (
          <li key={search.id} className="rounded-card bg-card grid gap-4 border p-4 sm:grid-cols-2 sm:gap-8 sm:p-6">
            <div className="flex min-w-0 flex-col gap-3">
              <div>
                <h2 className="text-base font-semibold wrap-anywhere">{search.name}</h2>
                <p className="text-muted-foreground mt-1 text-sm">
                  {describe(search.filters).join(' · ') || words.all}
                </p>
              </div>
              {search.found > 0 ? <p className="text-sm font-semibold">{words.found(search.found)}</p> : null}
              <div className="mt-auto flex flex-wrap gap-2">
                <Button asChild size="sm">
                  {renderOpen({ filters: search.filters, label: words.openOne(search.name), children: words.open })}
                </Button>
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={words.renameOne(search.name)}
                  onClick={() => setRenamed(search)}
                >
                  {savedTexts.rename}
                </Button>
                <DeleteButton search={search} />
              </div>
            </div>
            <SearchAlert search={search} />
          </li>
        ))}
      </ul>
      {renamed ? (
        <Suspense>
          <RenameDialog
            name={renamed.name}
            onSave={async (name) => {
              await client.savedSearch.update({ id: renamed.id, name })
              await refresh()
            }}
            onClose={() => setRenamed(null)}
          />
        </Suspense>
      ) : null}
    </>
  )
}

function SearchAlert({ search }: { search: SavedSearch }) {
  const refresh = useRefresh()
  const change = useMutation({
    mutationFn: async (choice: Pick<SavedSearch, 'alert' | 'events'>) =>
      client.savedSearch.update({ id: search.id, ...choice }),
    onSuccess: () => notifyDone(words.changed, { failed: words.changeFailed }),
    onError: (error) => notifyFailure(words.changeFailed, error),
    onSettled: refresh,
  })
  const value = change.isPending ? change.variables : search
  return (
    <AlertFields
      label={words.alertOf(search.name)}
      value={value}
      onChange={({ alert, events }) => change.mutate({ alert, events })}
    />
  )
}

function DeleteButton({ search }: { search: SavedSearch }) {
  const refresh = useRefresh()
  const restore = () =>
    void client.savedSearch
      .restore({ id: search.id })
      .then(() => notifyDone(words.restored))
      .catch((error: unknown) => notifyFailure(words.changeFailed, error))
      .finally(() => void refresh())
  const removal = useMutation({
    mutationFn: async () => client.savedSearch.remove({ id: search.id }),
    onSuccess: () => notifyUndoable(words.deleted, { label: savedTexts.undo, run: restore }),
    onError: (error) => notifyFailure(words.deleteFailed, error),
    onSettled: refresh,
  })
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={words.deleteOne(search.name)}
      disabled={removal.isPending}
      onClick={() => removal.mutate()}
    >
      {texts.actions.delete}
    </Button>
  )
}

function Skeletons() {
  return (
    <div className="grid gap-4">
      <Skeleton className="rounded-card h-40" />
      <Skeleton className="rounded-card h-40" />
    </div>
  )
}
