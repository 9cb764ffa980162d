import {
  campaignStatuses,
  type CampaignStatus,
  type CampaignType,
  campaignTypes,
  type DateRange,
  dateRanges,
} from '@stackyard/shared/reference/campaigns'
import { type ServiceTypeKey, serviceTypeKeys } from '@stackyard/shared/reference/service-types'
import { campaignSorts, type CampaignSort } from '../../../components/ads/campaign-sorts'
import {
  present,
  type RawSearch,
  readDay,
  readList,
  readOneOf,
  readText,
  readWhole,
} from '@stackyard/shared/domain/read-search'

export type CampaignSearch = {
  campaignType?: CampaignType | undefined
  adStatus?: CampaignStatus | undefined
  dateRange?: DateRange | undefined
  /** First and last day, as YYYY-MM-DD; with either of them `dateRange` does not count. */
  startDate?: string | undefined
  endDate?: string | undefined
  adWarehouseIds?: string[] | undefined
  adServiceIds?: string[] | undefined
  country?: string | undefined
  state?: string | undefined
  region?: string | undefined
  categories?: string[] | undefined
  expertise?: string[] | undefined
  serviceType?: ServiceTypeKey | undefined
  serviceSubType?: string[] | undefined
  sortBy?: CampaignSort | undefined
  order?: 'asc' | 'desc' | undefined
  page?: number | undefined
}

/** What the address of the list says; what cannot be read is left out. */
export const readCampaignSearch = (search: RawSearch): CampaignSearch =>
  present({
    campaignType: readOneOf(search.campaignType, campaignTypes),
    adStatus: readOneOf(search.adStatus, campaignStatuses),
    dateRange: readOneOf(search.dateRange, dateRanges),
    startDate: readDay(search.startDate),
    endDate: readDay(search.endDate),
    adWarehouseIds: readList(search.adWarehouseIds),
    adServiceIds: readList(search.adServiceIds),
    country: readText(search.country, 2),
    state: readText(search.state, 40),
    region: readText(search.region, 40),
    categories: readList(search.categories),
    expertise: readList(search.expertise),
    serviceType: readOneOf(search.serviceType, serviceTypeKeys),
    serviceSubType: readList(search.serviceSubType),
    sortBy: readOneOf(search.sortBy, campaignSorts),
    order: readOneOf(search.order, ['asc', 'desc'] as const),
    page: readWhole(search.page, 1, 5000),
  })
