import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { UserType } from '@stackyard/shared/schema/user'
import { apiQuery, client } from '../../../lib/api'

/** Requests on a page. */
export const pageSize = 20

/** The requests of a role: sent by a merchant, received by a provider, all for admins. */
export const quotesQuery = (role: UserType, page: number, awaiting: boolean) =>
  queryOptions({
    queryKey: ['quotes', role, page, awaiting],
    queryFn: async () => {
      const input = { limit: pageSize, skip: (page - 1) * pageSize, awaiting }
      const reply =
        role === 'admin'
          ? await client.quote.all(input)
          : role === 'seller'
            ? await client.quote.received(input)
            : await client.quote.sent(input)
      return { results: reply.results, total: reply.total ?? 0 }
    },
    placeholderData: keepPreviousData,
  })

export const quoteQuery = (id: number) =>
  apiQuery.quote.get.queryOptions({ input: { id }, select: ({ results }) => results })
