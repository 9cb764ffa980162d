import type { Contract } from '@stackyard/shared/contract/index'
import { text } from '@stackyard/shared/messages/text'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { grantPlan } from '../operations/grant-plan'

export const grantPlanAsAdmin: Procedure<Contract['adminPlan']['upgrade']> = async ({ input, context }) => {
  const membership = await grantPlan(context.services, context.user.id, { userId: input.id, planId: input.planId })
  return reply(membership, { message: text('plan.upgrade.success') })
}
