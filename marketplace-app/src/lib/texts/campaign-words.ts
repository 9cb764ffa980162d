import type { CampaignStatus, CampaignType } from '@stackyard/shared/reference/campaigns'
import { inLanguage } from '../language'

/** Where the cards of a campaign appear. */
export const campaignTypeNames = inLanguage('campaignTypeNames', {
  featured: 'Top of lists',
  nearby: 'Nearby listings',
  search: 'Search results',
  hotdeal: 'HotRacks',
} satisfies Record<CampaignType, string>)

/** The statuses of a campaign as people read them. */
export const campaignStatusNames = inLanguage('campaignStatusNames', {
  ACTIVE: 'Active',
  PAUSED: 'Paused',
  INACTIVE: 'Ended',
} satisfies Record<CampaignStatus, string>)

/** What an active campaign is until its first day. */
export const campaignScheduled: string = inLanguage('campaignScheduled', 'Scheduled')
