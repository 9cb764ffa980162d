import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../platform/procedure'
import { listListings } from '../operations/list-listings'

export const searchWarehouses: Procedure<Contract['search']['warehouses']> = async ({ input, context }) => {
  const { rows, total } = await listListings(context.services.db, input, context.user)
  return reply(rows, { total })
}
