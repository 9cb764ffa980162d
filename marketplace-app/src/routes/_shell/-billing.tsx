import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { Button } from '@stackyard/shared/ui/button'
import { AddressBook } from '../../features/listings/addresses/components/address-book'
import { BillingPanel } from '../../features/payments/payment-methods/components/billing-panel'
import { OwnerOnly } from '../../features/accounts/settings/components/owner-only'
import { userAtom } from '../../lib/session'
import { invoiceTexts } from '../../lib/texts/invoices'
import { walletTexts } from '../../lib/texts/wallet'

/** How the person pays and where from, with the ways to the wallet and the invoices. */
export function Billing() {
  const isSeller = useAtomValue(userAtom)?.userType === 'seller'
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-10">
      <OwnerOnly>
        <BillingPanel />
        {isSeller ? <WalletLink /> : null}
      </OwnerOnly>
      <AddressBook />
      <InvoicesLink />
    </div>
  )
}

/** The way to the credit that pays campaigns. */
function WalletLink() {
  return (
    <LinkedSection id="wallet-title" title={walletTexts.title} lead={walletTexts.lead}>
      <Link to="/dashboard/wallet">{walletTexts.open}</Link>
    </LinkedSection>
  )
}

/** The way to what was invoiced. */
function InvoicesLink() {
  return (
    <LinkedSection id="invoices-title" title={invoiceTexts.title} lead={invoiceTexts.lead}>
      <Link to="/dashboard/invoices">{invoiceTexts.open}</Link>
    </LinkedSection>
  )
}

type LinkedSectionProps = { id: string; title: string; lead: string; children: ReactNode }

/** A screen of the sidebar that belongs to what is set here. */
function LinkedSection({ id, title, lead, children }: LinkedSectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-display mb-4 text-lg font-semibold">
        {title}
      </h2>
      <div className="rounded-card flex flex-wrap items-center justify-between gap-3 border px-5 py-4 text-sm">
        <p className="text-muted-foreground">{lead}</p>
        <Button asChild variant="outline">
          {children}
        </Button>
      </div>
    </section>
  )
}
