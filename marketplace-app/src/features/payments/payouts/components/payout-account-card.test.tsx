import type { PayoutAccount } from '@stackyard/shared/schema/payout'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Refusal, renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import { PayoutAccountCard } from './payout-account-card'

afterEach(() => void vi.restoreAllMocks())

const account = (state: PayoutAccount['state']): PayoutAccount => ({
  state,
  openRequirements: 0,
  owedCents: 0,
  paidCents: 0,
  nextDueAt: null,
})

/** A tab that the browser opened, and where it was led. */
function standInTab() {
  const tab = { opener: window as Window | null, close: vi.fn(), location: { assign: vi.fn() } }
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  return tab
}

const change = () => screen.queryByRole('button', { name: 'Change your bank account' })

it.each([
  ['none', false],
  ['incomplete', false],
  ['review', true],
  ['ready', true],
] as const)('an account that is %s: its bank account can be changed: %s', async (state, isOffered) => {
  standInApi(() => ({}))
  await renderInApp(<PayoutAccountCard account={account(state)} />)
  expect(change() !== null).toBe(isOffered)
})

it('the provider’s page opens in a tab of its own, which knows nothing of ours', async () => {
  const tab = standInTab()
  const calls = standInApi(() => ({ url: 'https://connect.example.test/express/one' }))
  await renderInApp(<PayoutAccountCard account={account('ready')} />)
  await userEvent.click(change() as HTMLElement)
  await waitFor(() => expect(tab.location.assign).toHaveBeenCalledWith('https://connect.example.test/express/one'))
  expect(tab.opener).toBeNull()
  expect(calls).toMatchObject([{ method: 'POST', path: '/payment/payout-account/page' }])
})

it('the tab closes again when the provider gives no page', async () => {
  const tab = standInTab()
  standInApi(() => {
    throw new Refusal(502, 'The payment provider is not reachable.')
  })
  await renderInApp(<PayoutAccountCard account={account('ready')} />)
  await userEvent.click(change() as HTMLElement)
  await waitFor(() => expect(tab.close).toHaveBeenCalled())
  expect(tab.location.assign).not.toHaveBeenCalled()
})
