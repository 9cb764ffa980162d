import { planFrom, type StatedPlan } from '@stackyard/shared/domain/plan-catalog'
import { planIds } from '@stackyard/shared/reference/plans'
import type { Plan } from '@stackyard/shared/schema/plan'
import type { Payload } from 'payload'

/** The plans as their cards on public pages show them, from the least to the most. */
export async function plansOfPages(payload: Payload): Promise<Plan[]> {
  const stated = await payload.findGlobal({ slug: 'plan-settings', depth: 0, overrideAccess: true })
  return planIds.map((id) => planFrom(id, (stated[id] ?? {}) as StatedPlan))
}
