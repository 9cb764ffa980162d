import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { Button } from '@stackyard/shared/ui/button'
import { AddressBook } from '../../features/listings/addresses/components/address-book'
import { CreditNotesPanel } from '../../features/payments/invoices/components/credit-notes-panel'
import { InvoicesPanel } from '../../features/payments/invoices/components/invoices-panel'
import { BillingPanel } from '../../features/payments/payment-methods/components/billing-panel'
import { OwnerOnly } from '../../features/accounts/settings/components/owner-only'
import { userAtom } from '../../lib/session'
import { walletTexts } from '../../lib/texts/wallet'

/** How the person pays, where from, and what was invoiced. */
export function Billing() {
  const isSeller = useAtomValue(userAtom)?.userType === 'seller'
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-10">
      <OwnerOnly>
        <BillingPanel />
        {isSeller ? <WalletLink /> : null}
      </OwnerOnly>
      <AddressBook />
      <InvoicesPanel />
      <CreditNotesPanel />
    </div>
  )
}

/** The way to the credit that pays campaigns. */
function WalletLink() {
  return (
    <section aria-labelledby="wallet-title">
      <h2 id="wallet-title" className="font-display mb-4 text-lg font-semibold">
        {walletTexts.title}
      </h2>
      <div className="rounded-card flex flex-wrap items-center justify-between gap-3 border px-5 py-4 text-sm">
        <p className="text-muted-foreground">{walletTexts.lead}</p>
        <Button asChild variant="outline">
          <Link to="/dashboard/wallet">{walletTexts.open}</Link>
        </Button>
      </div>
    </section>
  )
}
