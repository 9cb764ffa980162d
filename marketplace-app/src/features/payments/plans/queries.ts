import type { QueryClient } from '@tanstack/react-query'
import type { Membership } from '@stackyard/shared/schema/plan'
import { apiQuery } from '../../../lib/api'
import { mergeSessionUser } from '../../../lib/session'

export const plansQuery = () => apiQuery.plans.list.queryOptions({ input: {}, select: (reply) => reply.results })
export const membershipQuery = () =>
  apiQuery.planPayment.subscription.queryOptions({ select: (reply) => reply.results })
export const planQuery = (id: string) =>
  apiQuery.plans.get.queryOptions({ input: { id }, select: (reply) => reply.results, staleTime: 0 })
export const primariesQuery = () => apiQuery.billing.summary.queryOptions({ select: (reply) => reply.results })

/** After a change of plan: the session's user has the plan that counts now, and what shows it is read anew. */
export async function followPlan(queryClient: QueryClient, { planId }: Pick<Membership, 'planId'>): Promise<void> {
  mergeSessionUser({ planId, membership: planId === 'free' ? null : planId })
  const keys = [apiQuery.planPayment.key(), apiQuery.plans.key(), apiQuery.billing.key(), apiQuery.profile.key()]
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}
