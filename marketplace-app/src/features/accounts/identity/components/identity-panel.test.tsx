import type { IdentityStatus } from '@stackyard/shared/schema/identity'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Refusal, renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import { identityTexts as words } from '../../../../lib/texts/identity'
import { IdentityPanel } from './identity-panel'

const standing = (over: Partial<IdentityStatus>): IdentityStatus => ({
  status: 'none',
  kycVerified: false,
  reason: null,
  submittedAt: null,
  decidedAt: null,
  provider: 'stripe',
  ...over,
})
const returnTo = '/warehouses/hall?month=3&space=600&mode=PALLET#RESERVE'

async function show(over: Partial<IdentityStatus>, refuses = false) {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  const calls = standInApi(({ method, path }) => {
    if (path === '/kyc/getApplicationStatus') return standing(over)
    if (method === 'POST' && refuses) throw new Refusal(409, 'We are already reviewing your application.')
    return { url: 'https://provider.test/form' }
  })
  await renderInApp(<IdentityPanel returnTo={returnTo} />)
  return { calls, assign }
}
afterEach(() => vi.restoreAllMocks())

it('R-337: leads to the provider’s form, which knows the way back to the dialog', async () => {
  const { calls, assign } = await show({})
  await userEvent.click(await screen.findByRole('button', { name: words.begin }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://provider.test/form'))
  expect(calls.find(({ path }) => path === '/kyc/begin')?.body).toEqual({ returnTo })
})

it('can be had from us instead, and is from us alone where an admin decides', async () => {
  await show({})
  await userEvent.click(await screen.findByRole('button', { name: words.byUs }))
  expect(await screen.findByRole('button', { name: words.submit })).toBeDefined()
  document.body.replaceChildren()
  await show({ provider: 'house' })
  expect(await screen.findByRole('button', { name: words.submit })).toBeDefined()
  expect(screen.queryByRole('button', { name: words.begin })).toBeNull()
})

it('says why it was refused and lets one try again; a form that cannot be opened leads nowhere', async () => {
  const { assign } = await show({ status: 'rejected', reason: 'The document is invalid.' }, true)
  expect((await screen.findByText(/The document is invalid/)).textContent).toContain(words.checkAgain)
  await userEvent.click(screen.getByRole('button', { name: words.begin }))
  await waitFor(() => expect(screen.getByRole('button', { name: words.begin })).toHaveProperty('disabled', false))
  expect(assign).not.toHaveBeenCalled()
})

it('says that it waits for the provider, with nothing to press', async () => {
  await show({ status: 'pending', submittedAt: '2026-11-22T12:00:00.000Z' })
  expect(await screen.findByText(words.checking)).toBeDefined()
  expect(screen.queryByRole('button', { name: words.begin })).toBeNull()
})
