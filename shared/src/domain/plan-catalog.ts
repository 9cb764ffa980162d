import { planDefaults, type PlanId } from '../reference/plans'
import type { Plan } from '../schema/plan'

/** A plan as admins state it in the CMS; what is absent has its default. */
export type StatedPlan = {
  name?: string | null
  summary?: string | null
  monthlyPriceCents?: number | null
  annualPriceCents?: number | null
  /** Null means no limit, undefined that nobody has stated one. */
  listingLimit?: number | null
  canSpotlight?: boolean | null
}

/** What a plan costs and allows. The free plan costs nothing, whatever is stated. */
export function planFrom(id: PlanId, stated: StatedPlan): Plan {
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
