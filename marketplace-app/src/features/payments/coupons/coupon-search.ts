import { present, type RawSearch, readOneOf, readText, readWhole } from '@stackyard/shared/domain/read-search'

export type CouponSearch = {
  query?: string | undefined
  status?: 'active' | 'inactive' | undefined
  page?: number | undefined
}

/** The search of the list of coupons in its address. */
export const readCouponSearch = (search: RawSearch): CouponSearch =>
  present({
    query: readText(search.query),
    status: readOneOf(search.status, ['active', 'inactive'] as const),
    page: readWhole(search.page, 1, 4000),
  })
