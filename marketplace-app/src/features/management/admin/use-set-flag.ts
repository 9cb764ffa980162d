import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { atom, useSetAtom } from 'jotai'
import type { ListingFlag } from '@stackyard/shared/schema/curation'
import type { FlagBatch } from '@stackyard/shared/schema/listing-flags'
import type { ManagedListing } from '@stackyard/shared/schema/managed-listing'
import { apiQuery, client } from '../../../lib/api'
import { notifyDone, notifyFailure } from '../../../lib/notify'
import { adminTexts } from '../../../lib/texts/admin'
import type { CuratedListing } from './flag-actions'
import type { TableFilters } from './table-query'

type Page = { results: ManagedListing[] }
type Before = { before: ReturnType<QueryClient['getQueriesData']> }

export type FlagChange = { id: number; done: string; failed: string } & (
  { flag: ListingFlag; value: boolean } | { flag: 'diamond'; value: number; listing: CuratedListing }
)

export type FlagsChange = { ids: readonly number[]; flag: ListingFlag; value: boolean }

/** The same for every listing that a table's filters leave. */
export type FilteredChange = { filters: TableFilters; flag: ListingFlag; value: boolean }

/** New diamonds of a listing, which is kept as it was before. */
export type DiamondChange = { flag: 'diamond'; value: number; listing: CuratedListing }

/** The last change that was made here, of those listings alone that it changed: what undo asks to turn round. */
export const lastChangeAtom = atom<FlagsChange | DiamondChange | null>(null)

/** Most listings of one call. */
const batch = 100

/** Changes rows of every table at once, takes it back when the server refuses, and asks for the truth afterwards. */
function useRowChange() {
  const queryClient = useQueryClient()
  const router = useRouter()
  const tables = { queryKey: apiQuery.supply.dashboardList.key() }
  return {
    show: async (ids: readonly number[], change: Partial<ManagedListing>): Promise<Before> => {
      await queryClient.cancelQueries(tables)
      const before = queryClient.getQueriesData(tables)
      queryClient.setQueriesData<Page>(
        tables,
        (page) =>
          page && { ...page, results: page.results.map((row) => (ids.includes(row.id) ? { ...row, ...change } : row)) },
      )
      return { before }
    },
    takeBack: (context: Before | undefined) => {
      for (const [key, page] of context?.before ?? []) queryClient.setQueryData(key, page)
    },
    /** The page is loaded again, and so are the lists it stands in. */
    refresh: async () =>
      Promise.all([
        queryClient.invalidateQueries(tables),
        queryClient.invalidateQueries({ queryKey: apiQuery.warehouse.key() }),
        router.invalidate(),
      ]),
  }
}

/** Sets one flag or the diamonds of a listing. */
export function useSetFlag() {
  const { show, takeBack, refresh } = useRowChange()
  const remember = useSetAtom(lastChangeAtom)
  return useMutation({
    mutationFn: async ({ id, flag, value }: FlagChange) => client.adminListing.warehouseUpdate({ id, [flag]: value }),
    onMutate: async ({ id, flag, value }) => show([id], { [flag]: value }),
    onSuccess: (_reply, change) => {
      notifyDone(change.done, { failed: change.failed })
      if (change.flag !== 'diamond') remember({ ids: [change.id], flag: change.flag, value: change.value })
      else if (change.value !== change.listing.diamond) remember(change)
    },
    onError: (error, { failed }, context) => {
      takeBack(context)
      notifyFailure(failed, error)
    },
    onSettled: refresh,
  })
}

type Outcome = { changed: number[]; refused: number[] }

async function flagIds({ ids, flag, value }: FlagsChange, outcome: Outcome): Promise<void> {
  for (let at = 0; at < ids.length; at += batch) {
    const { results } = await client.supply.flagMany({ ids: ids.slice(at, at + batch), flag, value })
    outcome.changed.push(...results.changed)
    outcome.refused.push(...results.refused)
  }
}

async function flagFiltered({ filters, flag, value }: FilteredChange, outcome: Outcome): Promise<void> {
  for (let after: number | null = 0; after !== null;) {
    const reply = await client.supply.flagFiltered({ filters, flag, value, after })
    const results: FlagBatch = reply.results
    outcome.changed.push(...results.changed)
    outcome.refused.push(...results.refused)
    after = results.next
  }
}

/** Sets one flag of many listings in bounded batches; what was changed before a failure can be undone too. */
export function useFlagMany(onDone: () => void) {
  const { show, takeBack, refresh } = useRowChange()
  const remember = useSetAtom(lastChangeAtom)
  return useMutation({
    mutationFn: async (change: FlagsChange | FilteredChange) => {
      const outcome: Outcome = { changed: [], refused: [] }
      try {
        await ('ids' in change ? flagIds(change, outcome) : flagFiltered(change, outcome))
      } finally {
        const { flag, value } = change
        if (outcome.changed.length > 0) remember({ ids: outcome.changed, flag, value })
      }
      return outcome
    },
    onMutate: async (change) => show('ids' in change ? change.ids : [], { [change.flag]: change.value }),
    onSuccess: ({ changed }) => {
      notifyDone(adminTexts.bulk.done(changed.length))
      onDone()
    },
    onError: (error, _change, context) => {
      takeBack(context)
      notifyFailure(adminTexts.bulk.failed, error)
    },
    onSettled: refresh,
  })
}
