import { keepPreviousData } from '@tanstack/react-query'
import { apiQuery } from '../../../lib/api'
import { present } from '@stackyard/shared/domain/read-search'
import type { HolderSearch, ZeroBalanceSearch } from './holder-search'

/** Account holders on a page. */
export const holderPageSize = 24
/** Sellers without credit on a page. */
export const zeroPageSize = 10

/** A page of the account holders. */
export const holdersQuery = (search: HolderSearch) => {
  const { query, userType, status, sortBy = 'createdAt', order = 'desc', page = 1 } = search
  return apiQuery.adminUser.accHolderList.queryOptions({
    input: {
      ...present({ query, userType, active: status === undefined ? undefined : status === 'active' }),
      sortBy,
      order,
      limit: holderPageSize,
      skip: (page - 1) * holderPageSize,
    },
    placeholderData: keepPreviousData,
  })
}

/** A page of the sellers without credit. */
export const zeroBalanceQuery = ({ query, page = 1 }: ZeroBalanceSearch) =>
  apiQuery.wallet.zeroBalanceUsers.queryOptions({
    input: { page, limit: zeroPageSize, ...present({ search: query }) },
    placeholderData: keepPreviousData,
  })
