import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { exportOrders } from '../operations/export-orders'

export const exportTransactions: Procedure<Contract['transaction']['export']> = async ({ input, context }) => {
  const { db, clock } = context.services
  return reply(await exportOrders(db, context.user, input, 'own', clock.now()))
}

export const exportAllTransactions: Procedure<Contract['adminTransaction']['export']> = async ({ input, context }) => {
  const { db, clock } = context.services
  return reply(await exportOrders(db, context.user, input, 'all', clock.now()))
}
