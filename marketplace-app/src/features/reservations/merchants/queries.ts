import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { merchantTypes, type MerchantType } from '@stackyard/shared/reference/rfp-ranges'
import { apiQuery, client } from '../../../lib/api'
import { present, type RawSearch, readOneOf, readText, readWhole } from '@stackyard/shared/domain/read-search'

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

/** Who reads lists of requests: admins all submitted ones, providers those that they may read. */
export type RfpReader = 'admin' | 'seller' | 'manager'

/** The requests that a reader finds, those from the public wizard only if so wanted. */
export const submittedQuery = (reader: RfpReader, search: RfpSearch, isPublic = false) =>
  queryOptions({
    queryKey: ['merchants', reader, search, isPublic],
    queryFn: async () => {
      const { query, sortBy, order, type, page = 1 } = search
      const part = { limit: rfpPageSize, skip: (page - 1) * rfpPageSize }
      const pairs = { ...(type ? { merchantType: type } : {}), ...(isPublic ? { origin: 'public' } : {}) }
      const named = { name: Object.keys(pairs), value: Object.values(pairs) }
      const reply =
        reader === 'admin'
          ? await client.merchant.submitted({ ...part, query, sortBy, order, ...named })
          : await client.merchant.received({ ...part, ...(isPublic ? { origin: 'public' as const } : {}) })
      return { results: reply.results, total: reply.total ?? 0 }
    },
    placeholderData: keepPreviousData,
  })

export const ownRfpQuery = () => apiQuery.merchant.own.queryOptions({ input: {}, select: ({ results }) => results })

export const rfpQuery = (id: number) =>
  apiQuery.merchant.get.queryOptions({ input: { id }, select: ({ results }) => results })

/** Whom the wizard of a warehouse sends to. */
export const invitationQuery = (id: number, ref: number | undefined) =>
  apiQuery.merchant.invitation.queryOptions({
    input: { id, ref },
    select: ({ results }) => results,
    staleTime: 300_000,
    retry: false,
  })

/** The request that a link opens; asked once, since each answer counts as an opening. */
export const sharedRfpQuery = (token: string) =>
  apiQuery.merchant.shared.queryOptions({
    input: { token },
    select: ({ results }) => results,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    retry: false,
  })

export const linksQuery = () => apiQuery.merchant.links.queryOptions({ input: {}, select: ({ results }) => results })

/** Providers of the directory that match, both those with an account and managed ones. */
export const companiesQuery = (query: string) =>
  queryOptions({
    queryKey: ['merchants', 'companies', query],
    queryFn: async () => {
      const kinds = ['seller', 'manager'].map((userType) => client.userDirectory.list({ query, userType, limit: 8 }))
      return (await Promise.all(kinds)).flatMap(({ results }) => results)
    },
    placeholderData: keepPreviousData,
  })
