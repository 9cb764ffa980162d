import { planFrom, type StatedPlan } from '@stackyard/shared/domain/plan-catalog'
import { planIds } from '@stackyard/shared/reference/plans'
import type { Plan } from '@stackyard/shared/schema/plan'
import type { Payload } from 'payload'
import { CodedError } from '../../../platform/coded-error'

/** The plans from the least to the most, as admins have set them in the CMS, else by default. */
export async function readPlans(payload: Payload): Promise<Plan[]> {
  const stated = await payload.findGlobal({ slug: 'plan-settings', depth: 0, overrideAccess: true })
  return planIds.map((id) => planFrom(id, (stated[id] ?? {}) as StatedPlan))
}

/** @throws CodedError NOT_FOUND for an id that is no plan's. */
export async function needPlan(payload: Payload, id: string): Promise<Plan> {
  const plan = (await readPlans(payload)).find((each) => each.id === id)
  if (!plan) throw new CodedError('NOT_FOUND')
  return plan
}

export const priceOf = (plan: Plan, isAnnual: boolean): number =>
  isAnnual ? plan.annualPriceCents : plan.monthlyPriceCents
