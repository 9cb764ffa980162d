import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import { blankService } from '../service-values'
import { OwnService } from './own-service'

it('a provider without a service is led to the form of the first', async () => {
  standInApi(() => null)
  await renderInApp(<OwnService />)
  expect((await screen.findByRole('link', { name: 'List a service' })).getAttribute('href')).toBe(
    '/dashboard/services/edit/own',
  )
})

it('the own service says how it stands, with the ways to its form and its page', async () => {
  const record = { ...blankService('software', 'Holm TMS'), id: 9, isDraft: true, visible: true }
  standInApi(({ path }) => (path === '/services/own' ? record : []))
  await renderInApp(<OwnService />)
  expect((await screen.findByRole('heading', { name: 'Holm TMS' })).closest('article')?.textContent).toContain(
    'SoftwareDraft',
  )
  expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/dashboard/services/edit/own')
  expect(screen.getByRole('link', { name: 'Open the page' }).getAttribute('href')).toBe('/dashboard/services/9')
})
