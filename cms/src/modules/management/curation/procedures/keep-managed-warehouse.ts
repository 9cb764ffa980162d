import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import { text } from '@stackyard/shared/messages/text'
import type { Procedure } from '../../../../platform/procedure'
import { createListing, deleteListing, updateListing } from '../../supply'

type Endpoints = Contract['adminListing']

export const createManagedWarehouse: Procedure<Endpoints['managerWarehouse']> = async ({ input, context }) => {
  const { managerId, ...fields } = input
  return reply(await createListing(context.services, context.user, managerId, fields), { message: 'Warehouse saved' })
}

export const updateManagedWarehouse: Procedure<Endpoints['managerWarehouseUpdate']> = async ({ input, context }) => {
  const { id, ...fields } = input
  return reply(await updateListing(context.services, context.user, id, fields), { message: 'Warehouse saved' })
}

export const deleteManagedWarehouse: Procedure<Endpoints['managerWarehouseDelete']> = async ({ input, context }) =>
  reply(await deleteListing(context.services, context.user, input.id), { message: text('warehouse.delete.success') })
