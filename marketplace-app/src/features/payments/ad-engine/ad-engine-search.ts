import {
  type CampaignStatus,
  campaignStatuses,
  type CampaignType,
  campaignTypes,
} from '@stackyard/shared/reference/campaigns'
import { type ServiceTypeKey, serviceTypeKeys } from '@stackyard/shared/reference/service-types'
import { type CampaignSort, campaignSorts } from '../../../components/ads/campaign-sorts'
import { present, type RawSearch, readOneOf, readText, readWhole } from '@stackyard/shared/domain/read-search'
import { readSpan, type SpanSearch } from '../../../lib/span-search'

export type AdEngineSearch = SpanSearch & {
  serviceType?: ServiceTypeKey | undefined
  campaignType?: CampaignType | undefined
  adStatus?: CampaignStatus | undefined
  /** The campaigns of one seller. */
  clientId?: number | undefined
  query?: string | undefined
  sortBy?: CampaignSort | undefined
  order?: 'asc' | 'desc' | undefined
  page?: number | undefined
}

const HIGHEST_ID = 2_147_483_647

/** What the address holds; what can't be read is absent. */
export const readAdEngineSearch = (search: RawSearch): AdEngineSearch =>
  present({
    ...readSpan(search),
    serviceType: readOneOf(search.serviceType, serviceTypeKeys),
    campaignType: readOneOf(search.campaignType, campaignTypes),
    adStatus: readOneOf(search.adStatus, campaignStatuses),
    clientId: readWhole(search.clientId, 1, HIGHEST_ID),
    query: readText(search.query),
    sortBy: readOneOf(search.sortBy, campaignSorts),
    order: readOneOf(search.order, ['asc', 'desc'] as const),
    page: readWhole(search.page, 2, 10_000),
  })

/** Other filters begin at the first page. */
export const withFilter = (search: AdEngineSearch, changes: Partial<AdEngineSearch>): AdEngineSearch =>
  present({ ...search, page: undefined, ...changes })

/** What narrows the list of campaigns besides its days. */
export const isFiltered = ({ serviceType, campaignType, adStatus, clientId, query }: AdEngineSearch): boolean =>
  [serviceType, campaignType, adStatus, clientId, query].some((value) => value !== undefined)
