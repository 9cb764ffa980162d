import type { CampaignType } from '@stackyard/shared/reference/campaigns'

/**
 * A list that is on the page as it leaves the server, and which sponsored cards may join it in the browser
 * (scripts/sponsored.ts). It is the JSON of `data-ads`.
 */
export type AdPlace = {
  /** Among the cards; before them, of which then fewer are shown; or before them all. */
  kind: 'list' | 'strip' | 'carousel'
  card: 'large' | 'small' | 'service'
  campaignType: CampaignType
  filters: Readonly<Record<string, string | number | boolean>>
  limit: number
  skip?: number
}

export const adPlaceText = (place: AdPlace): string => JSON.stringify(place)
