import { apiQuery } from '../../../lib/api'

/** The changes of a reservation and what a new one is counted from. */
export const amendmentsQuery = (id: number) =>
  apiQuery.amendment.list.queryOptions({ input: { id }, select: (reply) => reply.results })
