import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { listOrders } from '../operations/list-orders'

export const listTransactions: Procedure<Contract['transaction']['list']> = async ({ input, context }) => {
  const { rows, total } = await listOrders(context.services, context.user, input, 'own')
  return reply(rows, { total })
}

export const listAllTransactions: Procedure<Contract['adminTransaction']['list']> = async ({ input, context }) => {
  const { rows, total } = await listOrders(context.services, context.user, input, 'all')
  return reply(rows, { total })
}
