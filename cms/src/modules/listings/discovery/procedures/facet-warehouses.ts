import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Facets } from '@stackyard/shared/schema/facets'
import type { Procedure } from '../../../../platform/procedure'
import { facetListings } from '../operations/facet-listings'

export const facetWarehouses: Procedure<Contract['warehouse']['facets']> = async ({ input, context }) => {
  const { results, total } = await facetListings(context.services.db, input, context.user)
  return reply(JSON.parse(results) as Facets, { total })
}
