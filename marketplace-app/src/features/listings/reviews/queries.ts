import { keepPreviousData } from '@tanstack/react-query'
import { apiQuery } from '../../../lib/api'

/** Reviews on a page. */
export const pageSize = 20

/** Reviews of the own listings, newest first. */
export const receivedQuery = (page: number, awaiting: boolean) =>
  apiQuery.review.received.queryOptions({
    input: { limit: pageSize, skip: (page - 1) * pageSize, awaiting },
    placeholderData: keepPreviousData,
  })
