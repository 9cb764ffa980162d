import { transactionSorts } from '@stackyard/shared/reference/order-states'
import { paymentTypes, purchaseTypes } from '@stackyard/shared/reference/payment-types'
import type { TransactionSort, TransactionStatus } from '@stackyard/shared/schema/transaction'
import { present, type RawSearch, readDay, readOneOf, readText, readWhole } from '@stackyard/shared/domain/read-search'

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
  paymentType?: (typeof paymentTypes)[number] | undefined
  type?: (typeof purchaseTypes)[number] | undefined
  /** First and last day, as YYYY-MM-DD. */
  from?: string | undefined
  to?: string | undefined
  query?: string | undefined
  sort?: TransactionSort | undefined
  page?: number | undefined
}

/** What the address of the list holds; what can't be read is left out. */
export const readTransactionSearch = (search: RawSearch): TransactionSearch =>
  present({
    status: readOneOf(search.status, statuses),
    paymentType: readOneOf(search.paymentType, paymentTypes),
    type: readOneOf(search.type, purchaseTypes),
    from: readDay(search.from),
    to: readDay(search.to),
    query: readText(search.query),
    sort: readOneOf(search.sort, transactionSorts),
    page: readWhole(search.page, 1, 4000),
  })

/** Another filter starts at the first page. */
export const withFilter = (search: TransactionSearch, changes: Partial<TransactionSearch>): TransactionSearch => ({
  ...search,
  ...changes,
  page: undefined,
})

/** What narrows the list: without any of it, an empty list has no orders at all. */
export const isFiltered = ({ sort: _sort, page: _page, ...filters }: TransactionSearch): boolean =>
  Object.values(filters).some((value) => value !== undefined)
