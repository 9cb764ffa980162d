import { createFileRoute } from '@tanstack/react-router'
import { Page } from '../../../../components/page'
import { CreditNotesPanel } from '../../../../features/payments/invoices/components/credit-notes-panel'
import { InvoicesPanel } from '../../../../features/payments/invoices/components/invoices-panel'
import { requireSession } from '../../../../lib/guards'
import { invoiceTexts } from '../../../../lib/texts/invoices'

export const Route = createFileRoute('/_shell/dashboard/invoices/')({
  beforeLoad: requireSession,
  component: InvoicesPage,
})

/** What the reader was invoiced, with the files. */
function InvoicesPage() {
  return (
    <Page title={invoiceTexts.title} description={invoiceTexts.lead}>
      <div className="grid max-w-3xl grid-cols-1 gap-6">
        <InvoicesPanel />
        <CreditNotesPanel />
      </div>
    </Page>
  )
}
