import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Invoice } from '@stackyard/shared/schema/invoice'
import { renderInApp, standInApi } from '../../../../lib/render-in-app.test-data'
import { InvoicesPanel } from './invoices-panel'

const invoice = (id: number, changes: Partial<Invoice>): Invoice => ({
  id,
  _id: id,
  number: `SY-00000${id}`,
  kind: 'plan',
  description: 'Growth, a month',
  totalCents: 14_900,
  status: 'paid',
  creditNote: null,
  creditNotes: [],
  orderId: null,
  paidWith: 'Visa •••• 4242',
  issuedAt: '2026-11-02T10:00:00.000Z',
  ...changes,
})

it('an invoice of an order leads to it, one of a plan to nothing', async () => {
  standInApi(() => [
    invoice(2, { kind: 'order', orderId: 12, description: 'Order 12, Reyes Dallas Dock' }),
    invoice(1, {}),
  ])
  await renderInApp(<InvoicesPanel />, '/settings')
  const link = await screen.findByRole('link', { name: 'Order 12, Reyes Dallas Dock' })
  expect(link.getAttribute('href')).toBe('/dashboard/transactions/12')
  expect(screen.getByText('Growth, a month')).toBeDefined()
  // Each number leads to the invoice itself.
  expect(screen.getAllByRole('link')).toHaveLength(3)
  expect(screen.getByRole('link', { name: 'SY-000001' }).getAttribute('href')).toBe('/dashboard/invoices/1')
})
