import { type AccountHolderSort, accountHolderSorts } from '@stackyard/shared/reference/account-holder-sorts'
import { userTypes } from '@stackyard/shared/reference/user-types'
import type { UserType } from '@stackyard/shared/schema/user'
import { present, type RawSearch, readOneOf, readText, readWhole } from '@stackyard/shared/domain/read-search'

export type HolderSearch = {
  query?: string | undefined
  userType?: UserType | undefined
  status?: 'active' | 'inactive' | undefined
  sortBy?: AccountHolderSort | undefined
  order?: 'asc' | 'desc' | undefined
  page?: number | undefined
}

/** What the address of the list of account holders has; what can't be read is absent. */
export const readHolderSearch = (search: RawSearch): HolderSearch =>
  present({
    query: readText(search.query),
    userType: readOneOf(search.userType, userTypes),
    status: readOneOf(search.status, ['active', 'inactive'] as const),
    sortBy: readOneOf(search.sortBy, accountHolderSorts),
    order: readOneOf(search.order, ['asc', 'desc'] as const),
    page: readWhole(search.page, 2, 4000),
  })

/** Another filter begins at the first page. */
export const withFilter = (search: HolderSearch, changes: Partial<HolderSearch>): HolderSearch =>
  present({ ...search, page: undefined, ...changes })

export type ZeroBalanceSearch = { query?: string | undefined; page?: number | undefined }

/** What the address of the list of sellers without credit has. */
export const readZeroBalanceSearch = (search: RawSearch): ZeroBalanceSearch =>
  present({ query: readText(search.query), page: readWhole(search.page, 2, 10_000) })
