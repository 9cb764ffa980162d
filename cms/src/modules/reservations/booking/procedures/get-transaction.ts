import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { getOrder } from '../operations/list-orders'

export const getTransaction: Procedure<Contract['transaction']['get']> = async ({ input, context }) =>
  reply(await getOrder(context.services, context.user, input.id))
