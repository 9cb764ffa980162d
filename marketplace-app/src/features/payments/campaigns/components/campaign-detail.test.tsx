import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { Campaign } from '@stackyard/shared/schema/campaign'
import { renderForSeller } from '../../../../lib/render-for-seller.test-data'
import { standInApi } from '../../../../lib/render-in-app.test-data'
import { AddCreditStub, campaignOf } from '../campaign.test-data'
import { CampaignDetail } from './campaign-detail'

async function show(changes: Partial<Campaign> = {}, actorId?: number) {
  const calls = standInApi(() => ({ done: true }))
  const onDeleted = vi.fn()
  await renderForSeller(
    <CampaignDetail campaign={campaignOf(changes)} AddCredit={AddCreditStub} onDeleted={onDeleted} />,
    actorId ? { actorId } : {},
  )
  return { calls, onDeleted }
}

describe('a campaign', () => {
  it('shows figures, money and listings, with the ways to their pages and to the days', async () => {
    const [listing] = campaignOf().listings
    await show({
      listings: [
        ...(listing ? [listing] : []),
        { type: 'service', id: 9, name: 'Holm Freight', slug: 'holm-freight', place: 'Toledo, OH', isListed: false },
      ],
    })
    const figures = within(await screen.findByRole('region', { name: 'Figures' }))
    for (const figure of ['1,933', '28', '1.4%', '$2.23']) expect(figures.getByText(figure)).toBeDefined()
    expect(screen.getByText('$0.02 per impression, $0.25 per page visit')).toBeDefined()
    expect(screen.getByText('$37.6575')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Columbus Center' }).getAttribute('href')).toBe(
      '/warehouses/columbus-center',
    )
    expect(screen.getByRole('link', { name: 'Holm Freight' }).getAttribute('href')).toBe('/services/holm-freight')
    expect(screen.getByText('Not public')).toBeDefined()
    expect(screen.getByRole('link', { name: 'See the days in ad analytics' }).getAttribute('href')).toBe(
      '/dashboard/ad-analytics-dashboard?campaignType=featured',
    )
  })

  it('without views says so instead of dividing by nothing', async () => {
    await show({ impressions: 0, visits: 0, spent: 0, remaining: 100 })
    const figures = within(await screen.findByRole('region', { name: 'Figures' }))
    expect(figures.getAllByText('Not yet')).toHaveLength(2)
  })

  it('that has ended says why, what returned, and leads to the next one', async () => {
    await show({ status: 'INACTIVE', endReason: 'credit_taken_back', remaining: 0 })
    expect(await screen.findByText('The payment for its credit was reversed.')).toBeDefined()
    expect(screen.getByText('Returned to your wallet').nextElementSibling?.textContent).toBe('$37.6575')
    expect(screen.getByRole('link', { name: 'Start a new one' }).getAttribute('href')).toBe(
      '/dashboard/campaigns/create',
    )
    expect(screen.queryByRole('button', { name: /Pause|Resume|Edit budget/ })).toBeNull()
  })

  it('is deleted from its page, which is left then', async () => {
    const { calls, onDeleted } = await show()
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Fall push' }))
    expect(screen.getAllByRole('menuitem').map((each) => each.textContent)).toEqual(['Stop', 'Delete'])
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete campaign' }))
    await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce())
    expect(calls).toMatchObject([{ method: 'DELETE', path: '/campaign/101' }])
  })

  it('is only shown to somebody who acts for the account', async () => {
    await show({ status: 'INACTIVE', endReason: 'stopped' }, 7)
    expect(await screen.findByText(/Only its owner can start or change campaigns/)).toBeDefined()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Start a new one' })).toBeNull()
  })
})
