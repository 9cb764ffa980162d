import { keepPreviousData } from '@tanstack/react-query'
import type { ListingTab } from '@stackyard/shared/schema/managed-listing'
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

export type OwnSearch = { tab?: ListingTab | undefined; query?: string | undefined; page?: number | undefined }

export const ownListQuery = ({ tab = 'all', query, page = 1 }: OwnSearch) =>
  apiQuery.supply.own.queryOptions({
    input: { tab, query, limit: ownPageSize, skip: (page - 1) * ownPageSize },
    placeholderData: keepPreviousData,
  })

export const ownCountsQuery = () => apiQuery.supply.ownCounts.queryOptions({ select: (reply) => reply.results })
