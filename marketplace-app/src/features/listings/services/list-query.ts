import { keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query'
import type { ServiceCard } from '@stackyard/shared/schema/service-card'
import type { SponsoredService } from '@stackyard/shared/schema/sponsored'
import { campaignTypeOf } from '@stackyard/shared/ui/sponsored-cards'
import { ads, pageWithAds } from '../../../lib/ads'
import { apiQuery, client } from '../../../lib/api'
import type { ServiceScope, ServiceSearch } from './service-search'

/** Services on a page of a list. */
export const servicePageSize = 24

type ServicePage = {
  results: readonly ServiceCard[]
  total?: number | undefined
  ads: readonly SponsoredService[]
}

/** Partners are chosen by hand: their lists have no sponsored cards. */
const askFor = ({ type, partner, ...flags }: ServiceScope, part: { query?: string; limit: number; skip: number }) =>
  partner
    ? null
    : ads.services({ ...flags, serviceType: type, campaignType: campaignTypeOf({ query: part.query }), ...part })

/** A page of services with its sponsored ones. */
export const serviceListQuery = (scope: ServiceScope, { query, page = 1 }: ServiceSearch) => {
  const part = { ...(query ? { query } : {}), limit: servicePageSize, skip: (page - 1) * servicePageSize }
  const queryKey: QueryKey = apiQuery.services.list.queryKey({ input: { ...scope, ...part } })
  return queryOptions({
    queryKey,
    queryFn: ({ client: cache, signal }): Promise<ServicePage> =>
      pageWithAds(
        client.services.list({ ...scope, ...part }, { signal }),
        askFor(scope, part),
        cache.getQueryData<ServicePage>(queryKey)?.ads,
      ),
    placeholderData: keepPreviousData,
  })
}
