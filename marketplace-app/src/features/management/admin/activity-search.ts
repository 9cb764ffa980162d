import { keepPreviousData } from '@tanstack/react-query'
import { auditKinds, type AuditKind } from '@stackyard/shared/reference/audit-kinds'
import { apiQuery } from '../../../lib/api'
import { present, type RawSearch, readDay, readOneOf, readWhole } from '@stackyard/shared/domain/read-search'

/** Which acts are shown; it is the address of the page. */
export type ActivitySearch = {
  person?: number | undefined
  kind?: AuditKind | undefined
  from?: string | undefined
  to?: string | undefined
  page?: number | undefined
}

export const readActivitySearch = (search: RawSearch): ActivitySearch =>
  present({
    person: readWhole(search.person, 1, 2_147_483_647),
    kind: readOneOf(search.kind, auditKinds),
    from: readDay(search.from),
    to: readDay(search.to),
    page: readWhole(search.page, 1, 2000),
  })

/** Acts on a page. */
export const activityPageSize = 50

export const activityQuery = ({ person, page = 1, ...filters }: ActivitySearch) =>
  apiQuery.activity.list.queryOptions({
    input: { personId: person, ...filters, limit: activityPageSize, skip: (page - 1) * activityPageSize },
    placeholderData: keepPreviousData,
  })
