import type { TransactionStatus } from '@stackyard/shared/schema/transaction'
import { present, type RawSearch, readOneOf, readText, readWhole } from '../../lib/read-search'

/** Orders on a page. */
export const pageSize = 24

/** The four public statuses in the order the filter shows them. */
export const statuses = [
  'pending',
  'approved',
  'cancelled',
  'customer_cancel_request',
] as const satisfies readonly TransactionStatus[]

export type TransactionSearch = {
  status?: TransactionStatus | undefined
  query?: string | undefined
  page?: number | undefined
}

/** What the address of the list holds; what can't be read is left out. */
export const readTransactionSearch = (search: RawSearch): TransactionSearch =>
  present({
    status: readOneOf(search.status, statuses),
    query: readText(search.query),
    page: readWhole(search.page, 1, 4000),
  })

/** Another filter starts at the first page. */
export const withFilter = (search: TransactionSearch, changes: Partial<TransactionSearch>): TransactionSearch => ({
  ...search,
  ...changes,
  page: undefined,
})
