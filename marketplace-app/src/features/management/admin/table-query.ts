import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ManagedListing } from '@stackyard/shared/schema/managed-listing'
import { apiQuery } from '../../../lib/api'
import { type ListingView, type TableScope, type TableSearch, viewFilters } from './listing-views'

/** Rows of one call. */
export const tablePageSize = 100

/** What a table shows of all listings. */
export const tableFilters = (view: ListingView, scope: TableScope, search: TableSearch) => ({
  ...viewFilters[view],
  ...scope,
  tab: search.tab,
  query: search.query,
})

export type TableFilters = ReturnType<typeof tableFilters>

const pageQuery = (view: ListingView, scope: TableScope, search: TableSearch, page: number) => {
  const { sortBy = 'updatedAt', order = 'desc' } = search
  return apiQuery.supply.dashboardList.queryOptions({
    input: {
      ...tableFilters(view, scope, search),
      sortBy,
      order,
      limit: tablePageSize,
      skip: page * tablePageSize,
    },
  })
}

/** The rows of a table by their place in the whole list: only the pages in sight are asked for. */
export function useListingRows(view: ListingView, scope: TableScope, search: TableSearch) {
  const [pages, setPages] = useState<readonly number[]>([])
  const head = useQuery({ ...pageQuery(view, scope, search, 0), placeholderData: keepPreviousData })
  const others = useQueries({ queries: pages.map((page) => pageQuery(view, scope, search, page)) })
  const pageAt = (page: number) => (page === 0 ? head.data : others[pages.indexOf(page)]?.data)
  const rowAt = (index: number): ManagedListing | undefined =>
    pageAt(Math.floor(index / tablePageSize))?.results[index % tablePageSize]
  /** Says which places are drawn. */
  const onSight = (places: readonly number[]) => {
    const wanted = [...new Set(places.map((place) => Math.floor(place / tablePageSize)))].filter((page) => page > 0)
    if (wanted.join() !== pages.join()) setPages(wanted)
  }
  const loadedIds = [head, ...others].flatMap(({ data }) => data?.results.map(({ id }) => id) ?? [])
  /** The first page below the first that could not be had. */
  const failed = others.find(({ isError }) => isError)
  return { head, failed, total: head.data?.total ?? 0, rowAt, loadedIds, onSight }
}

export type ListingRowsData = ReturnType<typeof useListingRows>
