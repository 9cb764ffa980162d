import { hashKey, keepPreviousData, type QueryClient } from '@tanstack/react-query'
import type { CampaignType } from '@stackyard/shared/reference/campaigns'
import { apiQuery } from '../../../lib/api'
import { toCampaignQuery } from './campaign-query'
import type { CampaignSearch } from './campaign-search'

export const campaignsQuery = (search: CampaignSearch) =>
  apiQuery.campaign.filtered.queryOptions({ input: toCampaignQuery(search), placeholderData: keepPreviousData })

export const campaignQuery = (id: number) =>
  apiQuery.campaign.get.queryOptions({ input: { id }, select: (reply) => reply.results })

export const balanceQuery = () => apiQuery.wallet.balance.queryOptions({ select: (reply) => reply.results })

export const pricesQuery = () => apiQuery.campaign.prices.queryOptions({ select: (reply) => reply.results })

/** The warehouses of the seller that campaigns of a type can show; of any type without one. */
export const ownWarehousesQuery = (campaignType?: CampaignType) =>
  apiQuery.supply.ownForCampaign.queryOptions({
    input: campaignType ? { campaignType } : {},
    select: (reply) => reply.results,
  })

/** The same of services. */
export const ownServicesQuery = (campaignType?: CampaignType) =>
  apiQuery.services.ownForCampaign.queryOptions({
    input: campaignType ? { campaignType } : {},
    select: (reply) => reply.results,
  })

/**
 * Reads campaigns and wallet again after a change: budgets move between them. `gone` is the key of a deleted campaign:
 * its page is on its way out and would only learn that it is gone.
 */
export async function refreshCampaigns(queryClient: QueryClient, gone?: readonly unknown[]): Promise<void> {
  const goneHash = gone ? hashKey(gone) : null
  if (gone) void queryClient.invalidateQueries({ queryKey: gone, exact: true, refetchType: 'none' })
  await Promise.all([
    queryClient.invalidateQueries({
      queryKey: apiQuery.campaign.key(),
      predicate: ({ queryHash }) => queryHash !== goneHash,
    }),
    queryClient.invalidateQueries({ queryKey: apiQuery.wallet.key() }),
  ])
}
