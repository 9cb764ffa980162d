import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderInApp, standInApi } from '../../lib/render-in-app.test-data'
import { CommandPalette } from './command-palette'

const hits = [
  { kind: 'order', id: 42, label: 'Pier 4', detail: 'Okafor Toys → Holm Storage', status: 'pending' },
  {
    kind: 'person',
    id: 42,
    label: 'Holm Storage',
    detail: 'pia@holm.test',
    userType: 'seller',
    isActive: true,
  },
]

const open = async (userType: 'admin' | 'seller') => {
  const calls = standInApi(({ path }) => (path === '/admin/search' ? hits : []))
  const shown = await renderInApp(
    <CommandPalette person={{ userType, serviceType: null }} open onOpenChange={() => undefined} />,
  )
  return { ...shown, calls }
}

it('P7: the search of admins finds people and orders, and leads to their pages by keyboard', async () => {
  const { calls, router } = await open('admin')
  await userEvent.type(screen.getByRole('combobox'), '42')
  const options = await screen.findAllByRole('option', { name: /Reservation 42|Holm Storage/ })
  expect(options.map((option) => option.textContent)).toEqual([
    expect.stringContaining('Reservation 42: Pier 4, Okafor Toys → Holm Storage'),
    expect.stringContaining('Holm Storage, pia@holm.test'),
  ])
  expect(calls.find(({ path }) => path === '/admin/search')?.query.get('query')).toBeTruthy()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/people/42'))
})

it('P7: nobody else is asked for', async () => {
  const { calls } = await open('seller')
  await userEvent.type(screen.getByRole('combobox'), 'holm storage 42')
  await waitFor(() => expect(calls.length).toBeGreaterThan(0))
  expect(calls.map(({ path }) => path)).not.toContain('/admin/search')
})
