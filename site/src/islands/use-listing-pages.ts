import type { CampaignType } from '@stackyard/shared/reference/campaigns'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import { ads } from '../lib/ads'
import { client } from '../lib/api'
import type { askedFor } from '../lib/explore-address'
import { type Pages, usePages } from './use-pages'

type Filters = ReturnType<typeof askedFor>

export type ListingPages = Pages<ListingCard>

/** Shows the cards that stood on the page until the first answer comes. */
export const withFirst = (pages: ListingPages, first: readonly ListingCard[] | undefined): ListingPages =>
  first && first.length > 0 && pages.state === 'loading' && pages.items.length === 0
    ? { ...pages, items: first, isFirst: true }
    : pages

type Placement = { campaignType: CampaignType; inSight: () => number }

/** The listings under some filters, page by page, without doubles. `key` names the filters: a new one starts over. */
export function useListingPages(filters: Filters, key: string, { campaignType, inSight }: Placement): ListingPages {
  const { sort: _sort, ...narrowing } = filters
  return usePages<ListingCard>((page, options) => client.warehouse.list({ ...filters, ...page }, options), key, {
    adsOf: (page) => ads.listings({ ...narrowing, campaignType, ...page }),
    inSight,
  })
}
