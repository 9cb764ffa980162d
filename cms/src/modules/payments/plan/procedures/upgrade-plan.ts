import type { Contract } from '@stackyard/shared/contract/index'
import { text } from '@stackyard/shared/messages/text'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { upgradePlan } from '../operations/upgrade-plan'

/** The spec writes `annualPlan` into the query and lists it as a field: both are read. */
export const upgradeOwnPlan: Procedure<Contract['plans']['upgrade']> = async ({ input, context }) => {
  const sent = context.searchParams.get('annualPlan')
  const annualPlan = input.annualPlan ?? (sent !== null && ['true', '1'].includes(sent.toLowerCase()))
  const membership = await upgradePlan(context.services, context.user, { ...input, annualPlan })
  return reply(membership, { message: text('plan.upgrade.success') })
}
