import { AddressBook } from '../../features/addresses/components/address-book'
import { InvoicesPanel } from '../../features/invoices/components/invoices-panel'
import { BillingPanel } from '../../features/payment-methods/components/billing-panel'

/** How the person pays, where from, and what was invoiced (001 §2.2 #billing). */
export function Billing() {
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-10">
      <BillingPanel />
      <AddressBook />
      <InvoicesPanel />
    </div>
  )
}
