import { z } from 'zod'
import { TransactionStatus } from '@stackyard/shared/schema/transaction'

/** Orders on a page. */
export const pageSize = 24

/** What the address of the list holds; what can't be read is left out. */
export const TransactionSearch = z.object({
  status: TransactionStatus.optional().catch(undefined),
  query: z.string().trim().max(200).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(4000).optional().catch(undefined),
})
export type TransactionSearch = z.infer<typeof TransactionSearch>

/** Another filter starts at the first page. */
export const withFilter = (search: TransactionSearch, changes: Partial<TransactionSearch>): TransactionSearch => ({
  ...search,
  ...changes,
  page: undefined,
})
