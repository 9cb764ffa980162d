import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ListingFlag } from '@stackyard/shared/schema/curation'
import type { ManagedListing } from '@stackyard/shared/schema/managed-listing'
import { apiQuery, client } from '../../lib/api'
import { notifyDone, notifyFailure } from '../../lib/notify'

type Page = { results: ManagedListing[] }
export type FlagChange = { id: number; done: string; failed: string } & (
  { flag: ListingFlag; value: boolean } | { flag: 'diamond'; value: number }
)

/** Shows the change at once in every table, takes it back when the server refuses, and asks for the truth afterwards. */
export function useSetFlag() {
  const queryClient = useQueryClient()
  const tables = { queryKey: apiQuery.supply.dashboardList.key() }
  return useMutation({
    mutationFn: async ({ id, flag, value }: FlagChange) => client.adminListing.warehouseUpdate({ id, [flag]: value }),
    onMutate: async ({ id, flag, value }) => {
      await queryClient.cancelQueries(tables)
      const before = queryClient.getQueriesData<Page>(tables)
      queryClient.setQueriesData<Page>(
        tables,
        (page) =>
          page && {
            ...page,
            results: page.results.map((row) => (row.id === id ? { ...row, [flag]: value } : row)),
          },
      )
      return { before }
    },
    onSuccess: (_reply, { done }) => notifyDone(done),
    onError: (error, { failed }, context) => {
      for (const [key, page] of context?.before ?? []) queryClient.setQueryData(key, page)
      notifyFailure(failed, error)
    },
    onSettled: async () =>
      Promise.all([
        queryClient.invalidateQueries(tables),
        queryClient.invalidateQueries({ queryKey: apiQuery.warehouse.key() }),
      ]),
  })
}
