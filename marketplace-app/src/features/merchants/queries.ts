import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { merchantTypes, type MerchantType } from '@stackyard/shared/reference/rfp-ranges'
import { apiQuery, client } from '../../lib/api'
import { present, type RawSearch, readOneOf, readText, readWhole } from '../../lib/read-search'

/** Requests on a page. */
export const rfpPageSize = 20

export const rfpSorts = ['submittedAt', 'createdAt', 'company', 'firstName'] as const
export type RfpSort = (typeof rfpSorts)[number]

export type RfpSearch = {
  query?: string | undefined
  sortBy?: RfpSort | undefined
  order?: 'asc' | 'desc' | undefined
  type?: MerchantType | undefined
  page?: number | undefined
}

const types = Object.keys(merchantTypes) as MerchantType[]

export const readRfpSearch = (search: RawSearch): RfpSearch =>
  present({
    query: readText(search.query),
    sortBy: readOneOf(search.sortBy, rfpSorts),
    order: readOneOf(search.order, ['asc', 'desc'] as const),
    type: readOneOf(search.type, types),
    page: readWhole(search.page, 1, 5000),
  })

/** The submitted requests for admins; those that a provider may read for sellers. */
export const submittedQuery = (role: 'admin' | 'seller', search: RfpSearch) =>
  queryOptions({
    queryKey: ['merchants', role, search],
    queryFn: async () => {
      const { query, sortBy, order, type, page = 1 } = search
      const part = { limit: rfpPageSize, skip: (page - 1) * rfpPageSize }
      const pair = type ? { name: ['merchantType'], value: [type] } : {}
      const reply =
        role === 'admin'
          ? await client.merchant.submitted({ ...part, query, sortBy, order, ...pair })
          : await client.merchant.received(part)
      return { results: reply.results, total: reply.total ?? 0 }
    },
    placeholderData: keepPreviousData,
  })

export const ownRfpQuery = () => apiQuery.merchant.own.queryOptions({ input: {}, select: ({ results }) => results })

export const rfpQuery = (id: number) =>
  apiQuery.merchant.get.queryOptions({ input: { id }, select: ({ results }) => results })
