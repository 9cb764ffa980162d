import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { readStanding } from '../operations/read-standing'

export const getStanding: Procedure<Contract['review']['standing']> = async ({ input, context }) =>
  reply(await readStanding(context.services.db, context.user.id, input.warehouseId))
