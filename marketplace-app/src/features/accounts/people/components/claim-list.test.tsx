import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { UnclaimedUser } from '@stackyard/shared/schema/claim'
import { listed, renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import { ClaimList } from './claim-list'

const claim = (id: number, firstName: string): UnclaimedUser => ({
  id,
  _id: id,
  firstName,
  lastName: 'Reyes',
  email: `${firstName.toLowerCase()}@example.com`,
  company: 'Reyes Depots',
  title: 'Owner',
  phone: '',
  managerId: 40 + id,
  managerName: `Depot ${id}`,
  verifiedAt: '2026-11-20T10:00:00.000Z',
})

/** Claims that leave the list as they are decided. */
async function showClaims() {
  let waiting = [claim(1, 'Ana'), claim(2, 'Ben')]
  const calls = standInApi(({ method, body }) => {
    if (method === 'GET') return listed(waiting, waiting.length)
    const { userId, unclaimUser } = body as { userId?: number; unclaimUser?: number }
    waiting = waiting.filter(({ id }) => id !== (userId ?? unclaimUser))
    return { done: true }
  })
  await renderInApp(<ClaimList />)
  await screen.findByText('Ana Reyes')
  return { calls, user: userEvent.setup() }
}

it('leads to the person and to the profile', async () => {
  await showClaims()
  expect(screen.getByRole('link', { name: 'Ana Reyes' }).getAttribute('href')).toBe('/dashboard/users/sellers/1')
  expect(screen.getByRole('link', { name: 'claims Depot 1' }).getAttribute('href')).toBe('/dashboard/managed/edit/41')
})

it('by keyboard: after a decision focus is on the next claim, after the last on the empty list', async () => {
  const { user } = await showClaims()
  for (const next of ['Ben Reyes', null]) {
    const card = screen.getAllByRole('listitem')[0]
    if (!card) throw new Error('no claim')
    within(card).getByRole('button', { name: 'Deny' }).focus()
    await user.keyboard('{Enter}')
    within(await screen.findByRole('dialog'))
      .getByRole('button', { name: 'Deny' })
      .focus()
    await user.keyboard('{Enter}')
    if (next) await waitFor(() => expect(document.activeElement?.textContent).toBe(next))
    else await waitFor(() => expect(document.activeElement?.textContent).toContain('No claims to decide'))
  }
})
