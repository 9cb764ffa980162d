import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderInApp, type SentCall, standInApi } from '../../../../lib/render-in-app.test-data'
import { Compare } from './compare'

const column = (id: number) => ({
  id,
  name: `House ${id}`,
  slug: `house-${id}`,
  address: { city: 'Dallas', state: 'TX', country: 'US' },
  photo: null,
  isVerified: true,
  diamond: 0,
  averageRating: 0,
  serviceRecord: null,
  reviewCount: 0,
  numberOfBuildings: 1,
  totalSpace: 100,
  palletEnabled: true,
  sqEnabled: false,
  freePallets: 10,
  freeSqft: 0,
  freeFrom: null,
  features: [],
  facts: [],
  distanceMiles: null,
  cost: null,
})

let calls: SentCall[]
beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})
const open = async (search: string) => {
  calls = standInApi(({ path }) => (path === '/warehouse/compare' ? [column(1), column(2)] : []))
  await renderInApp(<Compare search={search} />)
}

it('shows the warehouses that the address names, which lead to their pages in the app', async () => {
  await open('?ids=1,2&quantity=40')
  expect((await screen.findByRole('link', { name: 'House 2' })).getAttribute('href')).toBe(
    '/dashboard/warehouses/house-2',
  )
  const asked = calls.find(({ path }) => path === '/warehouse/compare')?.query
  expect(asked?.get('quantity')).toBe('40')
  expect(screen.getByLabelText<HTMLInputElement>('Quantity').value).toBe('40')
})

it('without warehouses shows those put aside before, or where they are found', async () => {
  await open('')
  expect((await screen.findByRole('link', { name: 'Explore warehouses' })).getAttribute('href')).toBe(
    '/dashboard/search',
  )
  expect(calls.some(({ path }) => path === '/warehouse/compare')).toBe(false)
})

it('takes one out of the comparison and out of the tray', async () => {
  localStorage.setItem('compare', JSON.stringify([1, 2].map((id) => ({ id, name: `House ${id}` }))))
  await open('?ids=1,2')
  await userEvent.click(await screen.findByRole('button', { name: 'Remove House 1' }))
  await waitFor(() => expect(localStorage.getItem('compare')).toBe('[{"id":2,"name":"House 2"}]'))
})
