import { keepPreviousData } from '@tanstack/react-query'
import type { UserType } from '@stackyard/shared/schema/user'
import { apiQuery, client } from '../../../lib/api'
import { pageSize, type TransactionSearch } from './transaction-search'

/** Who has orders: customers, sellers and managers their own; admins see everybody's. */
export const hasTransactions = (role: UserType): role is Exclude<UserType, 'editor'> => role !== 'editor'

export const transactionsQuery = (role: UserType, search: TransactionSearch, limit = pageSize) => {
  const { page = 1, ...filters } = search
  const options = {
    input: { limit, skip: (page - 1) * limit, ...filters },
    placeholderData: keepPreviousData,
  }
  return role === 'admin'
    ? apiQuery.adminTransaction.list.queryOptions(options)
    : apiQuery.transaction.list.queryOptions(options)
}

/** Everything that matches, as a CSV file. */
export const exportTransactions = async (role: UserType, { page: _page, ...filters }: TransactionSearch) =>
  (await (role === 'admin' ? client.adminTransaction.export(filters) : client.transaction.export(filters))).results
