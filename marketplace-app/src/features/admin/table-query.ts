import { keepPreviousData } from '@tanstack/react-query'
import { apiQuery } from '../../lib/api'
import { type ListingView, type TableScope, type TableSearch, viewFilters } from './listing-views'

/** Rows of a page: drawn only where they are seen. */
export const tablePageSize = 100

/** What a table shows of all listings, whatever its page. */
export const tableFilters = (view: ListingView, scope: TableScope, search: TableSearch) => ({
  ...viewFilters[view],
  ...scope,
  query: search.query,
})

export const tableQuery = (view: ListingView, scope: TableScope, search: TableSearch) => {
  const { sortBy = 'updatedAt', order = 'desc', page = 1 } = search
  return apiQuery.supply.dashboardList.queryOptions({
    input: {
      ...tableFilters(view, scope, search),
      sortBy,
      order,
      limit: tablePageSize,
      skip: (page - 1) * tablePageSize,
    },
    placeholderData: keepPreviousData,
  })
}
