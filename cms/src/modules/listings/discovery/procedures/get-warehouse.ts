import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import type { Procedure } from '../../../../platform/procedure'
import { getListing } from '../operations/get-listing'

export const getWarehouse: Procedure<Contract['warehouse']['get']> = async ({ input, context }) =>
  reply(JSON.parse(await getListing(context.services, input.id, context.user)) as Warehouse)
