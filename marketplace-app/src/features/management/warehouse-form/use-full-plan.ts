import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { mayAddListing } from '@stackyard/shared/domain/plan-limits'
import { apiQuery } from '../../../lib/api'
import { userAtom } from '../../../lib/session'

/**
 * How many listings the signed-in provider's plan holds, when it has no room for one more; null when
 * it has, or nobody can say, for the server decides; undefined until that is known.
 */
export function useFullPlan(): number | null | undefined {
  const isLimited = useAtomValue(userAtom)?.userType === 'seller'
  const { data, isError, isFetchedAfterMount } = useQuery({
    ...apiQuery.planPayment.subscription.queryOptions({ select: (reply) => reply.results }),
    enabled: isLimited,
    refetchOnMount: 'always',
  })
  if (!isLimited || isError) return null
  if (!data || !isFetchedAfterMount) return undefined
  return mayAddListing(data, data.listingCount) ? null : data.listingLimit
}
