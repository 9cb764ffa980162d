import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { SpaceCalendar } from '@stackyard/shared/schema/space-calendar'
import { Refusal, standInApi } from '../../../../lib/render-in-app.test-data'
import { renderForSeller } from '../../../../lib/render-for-seller.test-data'
import { SpacePage } from './space-page'

const week = {
  startDay: '2026-11-23',
  total: 15_196.2,
  blocked: 533.2,
  held: 0,
  sold: 1333,
  free: 13_330,
  arriving: 1333,
  leaving: 0,
}
const calendar: SpaceCalendar = {
  id: 9,
  name: 'Harbor Dock',
  spaceType: 'PALLET',
  total: 15_196.2,
  changes: [{ fromDay: '2027-03-01', squareFeet: 19_995 }],
  weeks: [week],
  entries: [
    {
      id: 1,
      kind: 'blocked',
      startDay: '2026-11-24',
      endDay: null,
      squareFeet: 533.2,
      note: 'Own harvest',
      orderId: null,
      customer: null,
    },
    {
      id: 2,
      kind: 'sold',
      startDay: '2026-11-25',
      endDay: '2026-12-25',
      squareFeet: 1333,
      note: '',
      orderId: 77,
      customer: 'Acme',
    },
  ],
}

const show = async (refusal?: Refusal) => {
  const calls = standInApi(({ method, path }) => {
    if (method === 'GET') return calendar
    if (refusal) throw refusal
    return path.endsWith('/block') ? calendar.entries[0] : { done: true }
  })
  await renderForSeller(<SpacePage id={9} />)
  await screen.findByRole('heading', { name: 'Space calendar' })
  return { calls, written: () => calls.filter(({ method }) => method !== 'GET') }
}

it('tells what takes space, in pallets or square feet, and the weeks as a table', async () => {
  await show()
  const list = within(screen.getByRole('region', { name: 'What takes space' }))
  expect(list.getByText('40 pallets')).toBeDefined()
  expect(list.getByText(/until you free it · Own harvest/)).toBeDefined()
  expect(list.getByText('from 25 Nov 2026 until 24 Dec 2026 · Acme')).toBeDefined()
  expect(list.getByRole('link', { name: 'Reservation #77' }).getAttribute('href')).toBe('/dashboard/transactions/77')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show in' }), 'Square feet')
  expect(list.getByText('1,333 sq ft')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Show as a table' }))
  const table = within(screen.getByRole('table', { name: 'Space by week as a table' }))
  expect(table.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    '23 Nov 2026',
    '1,333',
    '0',
    '533',
    '13,330',
    '1,333',
    '0',
  ])
})

it('blocks space, marks what is missing, and puts a refusal at its field', async () => {
  const message = 'There is not enough free space for this quantity and time.'
  const refusal = new Refusal(409, message, { code: 'CAPACITY_EXCEEDED', issues: [{ path: 'quantity', message }] })
  const { written } = await show(refusal)
  await userEvent.click(screen.getByRole('button', { name: 'Block space' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Block space' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Block' }))
  expect(dialog.getByRole('spinbutton', { name: /Quantity/ }).getAttribute('aria-invalid')).toBe('true')
  expect(written()).toEqual([])
  await userEvent.type(dialog.getByRole('spinbutton', { name: /Quantity/ }), '5000')
  await userEvent.click(dialog.getByRole('button', { name: 'Block' }))
  expect(await dialog.findByText(message)).toBeDefined()
  expect(written()[0]).toMatchObject({ method: 'POST', path: '/warehouse/9/space/block', body: { quantity: 5000 } })
})

it('frees a block', async () => {
  const { written } = await show()
  await userEvent.click(screen.getByRole('button', { name: 'Free this space' }))
  await waitFor(() => expect(written()).toMatchObject([{ method: 'DELETE', path: '/warehouse/9/space/block/1' }]))
})

it('plans another total from a day on, tells a refusal at its field, and takes a change back', async () => {
  const message = 'On 1 Mar 2027, 70 pallets are reserved.'
  const refusal = new Refusal(409, message, { code: 'CAPACITY_EXCEEDED', issues: [{ path: 'pallets', message }] })
  const { written } = await show(refusal)
  const card = within(screen.getByRole('region', { name: 'Total space' }))
  expect(card.getByText('1,500 pallets')).toBeDefined()
  expect(card.getByText('360 pallets more')).toBeDefined()
  await userEvent.click(card.getByRole('button', { name: 'Change from a date' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the total space' }))
  await userEvent.type(dialog.getByLabelText(/^From/), '2027-03-01')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(dialog.getByRole('spinbutton').getAttribute('aria-invalid')).toBe('true')
  expect(written()).toEqual([])
  await userEvent.type(dialog.getByRole('spinbutton'), '60')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText(message)).toBeDefined()
  expect(written()[0]).toMatchObject({
    method: 'PUT',
    path: '/warehouse/9/space/total/2027-03-01',
    body: { pallets: 60 },
  })
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(card.getByRole('button', { name: 'Remove the change from 01 Mar 2027' }))
  await waitFor(() =>
    expect(written()[1]).toMatchObject({ method: 'DELETE', path: '/warehouse/9/space/total/2027-03-01' }),
  )
})
