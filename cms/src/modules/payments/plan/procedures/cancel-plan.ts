import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { cancelPlan } from '../operations/cancel-plan'

export const cancelOwnPlan: Procedure<Contract['plans']['cancel']> = async ({ context }) =>
  reply(await cancelPlan(context.services, context.user.id))
