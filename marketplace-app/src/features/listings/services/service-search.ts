import { present, type RawSearch, readText, readWhole } from '@stackyard/shared/domain/read-search'

/** What a list of services keeps in its address. */
export type ServiceSearch = { query?: string | undefined; page?: number | undefined }

export const readServiceSearch = (search: RawSearch): ServiceSearch =>
  present({ query: readText(search.query), page: readWhole(search.page, 1, 1000) })

/** What a screen fixes: a type, a state of the flags. */
export type ServiceScope = {
  type?: string | undefined
  visible?: boolean | undefined
  verified?: boolean | undefined
  featured?: boolean | undefined
  partner?: boolean | undefined
}
