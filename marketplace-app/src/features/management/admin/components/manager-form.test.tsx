import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { ManagerProfile } from '@stackyard/shared/schema/curation'
import { renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import { ManagerForm } from './manager-form'

const held = {
  id: 42,
  company: 'Quay Storage',
  firstName: 'Noa',
  lastName: '',
  phone: '',
  website: '',
  meetingLink: '',
  about: '',
  serviceType: 'warehouse',
  userUrl: 'quay-storage',
  isPublic: true,
  avatar: '/files/logo.webp',
  banner: null,
  address: { street1: '1 Quay', city: 'Savannah', state: 'GA', zipCode: '31401', country: 'US' },
  socials: { linkedin: 'https://linkedin.com/company/quay' },
} as unknown as ManagerProfile

const open = async (manager: ManagerProfile | null) => {
  const calls = standInApi(({ method }) => (method === 'PUT' ? { id: 42 } : []))
  await renderInApp(<ManagerForm manager={manager} />)
  await screen.findByLabelText(/^Company/)
  return () => calls.find(({ method }) => method === 'PUT')
}

it('R-478: changes of a managed profile carry address, links, logo, banner, profile address and visibility', async () => {
  const sent = await open(held)
  await userEvent.selectOptions(screen.getByLabelText(/^Country/), 'US')
  await userEvent.type(screen.getByLabelText('Link to book a meeting'), 'https://meet.example.com/quay')
  const address = screen.getByLabelText(/^Profile address/)
  await userEvent.clear(address)
  await userEvent.type(address, 'quay')
  await userEvent.click(screen.getByRole('switch', { name: 'Everybody can find this profile' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove the logo' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(sent()).toBeDefined())
  expect(sent()).toMatchObject({
    path: '/admin/manager/profile/42',
    body: {
      company: 'Quay Storage',
      meetingLink: 'https://meet.example.com/quay',
      userUrl: 'quay',
      isPublic: false,
      avatar: null,
      banner: null,
      address: { street1: '1 Quay', city: 'Savannah', country: 'US' },
      socials: { linkedin: 'https://linkedin.com/company/quay' },
    },
  })
})

it('R-478: a new profile carries them too, and its service type', async () => {
  const sent = await open(null)
  await userEvent.type(screen.getByLabelText(/^Company/), 'Pier Trucks')
  await userEvent.selectOptions(screen.getByLabelText('Service type'), 'transportation')
  await userEvent.type(screen.getByLabelText('LinkedIn'), 'https://linkedin.com/company/pier')
  await userEvent.click(screen.getByRole('button', { name: 'Create Manager' }))
  await waitFor(() => expect(sent()).toBeDefined())
  expect(sent()?.body).toMatchObject({
    company: 'Pier Trucks',
    serviceType: 'transportation',
    isPublic: true,
    socials: { linkedin: 'https://linkedin.com/company/pier' },
  })
})
