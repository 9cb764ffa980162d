import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { CreditNoteDocument, InvoiceDocument } from '@stackyard/shared/schema/invoice'
import { renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import { CreditNotePage } from './credit-note-page'
import { InvoicePage } from './invoice-page'

const company = { name: 'Reyes Storage', address: 'Dallas, Texas', taxId: 'EIN 11-1111111' }
const parties = {
  issuer: { name: 'Stackyard, Inc.', address: 'Columbus, Ohio', taxId: 'EIN 00-0000000' },
  supplier: company,
  buyer: { name: 'Bea Okafor', company: 'Reno Goods', email: 'bea@stackyard.test', address: 'Reno', taxId: 'EIN 12' },
  poNumber: 'PO-77',
  warehouse: 'Reyes Dallas Dock',
  period: { from: '2026-12-01', to: '2026-12-31' },
  month: { number: 1, count: 6 },
}
const line = {
  kind: 'storage' as const,
  description: 'Storage, month 1 of 6',
  subject: null,
  quantity: 300,
  unit: 'PALLET' as const,
  unitCents: 1800,
  months: 1,
  amountCents: 540_000,
}
const invoice: InvoiceDocument = {
  ...parties,
  id: 4,
  _id: 4,
  number: 'SY-000012',
  kind: 'order',
  description: 'Storage',
  totalCents: 540_000,
  status: 'partly-refunded',
  creditNote: null,
  creditNotes: [
    { id: 9, number: 'CN-000003', totalCents: 40_000, reason: 'refund', issuedAt: '2026-12-05T10:00:00.000Z' },
  ],
  orderId: 12,
  paidWith: 'Visa •••• 4242',
  issuedAt: '2026-12-01T10:00:00.000Z',
  lines: [line],
  taxCents: 0,
  paidAt: '2026-12-01T10:00:00.000Z',
  paidCents: 540_000,
  balanceCents: 0,
  corrects: null,
  correctedBy: null,
  canCorrect: true,
}

describe('the page of an invoice', () => {
  it('names the parties, the month, quantity × price, payment, balance, and its credit notes', async () => {
    standInApi(() => null)
    await renderInApp(<InvoicePage invoice={invoice} isOwn />, '/dashboard/invoices/4')
    const sheet = within(screen.getByRole('article'))
    for (const part of ['Stackyard, Inc.', 'Reyes Storage', 'Reno Goods', 'Tax ID EIN 12', 'PO-77', 'Month 1 of 6'])
      expect(sheet.getByText(part)).toBeDefined()
    expect(sheet.getByText('01 Dec 2026 to 31 Dec 2026')).toBeDefined()
    const cells = sheet.getAllByRole('cell').map((cell) => cell.textContent)
    expect(cells).toEqual([
      'Storage, month 1 of 6300 pallets × \u200e$18.00 · Months 1',
      '300 pallets',
      '$18.00',
      '1',
      '$5,400.00',
    ])
    expect(sheet.getByText('Balance due').nextSibling?.textContent).toBe('$0.00')
    expect(sheet.getByRole('link', { name: 'Credit note CN-000003' }).getAttribute('href')).toBe(
      '/dashboard/invoices/credit-notes/9',
    )
  })

  it('has the lines of storage and of fulfillment apart, with a sum each', async () => {
    standInApi(() => null)
    const plain = { ...line, quantity: null, unit: null, unitCents: null, months: null }
    const deposit = { ...plain, kind: 'deposit' as const, subject: '0 to 500', amountCents: 45_000 }
    const coupon = { ...plain, kind: 'coupon' as const, subject: 'SPRING', amountCents: -5000 }
    const both = { ...invoice, totalCents: 580_000, lines: [line, deposit, coupon] }
    await renderInApp(<InvoicePage invoice={both} isOwn />, '/dashboard/invoices/4')
    const rows = within(screen.getByRole('article')).getAllByRole('row').slice(1)
    expect(rows.map((row) => row.textContent)).toEqual([
      'Storage',
      expect.stringContaining('$5,400.00'),
      'Storage, subtotal$5,400.00',
      'Fulfillment',
      'Fulfillment deposit, 0 to 500 orders a month$450.00',
      'Fulfillment, subtotal$450.00',
      'Coupon SPRING\u200e-$50.00',
    ])
  })

  it('is in Arabic, read from the right, on asking, and so is its file', async () => {
    const calls = standInApi(() => null)
    await renderInApp(<InvoicePage invoice={invoice} isOwn />, '/dashboard/invoices/4')
    await userEvent.click(screen.getByRole('button', { name: 'العربية' }))
    const sheet = screen.getByRole('article')
    expect(sheet.getAttribute('dir')).toBe('rtl')
    expect(within(sheet).getByText('الشهر 1 من 6')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Download PDF' }))
    await waitFor(() => expect(calls.at(-1)?.path).toBe('/invoices/download/4'))
    expect(calls.at(-1)?.query.get('language')).toBe('ar')
  })

  it('is corrected by its owner: what is entered is sent', async () => {
    const calls = standInApi(() => ({ ...invoice, id: 5 }))
    await renderInApp(<InvoicePage invoice={invoice} isOwn />, '/dashboard/invoices/4')
    await import('./correction-dialog')
    await userEvent.click(screen.getByRole('button', { name: 'Correct this invoice' }))
    const field = await screen.findByRole('textbox', { name: 'PO number' })
    await userEvent.clear(field)
    await userEvent.type(field, 'PO-78')
    await userEvent.click(screen.getByRole('button', { name: 'Issue corrected invoice' }))
    await waitFor(() => expect(calls.at(-1)?.path).toBe('/invoices/correct/4'))
    expect(calls.at(-1)?.body).toMatchObject({ poNumber: 'PO-78', company: 'Reno Goods', taxId: 'EIN 12' })
  })

  it('offers no correction to an admin, nor after a credit note', async () => {
    standInApi(() => null)
    await renderInApp(<InvoicePage invoice={invoice} isOwn={false} />, '/dashboard/invoices/4')
    expect(screen.queryByRole('button', { name: 'Correct this invoice' })).toBeNull()
  })
})

it('the page of a credit note leads to its invoice and says where the money went', async () => {
  standInApi(() => null)
  const note: CreditNoteDocument = {
    ...parties,
    id: 9,
    _id: 9,
    number: 'CN-000003',
    reason: 'refund',
    totalCents: 40_000,
    invoice: { id: 4, number: 'SY-000012' },
    orderId: 12,
    issuedAt: '2026-12-05T10:00:00.000Z',
    lines: [{ ...line, kind: 'part', subject: 'SY-000012', quantity: null, unit: null, unitCents: null, months: null }],
    refundedTo: 'Visa •••• 4242',
    invoiceIssuedAt: '2026-12-01T10:00:00.000Z',
    replacedBy: null,
  }
  await renderInApp(<CreditNotePage note={note} />, '/dashboard/invoices/credit-notes/9')
  expect(screen.getByText('Part of invoice SY-000012')).toBeDefined()
  expect(screen.getByText('This amount was refunded to Visa •••• 4242.')).toBeDefined()
  const link = screen.getByRole('link', { name: 'Refers to invoice SY-000012 of 01 Dec 2026' })
  expect(link.getAttribute('href')).toBe('/dashboard/invoices/4')
})
