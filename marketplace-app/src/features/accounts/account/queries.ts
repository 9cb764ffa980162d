import { apiQuery } from '../../../lib/api'

export const profileQuery = () => apiQuery.profile.get.queryOptions({ select: (reply) => reply.results })
