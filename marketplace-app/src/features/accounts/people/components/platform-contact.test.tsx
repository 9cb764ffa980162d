import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Refusal, renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import { PlatformContact } from './platform-contact'

const contact = {
  id: null,
  _id: null,
  email: 'hello@house.example',
  name: 'The Firm',
  meetingLink: 'https://meet.example/house',
}

describe('the platform’s own contact card in the app', () => {
  it('R-239: comes from GET /users/getManagerProfile, with the product’s sign and the booking link', async () => {
    const calls = standInApi(() => contact)
    await renderInApp(<PlatformContact />)
    const card = await screen.findByRole('region', { name: 'Talk to The Firm' })
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /users/getManagerProfile'])
    expect(card.querySelector('svg[viewBox="0 0 32 32"]')).not.toBeNull()
    expect(screen.getByRole('link', { name: 'Book a meeting' }).getAttribute('href')).toBe('https://meet.example/house')
  })

  it('is left out when it cannot be read', async () => {
    const calls = standInApi(() => {
      throw new Refusal(503, 'Not now.')
    })
    const { container, queryClient } = await renderInApp(<PlatformContact />)
    const status = () => queryClient.getQueryCache().getAll()[0]?.state.status
    await waitFor(() => expect(status()).toBe('error'))
    expect(calls).toHaveLength(1)
    expect(container.querySelector('section')).toBeNull()
  })
})
