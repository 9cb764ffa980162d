import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { sampleWarehouse } from '@stackyard/shared/ui/sample-warehouse.test-data'
import BookingIsland from './booking-island'

const listing = sampleWarehouse({})

vi.mock('../lib/read-warehouse', () => ({ readWarehouse: () => Promise.reject(new Error('No server here')) }))

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => 0, removeEventListener: () => 0 }))
})

it('R-131 R-350: a visitor’s Reserve leads to the registration, with the way back to the same choice', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  render(<BookingIsland data={{ warehouse: listing, quoteHref: '#QUOTE' }} />)
  await userEvent.click(screen.getByRole('radio', { name: /^3 months/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Reserve' }))
  const [page, query] = String(assign.mock.calls[0]?.[0]).split('?')
  const returnTo = new URL(new URLSearchParams(query).get('returnTo') ?? '', 'https://site.test')
  expect([page, returnTo.searchParams.get('month'), returnTo.searchParams.get('space'), returnTo.hash]).toEqual([
    '/auth/register',
    '3',
    '2',
    '#RESERVE',
  ])
  assign.mockRestore()
})
