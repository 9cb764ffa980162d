import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { flagFiltered } from '../operations/flag-filtered'
import { flagListings } from '../operations/flag-listings'

export const flagWarehouses: Procedure<Contract['supply']['flagMany']> = async ({ input, context }) => {
  const results = await flagListings(context.services, context.user.id, input)
  return reply(results, { total: results.changed.length })
}

export const flagFilteredWarehouses: Procedure<Contract['supply']['flagFiltered']> = async ({ input, context }) => {
  const results = await flagFiltered(context.services, context.user.id, input)
  return reply(results, { total: results.changed.length })
}
