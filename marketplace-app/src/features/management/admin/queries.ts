import { keepPreviousData } from '@tanstack/react-query'
import { apiQuery } from '../../../lib/api'
import { present, type RawSearch, readOneOf, readText, readWhole } from '@stackyard/shared/domain/read-search'

/** People on a page of the directory. */
export const peoplePageSize = 24

export const peopleSorts = ['createdAt', 'company', 'firstName', 'serviceCount'] as const

export type PeopleSearch = {
  query?: string | undefined
  sortBy?: string | undefined
  order?: 'asc' | 'desc' | undefined
  status?: 'active' | 'inactive' | undefined
  page?: number | undefined
}

export const readPeopleSearch = (search: RawSearch): PeopleSearch =>
  present({
    query: readText(search.query),
    sortBy: readText(search.sortBy, 20),
    order: readOneOf(search.order, ['asc', 'desc'] as const),
    status: readOneOf(search.status, ['active', 'inactive'] as const),
    page: readWhole(search.page, 1, 4000),
  })

export type PeopleKind = 'all' | 'seller' | 'customer' | 'manager'

export const peopleQuery = (kind: PeopleKind, { query, sortBy, order = 'desc', status, page = 1 }: PeopleSearch) =>
  apiQuery.adminUser.list.queryOptions({
    input: {
      userType: kind === 'all' ? undefined : kind,
      query,
      sortBy,
      order,
      active: status === undefined ? undefined : status === 'active',
      limit: peoplePageSize,
      skip: (page - 1) * peoplePageSize,
    },
    placeholderData: keepPreviousData,
  })
