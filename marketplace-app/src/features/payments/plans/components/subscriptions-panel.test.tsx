import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import { SubscriptionsPanel } from './subscriptions-panel'

const plan = (id: string, name: string, monthlyPriceCents: number) => ({
  id,
  name,
  summary: '',
  type: monthlyPriceCents > 0 ? 'paid' : 'free',
  monthlyPriceCents,
  annualPriceCents: monthlyPriceCents * 10,
  listingLimit: 10,
  canSpotlight: true,
})
const plans = [plan('free', 'Free', 0), plan('growth', 'Growth', 14_900), plan('scale', 'Scale', 39_900)]
const membership = {
  id: 1,
  _id: 1,
  userId: 7,
  planId: 'growth',
  source: 'subscription',
  status: 'active',
  isChanging: false,
  annualPlan: false,
  amountCents: 14_900,
  paymentType: 'CARD',
  paymentMethod: 'Visa •••• 4242',
  currentPeriodEnd: '2027-01-05T12:00:00.000Z',
  cancelAtPeriodEnd: false,
  listingLimit: 10,
  listingCount: 2,
}

const show = (own: object) => {
  standInApi(({ path }) => {
    if (path.replace(/\/$/, '') === '/plans') return plans
    if (path === '/payment/subscription') return { ...membership, ...own }
    return path === '/user/billing'
      ? { primaryBillingInfo: null, primaryCard: null, primaryACH: null, annualPlan: false }
      : { ...plans[2], isCurrent: false, monthlyQuote: null, annualQuote: null }
  })
  return renderInApp(<SubscriptionsPanel Picker={() => null} />)
}

it('a plan that the team gave is not offered for money, by the month or the year; others are', async () => {
  await show({ source: 'granted', planId: 'scale', currentPeriodEnd: null })
  expect(await screen.findByRole('button', { name: 'Choose Growth' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Choose Scale' })).toBeNull()
  await userEvent.click(screen.getByRole('tab', { name: /^Annual/ }))
  expect(screen.queryByRole('button', { name: 'Choose Scale' })).toBeNull()
})

it('R-465: the current plan with its end, the way to a larger one, and the way out', async () => {
  await show({})
  const current = within(await screen.findByRole('region', { name: 'Your plan' }))
  expect(current.getByText('Growth')).toBeDefined()
  expect(current.getByText(/^Renews on .*2027 for \$149\.00, paid with Visa/)).toBeDefined()
  await userEvent.click(current.getByRole('button', { name: 'Cancel Plan' }))
  expect(await screen.findByText(/You keep your plan until the time you paid for ends/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Keep plan' }))
  await userEvent.click(screen.getByRole('button', { name: 'Choose Scale' }))
  expect(await screen.findByRole('dialog', { name: 'Plan Upgrade' })).toBeDefined()
})
