import { describe, expect, it } from 'vitest'
import { campaignStatuses } from '../reference/campaigns'
import { afterCampaignAction, campaignActions, campaignEndOn, offeredCampaignActions } from './campaign-process'

describe('the life cycle of a campaign', () => {
  it('R-411: stop sets INACTIVE, pause sets PAUSED, resume sets ACTIVE', () => {
    expect(afterCampaignAction('ACTIVE', 'stop')).toBe('INACTIVE')
    expect(afterCampaignAction('ACTIVE', 'pause')).toBe('PAUSED')
    expect(afterCampaignAction('PAUSED', 'resume')).toBe('ACTIVE')
  })

  it('nothing leads out of INACTIVE, and only PAUSED can be resumed', () => {
    for (const action of campaignActions) expect(afterCampaignAction('INACTIVE', action) ?? 'INACTIVE').toBe('INACTIVE')
    for (const status of campaignStatuses)
      expect(afterCampaignAction(status, 'resume')).toBe(status === 'PAUSED' ? 'ACTIVE' : null)
  })

  it('offers what has an effect', () => {
    expect(offeredCampaignActions('ACTIVE')).toEqual(['pause', 'stop', 'edit-budget', 'delete'])
    expect(offeredCampaignActions('PAUSED')).toEqual(['resume', 'stop', 'edit-budget', 'delete'])
    expect(offeredCampaignActions('INACTIVE')).toEqual(['delete'])
  })

  it('ends the day after its last one, or when not one impression is left', () => {
    const campaign = { endDay: '2026-11-30', remainingMicros: 20_000, impressionMicros: 20_000 }
    expect(campaignEndOn('2026-11-30', campaign)).toBeNull()
    expect(campaignEndOn('2026-12-01', campaign)).toBe('ended')
    expect(campaignEndOn('2026-11-30', { ...campaign, remainingMicros: 19_999 })).toBe('budget_spent')
  })
})
