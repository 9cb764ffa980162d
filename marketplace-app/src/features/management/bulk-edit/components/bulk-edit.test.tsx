import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { listed, renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import { BulkEdit } from './bulk-edit'

const change = { field: 'price1', before: 18, after: 18.9 }
const row = (id: number, more: object = {}) => ({
  id,
  name: `Dock ${id}`,
  version: 3,
  changes: [change],
  problem: null,
  warning: null,
  ...more,
})

it('shows every change before it is made, then what became of each, and takes it back', async () => {
  const calls = standInApi(({ path, body }) => {
    if (path === '/warehouse/own')
      return listed(
        [1, 2].map((id) => ({ id, name: `Dock ${id}` })),
        2,
      )
    if (path === '/warehouse/bulk-edit/preview')
      return [row(1), row(2, { changes: [], problem: 'Price, 1 month: It would fall below 0.' })]
    const { rows } = body as { rows: { id: number; version: number }[] }
    return rows.map(({ id, version }) => ({ id, version: version + 1, problem: null }))
  })
  await renderInApp(<BulkEdit />, '/dashboard/warehouses/bulk-edit')
  const preview = screen.getByRole('button', { name: 'Preview changes' })
  expect(preview).toHaveProperty('disabled', true)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all 2' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Value' }), '5')
  await userEvent.click(preview)
  expect(await screen.findByText('Price, 1 month: It would fall below 0.')).toBeDefined()
  expect(screen.getByText('18.90')).toBeDefined()
  const sent = calls.find(({ path }) => path.endsWith('/preview'))
  expect(sent?.body).toEqual({ ids: [1, 2], rules: [{ field: 'price1', action: 'percent', value: 5 }] })
  await userEvent.click(screen.getByRole('button', { name: 'Change 1 warehouse' }))
  expect(await screen.findByText('1 warehouse changed')).toBeDefined()
  const applied = calls.filter(({ path }) => path.endsWith('/apply'))
  expect(applied.map(({ body }) => body)).toEqual([{ rows: [{ id: 1, version: 3, values: { price1: 18.9 } }] }])
  await userEvent.click(screen.getByRole('button', { name: 'Undo these changes' }))
  expect(await screen.findByText('1 warehouse restored')).toBeDefined()
  await waitFor(() =>
    expect(calls.filter(({ path }) => path.endsWith('/apply')).at(-1)?.body).toEqual({
      rows: [{ id: 1, version: 4, values: { price1: 18 } }],
    }),
  )
})
