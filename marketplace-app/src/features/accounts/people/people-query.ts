import { type ProfileType, profileTypes, type UserSort, userSorts } from '@stackyard/shared/reference/profiles'
import { present, type RawSearch, readOneOf, readText, readWhole } from '@stackyard/shared/domain/read-search'

export type PeopleSearchQuery = {
  query?: string | undefined
  userType?: ProfileType | undefined
  sort?: UserSort | undefined
  page?: number | undefined
}

/** The search of people in its address. */
export const readPeopleQuery = (search: RawSearch): PeopleSearchQuery =>
  present({
    query: readText(search.query),
    userType: readOneOf(search.userType, profileTypes),
    sort: readOneOf(search.sort, userSorts),
    page: readWhole(search.page, 1, 4000),
  })
