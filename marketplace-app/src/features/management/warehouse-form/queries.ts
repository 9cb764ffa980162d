import { keepPreviousData } from '@tanstack/react-query'
import { type ListingTab, listingTabs, type OwnSort, ownSorts } from '@stackyard/shared/reference/managed-lists'
import { present, type RawSearch, readOneOf, readText, readWhole } from '@stackyard/shared/domain/read-search'
import { apiQuery } from '../../../lib/api'

/** Listings on a page of the own list. */
export const ownPageSize = 24

/** The record behind the form; always asked anew, so that the form starts from the present version. */
export const ownRecordQuery = (id: string) =>
  apiQuery.supply.ownRecord.queryOptions({
    input: { id },
    select: (reply) => reply.results,
    staleTime: 0,
    refetchOnWindowFocus: false,
  })

export type OwnSearch = {
  tab?: ListingTab | undefined
  query?: string | undefined
  sortBy?: OwnSort | undefined
  order?: 'asc' | 'desc' | undefined
  page?: number | undefined
}

/** What the address of the own list holds; what can't be read is left out. */
export const readOwnSearch = (search: RawSearch): OwnSearch =>
  present({
    tab: readOneOf(search.tab, listingTabs),
    query: readText(search.query),
    sortBy: readOneOf(search.sortBy, ownSorts),
    order: readOneOf(search.order, ['asc', 'desc'] as const),
    page: readWhole(search.page, 1, 4000),
  })

export const ownListQuery = ({ tab = 'all', query, sortBy = 'updatedAt', order = 'desc', page = 1 }: OwnSearch) =>
  apiQuery.supply.own.queryOptions({
    input: { tab, query, sortBy, order, limit: ownPageSize, skip: (page - 1) * ownPageSize },
    placeholderData: keepPreviousData,
  })

export const ownCountsQuery = () => apiQuery.supply.ownCounts.queryOptions({ select: (reply) => reply.results })
