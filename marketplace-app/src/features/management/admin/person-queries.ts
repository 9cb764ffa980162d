import { keepPreviousData } from '@tanstack/react-query'
import { apiQuery } from '../../../lib/api'
import { present, type RawSearch, readOneOf, readWhole } from '@stackyard/shared/domain/read-search'

export const personTabs = [
  'orders',
  'listings',
  'invoices',
  'wallet',
  'campaigns',
  'requests',
  'sessions',
  'notes',
  'history',
] as const
export type PersonTab = (typeof personTabs)[number]

export type PersonSearch = { tab?: PersonTab | undefined; page?: number | undefined }

export const readPersonSearch = (search: RawSearch): PersonSearch =>
  present({ tab: readOneOf(search.tab, personTabs), page: readWhole(search.page, 1, 4000) })

/** Entries on a page of a tab. */
export const personPageSize = 20

/** A person as admins see them. */
export const personQuery = (id: number) =>
  apiQuery.adminPerson.get.queryOptions({ input: { id }, select: (reply) => reply.results })

/** The options of a list of something that belongs to a person. */
export const pageOfPerson = (id: number, page: number) => ({
  input: { id, limit: personPageSize, skip: (page - 1) * personPageSize },
  placeholderData: keepPreviousData,
})
