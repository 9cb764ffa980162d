import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { apiQuery, client } from '../../../../lib/api'

/** Requests on a page. */
export const requestsPerPage = 20

export const requestsQuery = ({ page, open }: { page: number; open: boolean }) =>
  queryOptions({
    queryKey: ['requests', page, open],
    queryFn: async () => {
      const skip = (page - 1) * requestsPerPage
      const { results, total } = await client.sourcing.list({ limit: requestsPerPage, skip, ...(open ? { open } : {}) })
      return { results, total: total ?? 0 }
    },
    placeholderData: keepPreviousData,
  })

export const boardQuery = (id: number) =>
  apiQuery.sourcing.board.queryOptions({ input: { id }, select: ({ results }) => results })

export const invitedQuery = (id: number) =>
  apiQuery.sourcing.invited.queryOptions({ input: { id }, select: ({ results }) => results })
