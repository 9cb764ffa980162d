import { apiQuery } from '../../lib/api'

const LOOK_AGAIN_MS = 5_000

/** While the provider looks at it the answer comes within a minute or two: it is asked after. */
export const identityQuery = () =>
  apiQuery.kyc.getApplicationStatus.queryOptions({
    select: (reply) => reply.results,
    refetchInterval: ({ state }) => {
      const seen = state.data?.results
      return seen?.provider === 'stripe' && seen.status === 'pending' ? LOOK_AGAIN_MS : false
    },
  })
