import { isSettling } from '@stackyard/shared/domain/order-status'
import { apiQuery } from '../../lib/api'

/** How often an order is asked for while a payment step is running, in milliseconds. */
const followEvery = 2_000

/** One order; while money is on its way it is asked for again until that has settled. */
export const transactionQuery = (id: number) =>
  apiQuery.transaction.get.queryOptions({
    input: { id },
    select: (reply) => reply.results,
    refetchInterval: (query) =>
      query.state.data && isSettling(query.state.data.results.paymentState) ? followEvery : false,
  })
