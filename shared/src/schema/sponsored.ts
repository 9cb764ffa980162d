import { z } from 'zod'
import { campaignTypes } from '../reference/campaigns'
import { AdLabel } from './ad-label'
import { ListingCard } from './listing-card'
import { listingFilters } from './listing-query'
import { paging, queryList, queryText } from './query'
import { ServiceCard } from './service-card'

const sponsored = { isAd: z.literal(true), campaignId: z.number().int(), ad: AdLabel }
export const SponsoredListing = ListingCard.extend(sponsored)
export type SponsoredListing = z.infer<typeof SponsoredListing>
export const SponsoredService = ServiceCard.extend(sponsored)
export type SponsoredService = z.infer<typeof SponsoredService>
export const SponsoredCard = z.discriminatedUnion('type', [SponsoredListing, SponsoredService])
export type SponsoredCard = z.infer<typeof SponsoredCard>

/**
 * The filters of the list that the cards appear in. `type` is warehouse (the default) or service; `campaignType` names the
 * place, any by default. `limit` and `skip` are those of the list: at most two of each ten cards are sponsored.
 */
export const AdQuery = z.object({
  ...listingFilters,
  type: queryText,
  serviceType: queryText,
  serviceSubType: queryList,
  subtypesQuery: queryList,
  campaignType: z.preprocess(
    (value: (typeof campaignTypes)[number] | undefined) => campaignTypes.find((type) => type === value),
    z.enum(campaignTypes).optional(),
  ),
  ...paging(10),
})
export type AdQuery = z.infer<typeof AdQuery>
