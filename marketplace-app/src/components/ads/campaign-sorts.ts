import type { AdminCampaignQuery } from '@stackyard/shared/schema/campaign'

/** What a list of campaigns can be sorted by. */
export const campaignSorts = [
  'createdAt',
  'name',
  'status',
  'budget',
  'spent',
  'impressions',
  'visits',
  'startDate',
  'endDate',
] as const satisfies readonly NonNullable<AdminCampaignQuery['sortBy']>[]
export type CampaignSort = (typeof campaignSorts)[number]

/** How a list of campaigns is narrowed and sorted. */
export type CampaignFilters = Pick<AdminCampaignQuery, 'campaignType' | 'adStatus'> & {
  sortBy?: CampaignSort | undefined
  order?: 'asc' | 'desc' | undefined
}

/** A sort as the list takes it; the newest campaigns come first. */
export const sortInput = ({ sortBy = 'createdAt', order = 'desc' }: CampaignFilters) => ({ sortBy, order })
