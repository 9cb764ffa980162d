import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { Plan } from '@stackyard/shared/schema/plan'
import { renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import { UpgradeDialog } from './upgrade-dialog'

const plan = {
  id: 'growth',
  name: 'Growth',
  type: 'paid',
  monthlyPriceCents: 14_900,
  annualPriceCents: 149_000,
} as Plan
const account = { id: 11, isPrimary: true, isUsable: true, bankName: 'Test Bank', last4: '6789' }

it('R-397: Confirm waits for the terms, and for nothing else once a method is chosen', async () => {
  standInApi(({ path }) => {
    if (path === '/user/billing')
      return { primaryBillingInfo: null, primaryCard: null, primaryACH: account, annualPlan: false }
    return { ...plan, isCurrent: false, monthlyQuote: null, annualQuote: null }
  })
  await renderInApp(<UpgradeDialog plan={plan} isAnnual={false} Picker={() => null} onClose={vi.fn()} />)
  const terms = await screen.findByRole('checkbox', { name: 'Agree to Terms of Service & Privacy Policy' })
  const confirm = screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm' })
  expect(confirm.disabled).toBe(true)
  await userEvent.click(terms)
  expect(confirm.disabled).toBe(false)
  await userEvent.click(terms)
  expect(confirm.disabled).toBe(true)
})
