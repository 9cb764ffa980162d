import type { CampaignEnd, CampaignStatus } from '../reference/campaigns'

/**
 * The life cycle of a campaign as one graph: the server, the buttons and the matrix test read it. INACTIVE is
 * final. `end` is what the system does when the last day has passed, a debit was refused or credit was taken back.
 */
export const campaignActions = ['pause', 'resume', 'stop', 'edit-budget', 'delete', 'end'] as const
export type CampaignAction = (typeof campaignActions)[number]

/** Where an action leads, by the status it starts from; what is missing is refused. */
const graph: Record<CampaignAction, Partial<Record<CampaignStatus, CampaignStatus>>> = {
  pause: { ACTIVE: 'PAUSED', PAUSED: 'PAUSED' },
  resume: { PAUSED: 'ACTIVE' },
  stop: { ACTIVE: 'INACTIVE', PAUSED: 'INACTIVE', INACTIVE: 'INACTIVE' },
  'edit-budget': { ACTIVE: 'ACTIVE', PAUSED: 'PAUSED' },
  delete: { ACTIVE: 'INACTIVE', PAUSED: 'INACTIVE', INACTIVE: 'INACTIVE' },
  end: { ACTIVE: 'INACTIVE', PAUSED: 'INACTIVE' },
}

/** The status after an action; null when the action is refused. */
export const afterCampaignAction = (status: CampaignStatus, action: CampaignAction): CampaignStatus | null =>
  graph[action][status] ?? null

/** What a seller can do with a campaign and would see an effect of. */
export const offeredCampaignActions = (status: CampaignStatus): CampaignAction[] =>
  campaignActions.filter((action) => {
    if (action === 'end') return false
    const after = afterCampaignAction(status, action)
    return action === 'edit-budget' || action === 'delete' ? after !== null : after !== null && after !== status
  })

/** Why the system ends a campaign on a day, or null. `endDay` is its last day (YYYY-MM-DD, UTC). */
export function campaignEndOn(
  today: string,
  campaign: { endDay: string; remainingMicros: number; impressionMicros: number },
): CampaignEnd | null {
  if (today > campaign.endDay) return 'ended'
  return campaign.remainingMicros < campaign.impressionMicros ? 'budget_spent' : null
}
