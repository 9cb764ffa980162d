import { type CampaignAction, offeredCampaignActions } from '@stackyard/shared/domain/campaign-process'
import type { Campaign } from '@stackyard/shared/schema/campaign'
import { client } from '../../../lib/api'
import { formatExact } from '../../../lib/exact-dollars'
import { formatDate } from '../../../lib/format'
import { campaignTexts } from '../../../lib/texts/campaigns'

const words = campaignTexts.actions

/** What a question is asked for before; the budget has a form of its own. */
export type ConfirmedAction = Exclude<CampaignAction, 'end' | 'edit-budget'>
export type OfferedAction = ConfirmedAction | 'edit-budget'

/** An action as its dialog shows it. */
export type ActionPlan = {
  title: string
  text: string
  confirm: string
  isIrreversible: boolean
  done: string
  failed: string
  run: (id: number) => Promise<unknown>
}

/** The actions in the order of the menu; the ones that cannot be undone come last. */
const order: readonly OfferedAction[] = ['pause', 'resume', 'edit-budget', 'stop', 'delete']

export const offeredActions = ({ status }: Pick<Campaign, 'status'>): OfferedAction[] => {
  const offered = offeredCampaignActions(status)
  return order.filter((action) => offered.includes(action))
}

const calls = {
  pause: (id: number) => client.campaign.pause({ id }),
  resume: (id: number) => client.campaign.resume({ id }),
  stop: (id: number) => client.campaign.stop({ id }),
  delete: (id: number) => client.campaign.delete({ id }),
} satisfies Record<ConfirmedAction, (id: number) => Promise<unknown>>

/** The words of an action for this campaign: what happens to it and to its money. */
export function planOf(action: ConfirmedAction, campaign: Campaign): ActionPlan {
  const left = formatExact(campaign.remaining)
  const lastDay = formatDate(campaign.endDate)
  const text = {
    pause: () => words.pause.text(left, lastDay),
    resume: () => words.resume.text(left, lastDay),
    stop: () => words.stop.text(left, formatExact(campaign.spent)),
    delete: () => (campaign.status === 'INACTIVE' ? words.delete.textEnded : words.delete.text(left)),
  }
  const { title, label, done, failed } = words[action]
  const confirm = action === 'stop' || action === 'delete' ? words[action].confirm : label
  const isIrreversible = action === 'stop' || action === 'delete'
  return { title, text: text[action](), confirm, isIrreversible, done, failed, run: calls[action] }
}
