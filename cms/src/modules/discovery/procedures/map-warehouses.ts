import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../platform/procedure'
import { mapListings } from '../operations/map-listings'

export const mapWarehouses: Procedure<Contract['warehouse']['map']> = async ({ input, context }) => {
  const { items, total } = await mapListings(context.services.db, input, context.user)
  return reply(items, { total })
}
