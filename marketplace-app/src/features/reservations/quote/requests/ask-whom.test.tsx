import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import { LotFields } from './lot-fields'
import { sampleBoard } from './board.test-data'
import { type DraftLot, type DraftWarehouse, lotOf, type RequestDraft, savedDraft, toRequest } from './request-draft'
import { WarehousePicker } from './warehouse-picker'

const now = new Date('2026-11-28T12:00:00Z')
const card = (id: number) => ({ id, name: `House ${id}`, address: { city: 'Reno' } })
const shortlisted = (id: number, isListed: boolean) => ({ warehouseId: id, card: isListed ? card(id) : null })

function Picker({ taken }: { taken: readonly number[] }) {
  const [chosen, setChosen] = useState<readonly DraftWarehouse[]>([{ id: 1, name: 'House 1', city: 'Reno' }])
  return <WarehousePicker lot={undefined} chosen={chosen} taken={taken} onChange={setChosen} />
}

it('takes a shortlist: what is still listed, not chosen, and not asked, up to 20 in all', async () => {
  const ids = Array.from({ length: 25 }, (_, at) => at + 1)
  standInApi(({ path }) =>
    path.endsWith('/shortlists/4')
      ? { id: 4, warehouses: ids.map((id) => shortlisted(id, id !== 3)) }
      : [
          { id: 4, name: 'Spring', warehouseIds: ids },
          { id: 5, name: 'Empty', warehouseIds: [] },
        ],
  )
  await renderInApp(<Picker taken={[2, 99]} />)
  const select = await screen.findByLabelText('Add from a shortlist')
  expect(within(select).queryByRole('option', { name: /Empty/ })).toBeNull()
  await userEvent.selectOptions(select, 'Spring (25)')
  const chosen = screen.getByRole('list', { name: 'Chosen warehouses' })
  await waitFor(() => expect(within(chosen).getAllByRole('listitem')).toHaveLength(18))
  const names = within(chosen)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(names.slice(0, 3)).toEqual(['House 1, Reno', 'House 4, Reno', 'House 5, Reno'])
  expect(screen.getByText('20 of 20 chosen')).toBeTruthy()
})

function Lot({ first, onSay }: { first: DraftLot; onSay: (lot: DraftLot) => void }) {
  const [lot, setLot] = useState(first)
  const change = (next: DraftLot) => {
    setLot(next)
    onSay(next)
  }
  return <LotFields lot={lot} number={1} errors={{}} onChange={change} onRemove={null} />
}

it('shows the musts of a search, and takes figures, switches, and options', async () => {
  standInApi(() => null)
  let said: DraftLot | undefined
  const first = lotOf(1, { quantity: 300 }, now, { dockDoors: 4, features: ['hazmat'] })
  await renderInApp(<Lot first={first} onSay={(lot) => (said = lot)} />)
  await userEvent.click(await screen.findByText('Must have (2)'))
  expect(screen.getByLabelText<HTMLInputElement>('Dock doors at least').value).toBe('4')
  await userEvent.type(screen.getByLabelText('Clear height in feet at least'), '32')
  await userEvent.click(screen.getByLabelText('Verified'))
  await userEvent.click(screen.getByLabelText('EDI'))
  await userEvent.clear(screen.getByLabelText('Dock doors at least'))
  expect(screen.getByText('Must have (4)')).toBeTruthy()
  expect(JSON.parse(JSON.stringify(said?.musts))).toEqual({
    features: ['hazmat'],
    integrations: ['EDI'],
    clearHeight: 32,
    verified: true,
  })
})

it('keeps the radius of a search with a place, through a saved draft', async () => {
  standInApi(() => null)
  let said: DraftLot | undefined
  const first = lotOf(1, { where: 'Reno', quantity: 300, radiusInMiles: 50 }, now)
  await renderInApp(<Lot first={first} onSay={(lot) => (said = lot)} />)
  const field = await screen.findByLabelText<HTMLInputElement>('Radius in miles')
  expect(field.value).toBe('50')
  await userEvent.clear(field)
  await userEvent.type(field, '80')
  expect(said?.need).toMatchObject({ where: 'Reno', radiusInMiles: 80 })
  const draft: RequestDraft = { ...savedDraft(sampleBoard([])), lots: said ? [said] : [], unitsPerOrder: 3 }
  const request = toRequest(draft, false)
  expect(request).toMatchObject({ unitsPerOrder: 3, lots: [{ place: 'Reno', radiusInMiles: 80 }] })
  const [sample] = sampleBoard([]).lots
  const lots = sample ? [{ ...sample, radiusInMiles: 80 }] : []
  const again = savedDraft(sampleBoard([], { lots, unitsPerOrder: 3 }))
  expect([again.lots[0]?.need.radiusInMiles, again.unitsPerOrder]).toEqual([80, 3])
})

it('asks for no radius without a place', async () => {
  standInApi(() => null)
  await renderInApp(<Lot first={lotOf(1, { quantity: 300 }, now)} onSay={() => {}} />)
  await screen.findByText('Must have')
  expect(screen.queryByLabelText('Radius in miles')).toBeNull()
})
