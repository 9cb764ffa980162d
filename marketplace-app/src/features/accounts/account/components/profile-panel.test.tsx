import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import { ProfilePanel } from './profile-panel'

const profile = {
  id: 7,
  firstName: 'Bea',
  lastName: 'Okafor',
  email: 'bea@stackyard.test',
  phone: '',
  createdAt: '2026-03-05T12:00:00.000Z',
  socials: {},
  address: {},
}

it.each([true, false])(
  'R-469: shows the full name, the day of joining, and a badge when verified (%s)',
  async (isVerified) => {
    standInApi(() => ({ ...profile, isVerified }))
    await renderInApp(<ProfilePanel />)
    const name = await screen.findByText(/Bea Okafor/)
    expect(/verified/i.test(name.textContent)).toBe(isVerified)
    expect(screen.getByText(/joined.*2026/i)).toBeTruthy()
  },
)
