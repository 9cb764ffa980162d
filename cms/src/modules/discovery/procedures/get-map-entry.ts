import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../platform/procedure'
import { getMapEntry } from '../operations/get-listing'

export const getWarehouseMapEntry: Procedure<Contract['warehouse']['mapEntry']> = async ({ input, context }) =>
  reply(await getMapEntry(context.services.db, input.id, context.user))
