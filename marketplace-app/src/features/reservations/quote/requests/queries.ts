import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { MOST_INVITED } from '@stackyard/shared/reference/sourcing-terms'
import { apiQuery, client } from '../../../../lib/api'
import type { DraftWarehouse } from './request-draft'

/** Requests on a page. */
export const requestsPerPage = 20

export const requestsQuery = ({ page, open }: { page: number; open: boolean }) =>
  apiQuery.sourcing.list.queryOptions({
    input: { limit: requestsPerPage, skip: (page - 1) * requestsPerPage, ...(open ? { open } : {}) },
    select: ({ results, total }) => ({ results, total: total ?? 0 }),
    placeholderData: keepPreviousData,
  })

export const boardQuery = (id: number) =>
  apiQuery.sourcing.board.queryOptions({ input: { id }, select: ({ results }) => results })

export const invitedQuery = (id: number) =>
  apiQuery.sourcing.invited.queryOptions({ input: { id }, select: ({ results }) => results })

const READ_AT_ONCE = 4

/** Warehouses by their ids, "3,5,8", as the form names them; those that aren't listed are left out. */
export const chosenQuery = (ids: string) =>
  queryOptions({
    queryKey: ['requests', 'chosen', ids],
    queryFn: async (): Promise<DraftWarehouse[]> => {
      const all = ids.split(',').slice(0, MOST_INVITED)
      const parts = Array.from({ length: Math.ceil(all.length / READ_AT_ONCE) }, (_, at) =>
        all.slice(at * READ_AT_ONCE, (at + 1) * READ_AT_ONCE),
      )
      const replies = await Promise.all(parts.map((part) => client.compare.list({ ids: part } as { ids: string[] })))
      return replies.flatMap(({ results }) =>
        results.map(({ id, name, address }) => ({ id, name, city: address.city })),
      )
    },
    enabled: ids !== '',
  })
