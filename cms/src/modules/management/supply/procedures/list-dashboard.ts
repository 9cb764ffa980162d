import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { listManaged } from '../managed-listings'

export const listForDashboard: Procedure<Contract['supply']['dashboardList']> = async ({ input, context }) => {
  const { services, user } = context
  const query = user.userType === 'admin' ? input : { ...input, sellerId: user.id }
  const { rows, total } = await listManaged(services.db, query)
  return reply(rows, { total })
}
