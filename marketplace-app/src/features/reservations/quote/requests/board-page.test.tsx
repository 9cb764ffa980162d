import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import { boardQuote, sampleBoard } from './board.test-data'
import { BoardPage } from './board-page'

const dear = boardQuote(1, 20, { figures: { price: 600, rating: 5, distance: null, answerTime: 2 } })
const cheap = boardQuote(2, 15)
const headsOf = (table: HTMLElement) => Array.from(table.querySelectorAll('thead a'), ({ textContent }) => textContent)
/** The row with this label; by its text, since roles take long to find in a large table. */
const rowOf = (table: HTMLElement, label: string) =>
  within(table).getByText(label, { selector: 'th, th bdi' }).closest('tr')

it('shows quotes in the same rows in the order of the weights, which follows when they are moved', async () => {
  standInApi(() => null)
  await renderInApp(<BoardPage board={sampleBoard([dear, cheap])} />)
  const table = await screen.findByRole('table', { name: 'Quotes side by side' })
  expect(headsOf(table)).toEqual(['House 1', 'House 2'])
  expect(rowOf(table, 'Total of the term')?.textContent).toContain('$450.00')
  expect(rowOf(table, 'Total of the term')?.textContent).toContain('+$150.00')
  expect(rowOf(table, 'How fast?')?.textContent).toContain('Answer 2')
  fireEvent.change(screen.getByLabelText(/^Rating/), { target: { value: '0' } })
  expect(headsOf(table)).toEqual(['House 2', 'House 1'])
})

it('shows the service records of the warehouses beside how long each quote took', async () => {
  standInApi(() => null)
  const serviceRecord = {
    answers: { count: 14, minutes: 240 },
    accepted: { count: 8, percent: 88 },
    canceled: { count: 8, percent: 12 },
    onTime: { count: 2, percent: null },
  }
  await renderInApp(<BoardPage board={sampleBoard([boardQuote(1, 20, { serviceRecord, answeredAfter: 30 }), cheap])} />)
  const table = await screen.findByRole('table', { name: 'Quotes side by side' })
  expect(rowOf(table, 'Time to send this quote')?.textContent).toContain('30 h')
  expect(rowOf(table, 'Time to answer')?.textContent).toMatch(/4 h of 14 requests.*Unknown|Unknown.*4 h of 14 requests/)
  expect(rowOf(table, 'Checked in on the confirmed day')?.textContent).toContain('Too few to say of 2 arrivals')
})

it('says why a quote is not ranked', async () => {
  standInApi(() => null)
  const failed = boardQuote(3, 9, {
    failed: [
      { gate: 'budget', month: 90, budget: 80 },
      { gate: 'musts', missing: ['EDI'], texts: ['integrations.EDI', 'dockDoors.4'] },
    ],
  })
  await renderInApp(<BoardPage board={sampleBoard([failed, cheap])} />)
  const table = await screen.findByRole('table', { name: 'Quotes side by side' })
  expect(headsOf(table)).toEqual(['House 2', 'House 3'])
  expect(within(table).getByText('$90.00 a month is above your budget of $80.00')).toBeTruthy()
  expect(within(table).getByText('Doesn’t offer: EDI, 4 dock doors or more')).toBeTruthy()
})

it('chooses a quote with a reason for the others, and goes on to its reservation', async () => {
  const calls = standInApi(() => sampleBoard([cheap]))
  const { history } = await renderInApp(<BoardPage board={sampleBoard([dear, cheap])} />)
  const table = await screen.findByRole('table', { name: 'Quotes side by side' })
  await userEvent.click(within(table).getByRole('button', { name: 'Choose the quote of House 2' }))
  const dialog = await screen.findByRole('dialog', { name: 'Choose this quote?' })
  await userEvent.selectOptions(within(dialog).getByLabelText('Reason for the others'), 'dates')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Choose and reserve' }))
  await screen.findByRole('table', { name: 'Quotes side by side' })
  const award = calls.find(({ path }) => path === '/merchants/sourcing/5/award')
  expect(award?.body).toEqual({ quoteId: 2, revision: 1, reason: 'dates' })
  expect(history.location.pathname).toBe('/dashboard/warehouses/20')
})

it('says that no quote has come yet', async () => {
  standInApi(() => null)
  const waiting = boardQuote(4, 9, {
    offer: null,
    stage: 'requested',
    state: 'open',
    figures: { ...cheap.figures, price: null },
  })
  await renderInApp(<BoardPage board={sampleBoard([waiting])} />)
  expect(await screen.findByText('No quotes yet')).toBeTruthy()
  expect(screen.getByText('1 warehouse has not sent a quote.')).toBeTruthy()
})

it('compares the cost of an order of as many units as are kept with the request, and keeps others', async () => {
  const picked = { unit_pick_pack_rate: 2, unit_pick_additional_rate: 0.5 }
  const offer = cheap.offer && { ...cheap.offer, lines: { ...cheap.offer.lines, ...picked } }
  const kept = sampleBoard([dear, boardQuote(2, 15, { offer })], { unitsPerOrder: 3 })
  const calls = standInApi(() => kept)
  await renderInApp(<BoardPage board={kept} />)
  const table = await screen.findByRole('table', { name: 'Quotes side by side' })
  expect(rowOf(table, 'An order of 3 units, picked and packed')?.textContent).toContain('$3.00')
  await userEvent.click(screen.getByText('What counts for you'))
  fireEvent.change(screen.getByLabelText('Units in an order'), { target: { value: '12' } })
  expect(rowOf(table, 'An order of 12 units, picked and packed')?.textContent).toContain('$7.50')
  await userEvent.click(screen.getByRole('button', { name: 'Save weights' }))
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ unitsPerOrder: 12 })
})
