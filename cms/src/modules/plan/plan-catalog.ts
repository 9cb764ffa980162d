import { planDefaults, type PlanId, planIds } from '@stackyard/shared/reference/plans'
import type { Plan } from '@stackyard/shared/schema/plan'
import type { Payload } from 'payload'
import { CodedError } from '../../platform/coded-error'

type Stated = {
  name?: string | null
  summary?: string | null
  monthlyPriceCents?: number | null
  annualPriceCents?: number | null
  /** Null means no limit, undefined that nobody has stated one. */
  listingLimit?: number | null
  canSpotlight?: boolean | null
}

/** The plans from the least to the most, as admins have set them in the CMS, else as DECISIONS §1 has them. */
export async function readPlans(payload: Payload): Promise<Plan[]> {
  const stated = await payload.findGlobal({ slug: 'plan-settings', depth: 0 })
  return planIds.map((id) => toPlan(id, (stated[id] ?? {}) as Stated))
}

function toPlan(id: PlanId, stated: Stated): Plan {
  const given = planDefaults[id]
  const isFree = id === 'free'
  return {
    id,
    _id: id,
    type: isFree ? 'free' : 'paid',
    name: stated.name || given.name,
    summary: stated.summary ?? given.summary,
    monthlyPriceCents: isFree ? 0 : (stated.monthlyPriceCents ?? given.monthlyPriceCents),
    annualPriceCents: isFree ? 0 : (stated.annualPriceCents ?? given.annualPriceCents),
    listingLimit: stated.listingLimit === undefined ? given.listingLimit : stated.listingLimit,
    canSpotlight: stated.canSpotlight ?? given.canSpotlight,
  }
}

/** @throws CodedError NOT_FOUND for an id that is no plan's. */
export async function needPlan(payload: Payload, id: string): Promise<Plan> {
  const plan = (await readPlans(payload)).find((each) => each.id === id)
  if (!plan) throw new CodedError('NOT_FOUND')
  return plan
}

export const priceOf = (plan: Plan, isAnnual: boolean): number =>
  isAnnual ? plan.annualPriceCents : plan.monthlyPriceCents
