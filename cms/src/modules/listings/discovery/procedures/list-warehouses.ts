import type { Contract } from '@stackyard/shared/contract/index'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { listListings } from '../operations/list-listings'

export const listWarehouses: Procedure<Contract['warehouse']['list']> = async ({ input, context }) => {
  const { results, total } = await listListings(context.services.db, input, context.user)
  return reply(JSON.parse(results) as ListingCard[], { total })
}
