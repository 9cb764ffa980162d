import { done } from '@stackyard/shared/contract/endpoint'
import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { requestServiceRate as askProvider } from '../operations/request-service-rate'

export const requestServiceRate: Procedure<Contract['notification']['requestServiceRate']> = async ({
  input,
  context,
}) => {
  const { warehouseId, serviceId } = input
  // The contract has asked for one of the two.
  const subject = warehouseId === undefined ? { serviceId: serviceId ?? 0 } : { warehouseId }
  await askProvider(context.services, context.user, subject)
  return reply(done, { message: 'The provider has been asked for a rate.' })
}
