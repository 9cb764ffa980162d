import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { MapItem } from '@stackyard/shared/schema/map'
import type { Procedure } from '../../../../platform/procedure'
import { mapListings } from '../operations/map-listings'

export const mapWarehouses: Procedure<Contract['warehouse']['map']> = async ({ input, context }) => {
  const { results, total } = await mapListings(context.services.db, input, context.user)
  return reply(JSON.parse(results) as MapItem[], { total })
}
