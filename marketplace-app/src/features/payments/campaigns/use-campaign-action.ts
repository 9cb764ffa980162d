import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { afterCampaignAction } from '@stackyard/shared/domain/campaign-process'
import type { Campaign } from '@stackyard/shared/schema/campaign'
import { apiQuery } from '../../../lib/api'
import { notifyDone, notifyFailure } from '../../../lib/notify'
import { type ConfirmedAction, planOf } from './campaign-actions'
import { refreshCampaigns } from './queries'

type Pages = { results: { campaigns: Campaign[]; total: number } } | undefined
type One = { results: Campaign } | undefined
type Snapshot = readonly [queryKey: readonly unknown[], data: unknown][]

const listKey = () => apiQuery.campaign.filtered.key()
const oneKey = (id: number) => apiQuery.campaign.get.queryKey({ input: { id } })

/** Shows a campaign with changes in every list and on its own page, before the server has answered. */
function showChanged(queryClient: QueryClient, id: number, changes: Partial<Campaign>): void {
  queryClient.setQueriesData<Pages>({ queryKey: listKey() }, (reply) => {
    if (!reply) return reply
    const campaigns = reply.results.campaigns.map((each) => (each.id === id ? { ...each, ...changes } : each))
    return { ...reply, results: { ...reply.results, campaigns } }
  })
  queryClient.setQueryData<One>(oneKey(id), (reply) => reply && { ...reply, results: { ...reply.results, ...changes } })
}

/** Takes a campaign out of every list; each total falls by one. */
function showWithout(queryClient: QueryClient, id: number): void {
  queryClient.setQueriesData<Pages>({ queryKey: listKey() }, (reply) => {
    if (!reply?.results.campaigns.some((each) => each.id === id)) return reply
    const campaigns = reply.results.campaigns.filter((each) => each.id !== id)
    return { ...reply, results: { campaigns, total: reply.results.total - 1 } }
  })
}

type Asked = { action: ConfirmedAction; campaign: Campaign }

/**
 * Runs an action of a campaign. Pause and resume are shown at once and taken back when the server refuses; what cannot
 * be undone waits for the answer. `onSettled` is called when the dialog can close, with whether it is done.
 */
export function useCampaignAction(onSettled: (action: ConfirmedAction, isDone: boolean) => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ action, campaign }: Asked) => planOf(action, campaign).run(campaign.id),
    onMutate: async ({ action, campaign }): Promise<Snapshot> => {
      if (action !== 'pause' && action !== 'resume') return []
      const keys = [listKey(), oneKey(campaign.id)]
      await Promise.all(keys.map((queryKey) => queryClient.cancelQueries({ queryKey })))
      const before = keys.flatMap((queryKey) => queryClient.getQueriesData({ queryKey }))
      const status = afterCampaignAction(campaign.status, action)
      if (status) showChanged(queryClient, campaign.id, { status })
      return before
    },
    onSuccess: (_reply, { action, campaign }) => {
      const { done, failed } = planOf(action, campaign)
      notifyDone(done, { failed })
      if (action === 'delete') showWithout(queryClient, campaign.id)
      onSettled(action, true)
    },
    onError: (error, { action, campaign }, before) => {
      for (const [queryKey, data] of before ?? []) queryClient.setQueryData(queryKey, data)
      notifyFailure(planOf(action, campaign).failed, error)
      onSettled(action, false)
    },
    onSettled: (_reply, _error, { action, campaign }) =>
      refreshCampaigns(queryClient, action === 'delete' ? oneKey(campaign.id) : undefined),
  })
}
