import type { Contract } from '@stackyard/shared/contract/index'
import { text } from '@stackyard/shared/messages/text'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { deleteListing } from '../operations/delete-listing'

export const deleteWarehouse: Procedure<Contract['supply']['delete']> = async ({ input, context }) =>
  reply(await deleteListing(context.services, context.user, input.id), { message: text('warehouse.delete.success') })

export const deleteAnyWarehouse: Procedure<Contract['supply']['adminDelete']> = async ({ input, context }) =>
  reply(await deleteListing(context.services, context.user, input.id), { message: text('warehouse.delete.success') })
