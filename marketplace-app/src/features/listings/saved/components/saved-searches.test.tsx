import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast } from 'sonner'
import { expect, it, vi } from 'vitest'
import type { SavedSearch } from '@stackyard/shared/schema/saved-search'
import { renderInApp, type SentCall, standInApi } from '../../../../lib/render-in-app.test-data'
import { SavedSearches } from './saved-searches'

const search: SavedSearch = {
  id: 7,
  _id: 7,
  name: 'Columbus, 300 pallets',
  filters: { query: 'Columbus', minPallets: 300 },
  alert: 'daily',
  events: ['new', 'price'],
  found: 3,
  createdAt: '2026-11-01T00:00:00Z',
}

const page = (
  <SavedSearches
    describe={(filters) => Object.values(filters).map(String)}
    renderOpen={({ label, children }) => (
      <a href="/opened" aria-label={label}>
        {children}
      </a>
    )}
  />
)

/** An API with these searches, of which deleted ones are gone until they are restored. */
function api(searches: SavedSearch[]): SentCall[] {
  let shown = searches
  return standInApi(({ method, path, body }) => {
    if (method === 'GET') return shown
    if (method === 'DELETE') {
      shown = []
      return { done: true }
    }
    shown = path.endsWith('/restore') ? searches : searches.map((one) => ({ ...one, ...(body as object) }))
    return shown[0]
  })
}

it('a saved search says what it asks for, what was found, and opens', async () => {
  api([search])
  await renderInApp(page)
  expect(await screen.findByRole('heading', { name: search.name })).toBeDefined()
  expect(screen.getByText('Columbus · 300')).toBeDefined()
  expect(screen.getByText('3 warehouses found in the last 7 days')).toBeDefined()
  expect(screen.getByRole('link', { name: `Open ${search.name}` }).getAttribute('href')).toBe('/opened')
})

it('its alert is switched off, and no event is asked for then', async () => {
  const calls = api([search])
  await renderInApp(page)
  const select = await screen.findByLabelText<HTMLSelectElement>(`Alerts for ${search.name}`)
  expect(screen.getByLabelText<HTMLInputElement>(/^Lower prices/).checked).toBe(true)
  expect(screen.getByLabelText<HTMLInputElement>(/^HotRacks/).checked).toBe(false)
  await userEvent.selectOptions(select, 'No alerts')
  await waitFor(() => expect(screen.queryByLabelText(/^Lower prices/)).toBeNull())
  const put = calls.find(({ method }) => method === 'PUT')
  expect(put?.path).toMatch(/\/saved-searches\/7$/)
  expect(put?.body).toMatchObject({ alert: 'off', events: ['new', 'price'] })
})

it('a deleted search is brought back by Undo', async () => {
  const calls = api([search])
  const shown = vi.spyOn(toast, 'success').mockReturnValue(1)
  await renderInApp(page)
  await userEvent.click(await screen.findByRole('button', { name: `Delete ${search.name}` }))
  expect(await screen.findByText(/No saved searches yet/)).toBeDefined()
  await waitFor(() => expect(shown).toHaveBeenCalledWith('Search deleted', expect.anything()))
  const [, options] = shown.mock.calls[0] ?? []
  const action = options?.action as unknown as { onClick: () => void }
  action.onClick()
  expect(await screen.findByRole('heading', { name: search.name })).toBeDefined()
  expect(calls.some(({ method, path }) => method === 'POST' && path.endsWith('/7/restore'))).toBe(true)
  shown.mockRestore()
})

it('who saved nothing is led to the warehouses', async () => {
  api([])
  await renderInApp(page)
  expect(await screen.findByRole('link', { name: 'Explore warehouses' })).toBeDefined()
})
