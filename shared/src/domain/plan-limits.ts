import { type PlanId, planIds } from '../reference/plans'

/** Whether one listing more is within the plan; `listingLimit` null means no limit. */
export const mayAddListing = (plan: { listingLimit: number | null }, ownListings: number): boolean =>
  plan.listingLimit === null || ownListings < plan.listingLimit

/** The plan a person has of those that count for them: the highest, `free` without any. */
export const highestPlan = (plans: readonly PlanId[]): PlanId =>
  plans.reduce<PlanId>((best, plan) => (planIds.indexOf(plan) > planIds.indexOf(best) ? plan : best), 'free')

export const isPlanId = (value: unknown): value is PlanId => planIds.some((id) => id === value)
