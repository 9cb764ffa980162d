import { keepPreviousData } from '@tanstack/react-query'
import type { QuoteStage } from '@stackyard/shared/reference/quote-terms'
import type { UserType } from '@stackyard/shared/schema/user'
import { apiQuery } from '../../../lib/api'

/** Requests on a page. */
export const pageSize = 20

type QuotePage = { page: number; awaiting: boolean; stage: QuoteStage | undefined; managed: boolean }

/** The requests of a role: sent by a merchant, received by a provider, all for admins. */
export const quotesQuery = (role: UserType, { page, awaiting, stage, managed }: QuotePage) => {
  const { all, received, sent } = apiQuery.quote
  const list = role === 'admin' ? all : role === 'seller' ? received : sent
  return list.queryOptions({
    input: {
      limit: pageSize,
      skip: (page - 1) * pageSize,
      awaiting,
      ...(stage ? { stage } : {}),
      ...(managed ? { managed } : {}),
    },
    select: ({ results, total }) => ({ results, total: total ?? 0 }),
    placeholderData: keepPreviousData,
  })
}

export const quoteQuery = (id: number) =>
  apiQuery.quote.get.queryOptions({ input: { id }, select: ({ results }) => results })

/** The merchant's own quotes by their ids, "3,5,8". */
export const comparedQuotesQuery = (ids: string) =>
  apiQuery.quote.sent.queryOptions({ input: { ids, limit: pageSize }, select: ({ results }) => results })
