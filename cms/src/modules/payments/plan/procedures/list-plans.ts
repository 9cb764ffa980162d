import type { Contract } from '@stackyard/shared/contract/index'
import { reply } from '@stackyard/shared/schema/envelope'
import type { Procedure } from '../../../../platform/procedure'
import { readPlans } from '../plan-catalog'

export const listPlans: Procedure<Contract['plans']['list']> = async ({ input, context }) => {
  const plans = await readPlans(context.services.payload)
  const shown = input.type === undefined ? plans : plans.filter((plan) => plan.type === input.type)
  return reply(shown, { total: shown.length })
}

export const listPaidPlans: Procedure<Contract['planPayment']['plans']> = async ({ context }) => {
  const paid = (await readPlans(context.services.payload)).filter((plan) => plan.type === 'paid')
  return reply(paid, { total: paid.length })
}
