import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { sampleServiceCard } from '@stackyard/shared/ui/sample-card.test-data'
import { renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import { ManagedProfile } from './managed-profile'

const manager = (more: object = {}) => ({
  id: 42,
  _id: 42,
  type: 'user',
  userType: 'manager',
  name: 'Quay Storage',
  firstName: 'Noa',
  lastName: 'Quay',
  company: 'Quay Storage',
  userUrl: 'quay-storage',
  avatar: null,
  banner: null,
  serviceType: 'warehouse',
  merchantType: null,
  city: 'Savannah',
  state: 'GA',
  country: 'US',
  diamond: 3,
  isVerified: true,
  serviceCount: 1,
  totalTransactions: 0,
  about: 'Space beside the port.',
  website: 'https://quay.example.com',
  meetingLink: null,
  socials: {},
  email: null,
  phone: '9125550100',
  averageRating: 0,
  reviewCount: 0,
  isPublic: true,
  isClaimable: true,
  ...more,
})

const service = sampleServiceCard(9, { name: 'Quay Trucks' })

const open = async (profile: object, services: object[] = []) => {
  const calls = standInApi(({ path }) => {
    if (path.startsWith('/users/')) return profile
    if (path.startsWith('/services')) return services
    return []
  })
  await renderInApp(
    <ManagedProfile
      id="quay-storage"
      renderServices={(given) => given.map(({ id, name }) => <p key={id}>{name}</p>)}
      renderWarehouses={(sellerId) => <p>Table of {sellerId}</p>}
    />,
  )
  await screen.findByRole('heading', { level: 1, name: 'Quay Storage' })
  return calls
}

it('R-487: the page of a managed profile has head, contact, its service and its warehouses', async () => {
  const calls = await open(manager(), [service])
  expect(calls.some(({ path }) => path.endsWith('/quay-storage'))).toBe(true)
  const contact = within(screen.getByRole('complementary', { name: 'Contact' }))
  expect(contact.getByRole('link', { name: /quay\.example\.com/ })).toBeDefined()
  expect(await screen.findByText('Quay Trucks')).toBeDefined()
  expect(within(screen.getByRole('region', { name: 'Warehouses' })).getByText('Table of 42')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Edit profile' }).getAttribute('href')).toBe('/dashboard/managed/edit/42')
  expect(screen.getByRole('link', { name: 'Add a warehouse' }).getAttribute('href')).toBe(
    '/dashboard/managed/warehouses/create/42',
  )
})

it('R-487: a manager of another service type leads to its service', async () => {
  await open(manager({ serviceType: 'transportation', serviceCount: 0 }))
  expect(await screen.findByText('This profile has no service yet.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Edit service' }).getAttribute('href')).toBe('/dashboard/managed/service/42')
  expect(screen.queryByRole('region', { name: 'Warehouses' })).toBeNull()
})
