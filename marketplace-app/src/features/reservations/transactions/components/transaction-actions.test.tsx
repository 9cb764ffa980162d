import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast } from 'sonner'
import { describe, expect, it } from 'vitest'
import type { Transaction, TransactionAction } from '@stackyard/shared/schema/transaction'
import type { UserType } from '@stackyard/shared/schema/user'
import { Refusal, renderInApp, type SentCall, standInApi } from '../../../../lib/render-in-app.test-data'
import { TransactionActions } from './transaction-actions'

/** Who, what, the button, the call, and the texts for its failure and success. */
const steps = [
  [
    'admin',
    'approve',
    'Approve reservation',
    '/admin/transactions/approve/7',
    'We couldn’t approve the reservation.',
    'Reservation approved',
  ],
  [
    'admin',
    'cancel',
    'Cancel reservation',
    '/admin/transactions/cancel/7',
    'We couldn’t cancel the reservation.',
    'Reservation canceled',
  ],
  [
    'seller',
    'complete',
    'Accept reservation',
    '/user/transaction/complete/7',
    'We couldn’t accept the reservation.',
    'Reservation accepted',
  ],
  [
    'seller',
    'decline-cancel-request',
    'Decline to cancel',
    '/user/transaction/decline-cancel-request/7',
    'We couldn’t decline the cancel request.',
    'Cancel request declined',
  ],
  [
    'customer',
    'request-cancel',
    'Ask to cancel',
    '/user/transaction/request-cancel/7',
    'We couldn’t ask the warehouse to cancel.',
    'The warehouse was asked to cancel',
  ],
  [
    'customer',
    'cancel',
    'Cancel reservation',
    '/user/transaction/cancel/7',
    'We couldn’t cancel the reservation.',
    'Reservation canceled',
  ],
] as const

async function press(role: UserType, action: TransactionAction, title: string, refuses: boolean): Promise<SentCall[]> {
  const order = { id: 7, status: 'pending', actions: [action], parts: [] } as unknown as Transaction
  const calls = standInApi(() => {
    if (refuses) throw new Refusal(409, 'It is on its way already.')
    return order
  })
  await renderInApp(<TransactionActions transaction={order} role={role} />)
  await userEvent.click(await screen.findByRole('button', { name: title }))
  const question = await screen.findByRole('dialog', { name: title })
  expect(within(question).getByText(/This cannot be undone\./)).toBeDefined()
  expect(calls).toEqual([])
  await userEvent.click(within(question).getByRole('button', { name: title }))
  return calls
}

it('says of storage with fulfillment that both go together', async () => {
  const part = { price: 1, couponDiscount: 0, amountDue: 1 }
  const parts = [
    { kind: 'storage', ...part },
    { kind: 'fulfillment', ...part },
  ]
  const order = { id: 7, status: 'pending', actions: ['cancel'], parts } as unknown as Transaction
  const role: UserType = 'customer'
  standInApi(() => order)
  await renderInApp(<TransactionActions transaction={order} role={role} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel reservation' }))
  const question = await screen.findByRole('dialog', { name: 'Cancel reservation' })
  expect(within(question).getByText(/both are canceled or expire together/)).toBeDefined()
})

describe('the six actions of an order', () => {
  it.each(steps)(
    'R-386 R-387: %s %s warns that it can’t be undone, then calls without a body',
    async (role, action, title, path, _failed, done) => {
      const calls = await press(role, action, title, false)
      await waitFor(() => expect(toast.success).toHaveBeenCalledWith(done, undefined))
      expect(calls[0]).toMatchObject({ method: 'PUT', path })
      expect(['', undefined, null]).toContain(calls[0]?.body)
    },
  )

  it.each(steps)('R-392: %s %s that fails says so', async (role, action, title, _path, failed) => {
    await press(role, action, title, true)
    await waitFor(() =>
      expect(toast.error).toHaveBeenCalledWith(
        failed,
        expect.objectContaining({ description: 'It is on its way already.' }),
      ),
    )
  })
})
