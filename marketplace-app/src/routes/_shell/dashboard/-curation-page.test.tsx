import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInApp, standInApi } from '../../../lib/render-in-app.test-data'
import { PeoplePage } from './-curation-page'

it('R-475: the list of managers is called “Managers” and leads to “Create Manager”', async () => {
  standInApi(() => [])
  await renderInApp(<PeoplePage kind="manager" search={{}} />)
  expect(await screen.findByRole('heading', { level: 1, name: 'Managers' })).toBeDefined()
  const create = await screen.findByRole('link', { name: 'Create Manager' })
  expect(create.getAttribute('href')).toBe('/dashboard/managed/create')
})
