import { keepPreviousData } from '@tanstack/react-query'
import { isSettling } from '@stackyard/shared/domain/order-status'
import type { UserType } from '@stackyard/shared/schema/user'
import { apiQuery } from '../../lib/api'
import { pageSize, type TransactionSearch } from './transaction-search'

/** How often an order is asked for while a payment step is running, in milliseconds. */
const followEvery = 2_000

/** Who has orders of their own: customers and sellers; admins see everybody's. */
export const hasTransactions = (role: UserType): role is 'customer' | 'seller' | 'admin' =>
  role === 'customer' || role === 'seller' || role === 'admin'

export const transactionsQuery = (role: UserType, search: TransactionSearch, limit = pageSize) => {
  const { page = 1, status, query } = search
  const options = {
    input: { limit, skip: (page - 1) * limit, status, query },
    placeholderData: keepPreviousData,
  }
  return role === 'admin'
    ? apiQuery.adminTransaction.list.queryOptions(options)
    : apiQuery.transaction.list.queryOptions(options)
}

export const transactionQuery = (id: number) =>
  apiQuery.transaction.get.queryOptions({
    input: { id },
    select: (reply) => reply.results,
    refetchInterval: (query) =>
      query.state.data && isSettling(query.state.data.results.paymentState) ? followEvery : false,
  })
