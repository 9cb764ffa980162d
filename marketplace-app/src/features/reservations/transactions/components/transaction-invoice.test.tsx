import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Transaction } from '@stackyard/shared/schema/transaction'
import { renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import { TransactionInvoice } from './transaction-invoice'

const invoice = {
  id: 4,
  number: 'SY-000012',
  issuedAt: '2026-11-02T10:00:00.000Z',
  status: 'paid' as const,
  creditNote: null,
}
const reader = 'customer' as const
const show = (changes: Partial<Transaction>) =>
  renderInApp(
    <TransactionInvoice
      role={reader}
      transaction={{ id: 7, status: 'approved', paymentState: 'captured', poNumber: null, ...changes } as Transaction}
    />,
  )

describe('the invoice of an order', () => {
  it('is downloaded from the order, with the credit note that takes it back', async () => {
    const calls = standInApi(() => null)
    await show({ invoice: { ...invoice, creditNote: { id: 9, number: 'CN-000003' } } })
    expect(screen.getByRole('heading', { name: 'Invoice SY-000012' })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Download invoice SY-000012' }))
    await userEvent.click(screen.getByRole('button', { name: 'Download credit note CN-000003' }))
    await waitFor(() =>
      expect(calls.map(({ path }) => path)).toEqual(['/invoices/download/4', '/invoices/credit-note/9']),
    )
  })

  it.each([
    [{ status: 'pending', paymentState: 'authorizing' }, /once the warehouse accepts/],
    [{ status: 'approved', paymentState: 'ach_processing' }, /the payment arrives\.$/],
    [{ status: 'approved', paymentState: 'captured' }, /preparing the invoice/],
    [{ status: 'cancelled', paymentState: 'released' }, /Nothing was charged/],
  ] as const)('not made yet says when it comes: %o', async (state, words) => {
    await show({ ...state, invoice: null })
    expect(screen.getByText(words)).toBeDefined()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('names the PO number, which is changed until the payment is taken', async () => {
    const calls = standInApi(() => null)
    await show({ status: 'pending', paymentState: 'authorized', poNumber: 'PO-1', invoice: null })
    await userEvent.click(screen.getByRole('button', { name: 'Change' }))
    const field = screen.getByRole('textbox', { name: 'Your PO number' })
    await userEvent.clear(field)
    await userEvent.type(field, 'PO-2')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(calls.at(-1)).toMatchObject({ path: '/user/transaction/po-number/7' }))
    expect(calls.at(-1)?.body).toEqual({ poNumber: 'PO-2' })
  })

  it('is not for the seller, who is told nothing of it', async () => {
    await show({})
    expect(screen.queryByText(/invoice/i)).toBeNull()
  })
})
