import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { ShortlistDetail } from '@stackyard/shared/schema/shortlist'
import { renderInApp, type SentCall, standInApi } from '../../../../lib/render-in-app.test-data'
import { ShortlistPage } from './shortlist-page'

const warehouse = (warehouseId: number, name: string) => ({
  warehouseId,
  name,
  note: '',
  tags: [],
  addedAt: '2026-11-01T00:00:00Z',
  card: null,
})

/** A list of three warehouses at the API, which changes as it is told. */
function api(): SentCall[] {
  let list: ShortlistDetail = {
    id: 4,
    _id: 4,
    name: 'Columbus, spring',
    warehouseIds: [1, 2, 3],
    isLinked: false,
    linkShowsNotes: false,
    createdAt: '2026-11-01T00:00:00Z',
    warehouses: [warehouse(1, 'Blue Dock'), warehouse(2, 'Red Dock'), warehouse(3, 'Green Dock')],
  }
  return standInApi(({ method, path, body }) => {
    if (path.endsWith('/order')) {
      const { warehouseIds } = body as { warehouseIds: number[] }
      const warehouses = warehouseIds.flatMap((id) => list.warehouses.find((one) => one.warehouseId === id) ?? [])
      list = { ...list, warehouseIds, warehouses }
    }
    if (path.endsWith('/link')) {
      list = { ...list, isLinked: method === 'POST' }
      return method === 'POST' ? { path: '/dashboard/shortlists/shared/secret' } : list
    }
    if (method === 'PUT' && path.includes('/warehouses/'))
      list = {
        ...list,
        warehouses: list.warehouses.map((one) =>
          path.endsWith(`/${one.warehouseId}`) ? { ...one, ...(body as object) } : one,
        ),
      }
    return list
  })
}

const names = () =>
  within(screen.getByRole('list', { name: 'Warehouses on this list' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)

it('a warehouse is moved by buttons; the first can’t go up, nor the last down', async () => {
  const calls = api()
  await renderInApp(<ShortlistPage id={4} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Move Green Dock up' }))
  await waitFor(() => expect(names()).toEqual(['Blue Dock', 'Green Dock', 'Red Dock']))
  expect(calls.find(({ path }) => path.endsWith('/order'))?.body).toMatchObject({ warehouseIds: [1, 3, 2] })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move Blue Dock up' }).disabled).toBe(true)
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move Red Dock down' }).disabled).toBe(true),
  )
})

it('a note and tags are written', async () => {
  const calls = api()
  await renderInApp(<ShortlistPage id={4} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Edit note on Red Dock' }))
  await userEvent.type(screen.getByLabelText('Note on Red Dock'), 'Has a cold room')
  await userEvent.type(screen.getByLabelText('Tags'), 'cold, , docks')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Has a cold room')).toBeDefined()
  expect(calls.find(({ path }) => path.endsWith('/warehouses/2'))?.body).toMatchObject({ tags: ['cold', 'docks'] })
})

it('a link is created, shown once, and revoked', async () => {
  api()
  await renderInApp(<ShortlistPage id={4} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Create link' }))
  const field = await screen.findByLabelText<HTMLInputElement>('Link')
  expect(field.value).toMatch(/\/dashboard\/shortlists\/shared\/secret$/)
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke link' }))
  expect(await screen.findByRole('button', { name: 'Create link' })).toBeDefined()
  expect(screen.queryByLabelText('Link')).toBeNull()
})
