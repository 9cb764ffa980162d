import { apiQuery } from '../../../lib/api'

const LOOK_AGAIN_MS = { stripe: 5_000, house: 30_000 }

/** While it is looked at it is asked after: a provider answers within a minute or two, our team within a day. */
export const identityQuery = () =>
  apiQuery.kyc.getApplicationStatus.queryOptions({
    select: (reply) => reply.results,
    refetchInterval: ({ state }) => {
      const seen = state.data?.results
      return seen?.status === 'pending' ? LOOK_AGAIN_MS[seen.provider] : false
    },
  })
