import type { Payout } from '@stackyard/shared/schema/payout'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import { AllPayouts } from './all-payouts'

const payout = (over: Partial<Payout>): Payout => ({
  id: 1,
  _id: 1,
  orderId: 71,
  sellerId: 5,
  seller: 'Northwind Storage',
  warehouse: 'Lakeside',
  state: 'due',
  amountCents: 10_000,
  feeCents: 1000,
  netCents: 9000,
  withheldCents: 0,
  returnedCents: 0,
  recoveredCents: 0,
  dueAt: '2026-11-20T00:00:00.000Z',
  paidAt: null,
  reversedAt: null,
  failure: null,
  ...over,
})

const refused = payout({ id: 2, orderId: 72, failure: 'The account takes no transfers' })
const offset = payout({ id: 3, orderId: 73, state: 'paid', paidAt: '2026-11-20T00:00:00.000Z', withheldCents: 2500 })

const show = async () => {
  const calls = standInApi(({ method }) => (method === 'POST' ? { done: true } : [payout({}), refused, offset]))
  await renderInApp(<AllPayouts />)
  const rows = await screen.findAllByRole('listitem')
  return { calls, rows }
}

it('an admin sees whose payout each is, its parts, and why one was refused', async () => {
  const { rows } = await show()
  expect(rows).toHaveLength(3)
  expect(rows[0]?.textContent).toContain('Northwind Storage · Lakeside')
  expect(rows[0]?.textContent).toContain('$90.00')
  expect(within(rows[0] as HTMLElement).queryByRole('button')).toBeNull()
  expect(rows[1]?.textContent).toContain('The account takes no transfers')
  expect(rows[2]?.textContent).toContain('$25.00 deducted for earlier reservations')
})

it('a refused payout is tried again, and the list is read anew', async () => {
  const { calls, rows } = await show()
  const before = calls.length
  await userEvent.click(within(rows[1] as HTMLElement).getByRole('button', { name: /reservation #72 again/ }))
  await waitFor(() => expect(calls.slice(before).map(({ method }) => method)).toEqual(['POST', 'GET']))
  expect(calls[before]?.path).toBe('/admin/payouts/2/retry')
})

it('a view narrows the list', async () => {
  const { calls } = await show()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Which payouts' }), 'Waiting or refused')
  await waitFor(() => expect(calls.at(-1)?.query.get('view')).toBe('stuck'))
})
