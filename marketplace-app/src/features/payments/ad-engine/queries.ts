import { keepPreviousData } from '@tanstack/react-query'
import { sortInput } from '../../../components/ads/campaign-sorts'
import { apiQuery, client } from '../../../lib/api'
import { present } from '@stackyard/shared/domain/read-search'
import { spanInput } from '../../../lib/span-search'
import type { AdEngineSearch } from './ad-engine-search'

/** Campaigns on a page. */
export const pageSize = 10

const filtersOf = ({ serviceType, campaignType, adStatus, clientId, query, ...search }: AdEngineSearch) => ({
  ...spanInput(search),
  ...present({ serviceType, campaignType, adStatus, clientId, search: query }),
  ...sortInput(search),
})

/** A page of all campaigns. */
export const campaignsQuery = (search: AdEngineSearch) =>
  apiQuery.campaign.adminFiltered.queryOptions({
    input: { ...filtersOf(search), page: search.page ?? 1, limit: pageSize },
    select: ({ results: { campaigns, total } }) => ({ results: campaigns, total }),
    placeholderData: keepPreviousData,
  })

/** Every campaign that matches, as a CSV file. */
export const exportCampaigns = async (search: AdEngineSearch) =>
  (await client.campaign.exportAll(filtersOf(search))).results

/** Which views were charged, and why others were not. */
export const outcomesQuery = ({ serviceType, ...search }: AdEngineSearch) =>
  apiQuery.campaign.outcomes.queryOptions({
    input: { ...spanInput(search), ...present({ serviceType }) },
    select: (reply) => reply.results,
    placeholderData: keepPreviousData,
  })

/** What views cost in new campaigns. */
export const pricesQuery = () => apiQuery.campaign.prices.queryOptions({ select: (reply) => reply.results })
