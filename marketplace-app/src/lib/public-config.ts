import { apiQuery } from './api'

/** What the browser needs to know of this installation; it does not change while a page is open. */
export const publicConfigQuery = () =>
  apiQuery.config.get.queryOptions({ select: (reply) => reply.results, staleTime: Infinity })
