import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CampaignInput } from '@stackyard/shared/schema/campaign'
import { client } from '../../../lib/api'
import { formatDate } from '../../../lib/format'
import { createKeyKeeper } from '@stackyard/shared/contract/key-keeper'
import { notifyDone, notifyFailure } from '../../../lib/notify'
import { campaignTexts } from '../../../lib/texts/campaigns'
import { refreshCampaigns } from './queries'

const words = campaignTexts.wizard.review

type CreateOptions = { today: string; onCreated: (id: number) => void; onRefused: (error: unknown) => void }

/** Starts one campaign, however often it is sent. */
export function useCreateCampaign({ today, onCreated, onRefused }: CreateOptions) {
  const queryClient = useQueryClient()
  const [keys] = useState(() => createKeyKeeper('campaign-key'))
  return useMutation({
    mutationFn: async (input: CampaignInput) => {
      const idempotencyKey = keys.keyFor(input)
      return (await client.campaign.create(input, { context: { idempotencyKey } })).results.campaign
    },
    onSuccess: ({ id, startDate }) => {
      keys.settle(null)
      notifyDone(startDate > today ? words.doneLater(formatDate(startDate)) : words.done, { failed: words.failed })
      onCreated(id)
    },
    onError: (error) => {
      keys.settle(error)
      notifyFailure(words.failed, error)
      onRefused(error)
    },
    onSettled: () => refreshCampaigns(queryClient),
  })
}
