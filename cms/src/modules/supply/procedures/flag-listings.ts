import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../platform/procedure'
import { flagListings } from '../operations/flag-listings'

export const flagWarehouses: Procedure<Contract['supply']['flagMany']> = async ({ input, context }) => {
  const results = await flagListings(context.services, context.user.id, input)
  return reply(results, { total: results.changed.length })
}
