import { done } from '@stackyard/shared/contract/endpoint'
import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../platform/procedure'
import { requestServiceRate as askProvider } from '../operations/request-service-rate'

export const requestServiceRate: Procedure<Contract['notification']['requestServiceRate']> = async ({
  input,
  context,
}) => {
  await askProvider(context.services, context.user, input.warehouseId)
  return reply(done, { message: 'The provider has been asked for a rate.' })
}
