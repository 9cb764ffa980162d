import { keepPreviousData } from '@tanstack/react-query'
import type { UserType } from '@stackyard/shared/schema/user'
import { apiQuery } from '../../lib/api'
import { pageSize, type TransactionSearch } from './transaction-search'

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
