import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { addDays, dayOf } from '@stackyard/shared/domain/calendar'
import type { Desk } from '@stackyard/shared/schema/desk'
import { renderForSeller } from '../../../../lib/render-for-seller.test-data'
import { Refusal, standInApi } from '../../../../lib/render-in-app.test-data'
import { takenPercent } from '../queries'
import { DeskPanel } from './desk-panel'

const today = dayOf(new Date())
const space = { total: 13_330, own: 1333, sold: 5332, held: 1333, free: 5332 }
const slot = { windowStart: '08:00', windowEnd: '10:00', quantity: 24, unit: 'pallet' as const }
const goods = { ...slot, customer: 'Acme', warehouse: 'Harbor Dock' }

const desk: Desk = {
  space: {
    all: space,
    warehouses: { items: [{ id: 9, name: 'Harbor Dock', spaceType: 'PALLET', ...space }], total: 1 },
  },
  toAnswer: {
    items: [
      {
        kind: 'reservation',
        id: 77,
        customer: 'Acme',
        warehouse: 'Harbor Dock',
        amount: 1250.5,
        dueAt: '2026-01-01T09:00:00.000Z',
      },
      { kind: 'quote', id: 31, customer: 'Beta Foods', warehouse: null, amount: null, dueAt: null },
    ],
    total: 25,
  },
  arrivals: {
    items: [
      { id: 1, orderId: 70, state: 'confirmed', day: addDays(today, -2), ...goods },
      { id: 2, orderId: 71, state: 'confirmed', day: today, ...goods },
      { id: 3, orderId: 72, state: 'requested', day: addDays(today, 3), ...goods },
    ],
    total: 3,
  },
  unbilled: {
    items: [
      {
        kind: 'failed',
        orderId: 60,
        number: 3,
        term: 6,
        amount: 900,
        day: '2026-02-01',
        customer: 'Acme',
        warehouse: 'Harbor Dock',
      },
    ],
    total: 1,
  },
  records: {
    items: [
      {
        id: 8,
        name: 'Harbor Dock',
        record: {
          answers: { count: 12, minutes: 185 },
          accepted: { count: 9, percent: 89 },
          canceled: { count: 9, percent: 0 },
          onTime: { count: 3, percent: null },
        },
        scores: { receiving: { average: 4.5, count: 2 }, accuracy: null, communication: null, value: null },
      },
    ],
    total: 1,
  },
}
const empty: Desk = {
  space: { all: { total: 0, own: 0, sold: 0, held: 0, free: 0 }, warehouses: { items: [], total: 0 } },
  toAnswer: { items: [], total: 0 },
  arrivals: { items: [], total: 0 },
  unbilled: { items: [], total: 0 },
  records: { items: [], total: 0 },
}

it('lists what is to be answered, what arrives, what is open, and how the space is used', async () => {
  standInApi(() => desk)
  await renderForSeller(<DeskPanel />)
  const tasks = within(await screen.findByRole('list', { name: /Needs your answer/ }))
  const [first, second] = tasks.getAllByRole('link')
  expect(first?.getAttribute('href')).toBe('/dashboard/transactions/77')
  expect(first?.textContent).toMatch(/Accept or decline · Acme.*\$1,250\.50overdue since 01 Jan 2026/)
  expect(second?.getAttribute('href')).toBe('/dashboard/quotes/31')
  expect(screen.getByText('23 more')).toBeDefined()
  const arrivals = within(screen.getByRole('list', { name: /Arrivals/ }))
  expect(arrivals.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard/transactions/70#arrivals',
    '/dashboard/transactions/71#arrivals',
    '/dashboard/transactions/72#arrivals',
  ])
  for (const state of ['Overdue', 'Check in', 'Confirm the slot']) expect(arrivals.getByText(state)).toBeDefined()
  expect(screen.getByText('60% taken')).toBeDefined()
  expect(screen.getAllByText('400 pallets')).toHaveLength(2)
  expect(screen.getByText('Harbor Dock · month 3 of 6')).toBeDefined()
})

it('shows the provider the service record of each warehouse as merchants see it', async () => {
  standInApi(() => desk)
  await renderForSeller(<DeskPanel />)
  const records = within(await screen.findByRole('list', { name: /Your service record/ }))
  expect(records.getByRole('link', { name: 'Harbor Dock' }).getAttribute('href')).toBe(
    '/dashboard/warehouses/8#reviews',
  )
  expect(records.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '3 hof 12 requests',
    '89%of 9 reservations',
    '0%of 9 reservations',
    'Too few to sayof 3 arrivals',
    '4.5 of 5 (2)',
    '–',
    '–',
    '–',
  ])
})

it('says so where nothing is to be done, and leaves out space where there is no warehouse', async () => {
  standInApi(() => empty)
  await renderForSeller(<DeskPanel />)
  for (const none of ['Nothing needs your answer.', 'Nothing is open.'])
    expect(await screen.findByText(none)).toBeDefined()
  expect(screen.queryByRole('heading', { name: 'Space today' })).toBeNull()
})

it('that could not be read is read again on demand', async () => {
  let isBroken = true
  standInApi(() => {
    if (isBroken) throw new Refusal(500, 'Something went wrong')
    return desk
  })
  await renderForSeller(<DeskPanel />)
  const retry = await screen.findByRole('button', { name: /again/i })
  isBroken = false
  await userEvent.click(retry)
  expect(await screen.findByText('60% taken')).toBeDefined()
})

it('never rounds what is taken or free away', () => {
  expect(takenPercent({ total: 1000, free: 999 })).toBe(1)
  expect(takenPercent({ total: 1000, free: 1 })).toBe(99)
  expect(takenPercent({ total: 1000, free: 0 })).toBe(100)
  expect(takenPercent({ total: 0, free: 0 })).toBe(0)
})
