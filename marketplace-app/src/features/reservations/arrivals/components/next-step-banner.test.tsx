import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Arrival } from '@stackyard/shared/schema/arrival'
import type { Transaction } from '@stackyard/shared/schema/transaction'
import type { UserType } from '@stackyard/shared/schema/user'
import { renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import { NextStepBanner } from './next-step-banner'

const accepted = {
  id: 12,
  status: 'approved',
  paymentState: 'captured',
  billedBy: 'platform',
  expiresAt: null,
  startDate: '2026-01-01',
  endDate: '2099-01-01',
} as Transaction

const goods = { id: 5, day: '2098-01-04', windowStart: '08:00', windowEnd: '10:00', quantity: 24, unit: 'pallet' }
const due = { number: 2, dueDate: '2098-02-01', amount: 1250.5, state: 'scheduled', nextTryDate: null }

const proposal = (proposedBy: 'customer' | 'seller') => ({
  id: 3,
  state: 'proposed',
  proposedBy,
  expiresAt: '2098-03-01T12:00:00.000Z',
})

type Given = {
  role?: UserType
  transaction?: Partial<Transaction>
  arrivals?: object[]
  installments?: object[]
  changes?: object[]
}

const show = async ({ role = 'customer', transaction = {}, arrivals = [], installments = [], changes = [] }: Given) => {
  const calls = standInApi(({ path }) => {
    if (path.endsWith('/amendments')) return { list: changes }
    return path.endsWith('/installments')
      ? installments
      : { arrivals: arrivals as Arrival[], site: null, canAnnounce: true }
  })
  await renderInApp(<NextStepBanner transaction={{ ...accepted, ...transaction }} role={role} />)
  return calls
}

it.each([
  ['Announce your first arrival', {}],
  ['Waiting for the first arrival to be announced', { role: 'seller' }],
  ['Confirm the arrival of 24 pallets', { role: 'seller', arrivals: [{ ...goods, state: 'requested' }] }],
  ['Accept the slot for your 24 pallets', { arrivals: [{ ...goods, state: 'proposed' }] }],
  ['Arrival confirmed for 04 Jan 2098', { arrivals: [{ ...goods, state: 'confirmed' }] }],
  ['Check in 24 pallets', { role: 'seller', arrivals: [{ ...goods, state: 'confirmed', day: '2026-01-05' }] }],
  ['Payment of $1,250.50 on 01 Feb 2098', { arrivals: [{ ...goods, state: 'checked-in' }], installments: [due] }],
  ['Pay $1,250.50 for month 2', { installments: [{ ...due, state: 'failed' }] }],
  ['Answer the proposed change', { changes: [proposal('seller')] }],
  ['Waiting for the other side to answer the proposed change', { changes: [proposal('customer')] }],
  ['Last day: 31 Dec 2098', { arrivals: [{ ...goods, state: 'checked-in' }] }],
  ['This reservation is canceled', { transaction: { status: 'cancelled' } }],
] satisfies [string, Given][])('the banner says “%s”', async (title, given) => {
  await show(given)
  expect(await screen.findByText(title)).toBeDefined()
})

it('says by when the warehouse answers', async () => {
  await show({ transaction: { status: 'pending', expiresAt: '2098-03-01T12:00:00.000Z' } })
  expect(await screen.findByText(/^Waiting for the warehouse to answer by 01 Mar 2098, /)).toBeDefined()
})

it('asks for no installments where the warehouse bills', async () => {
  const calls = await show({ transaction: { billedBy: 'warehouse' } })
  await screen.findByText('Announce your first arrival')
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(calls.map(({ path }) => path)).toEqual(['/user/transaction/12/arrivals', '/user/transaction/12/amendments'])
})
