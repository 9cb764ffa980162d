import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { createListing, updateListing } from '../operations/save-listing'

export const createWarehouse: Procedure<Contract['supply']['create']> = async ({ input, context }) =>
  reply(await createListing(context.services, context.user, context.user.id, input), { message: 'Warehouse saved' })

export const updateWarehouse: Procedure<Contract['supply']['update']> = async ({ input, context }) => {
  const { id, ...changes } = input
  return reply(await updateListing(context.services, context.user, id, changes), { message: 'Warehouse saved' })
}
