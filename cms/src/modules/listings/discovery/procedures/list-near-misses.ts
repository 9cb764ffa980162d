import type { Contract } from '@stackyard/shared/contract/index'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { listNearMisses } from '../operations/list-near-misses'

export const listWarehouseNearMisses: Procedure<Contract['warehouse']['nearMisses']> = async ({ input, context }) => {
  const { results } = await listNearMisses(context.services.db, input, context.user)
  return reply(JSON.parse(results) as ListingCard[])
}
