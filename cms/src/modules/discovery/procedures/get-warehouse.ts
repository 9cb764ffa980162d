import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../platform/procedure'
import { getListing } from '../operations/get-listing'

export const getWarehouse: Procedure<Contract['warehouse']['get']> = async ({ input, context }) =>
  reply(await getListing(context.services.db, input.id, context.user))
