import { useQuery } from '@tanstack/react-query'
import type { Plan } from '@stackyard/shared/schema/plan'
import { apiQuery } from './api'

const none: readonly Plan[] = []

const FRESH_MS = 300_000

/** The plans as admins have set them; none until they are there. */
export function usePlans(): readonly Plan[] {
  const options = apiQuery.plans.list.queryOptions({ input: {}, select: (reply) => reply.results })
  return useQuery({ ...options, staleTime: FRESH_MS }).data ?? none
}

/** Whether listings of a plan may have a spotlight, a 1st spotlight and high priority. */
export function useMaySpotlight(): (planId: string) => boolean {
  const plans = usePlans()
  return (planId) => plans.find(({ id }) => id === planId)?.canSpotlight ?? planId !== 'free'
}
