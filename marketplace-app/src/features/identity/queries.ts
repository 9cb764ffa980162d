import { apiQuery } from '../../lib/api'

export const identityQuery = () => apiQuery.kyc.getApplicationStatus.queryOptions({ select: (reply) => reply.results })
