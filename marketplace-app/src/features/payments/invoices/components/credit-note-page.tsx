import { Link } from '@tanstack/react-router'
import { invoiceDay, invoiceText } from '@stackyard/shared/messages/invoices/invoice-text'
import type { CreditNoteDocument } from '@stackyard/shared/schema/invoice'
import { client } from '../../../../lib/api'
import { DocumentFrame } from './document-frame'
import { DocumentSheet, Sum } from './document-sheet'

/** One credit note, as its PDF has it. */
export function CreditNotePage({ note }: { note: CreditNoteDocument }) {
  const { number, invoice, invoiceIssuedAt, reason, totalCents, refundedTo, replacedBy } = note
  return (
    <DocumentFrame
      title={(language) => invoiceText(language, 'creditNote', { number })}
      fetchFile={(language) => client.invoices.creditNote({ id: note.id, language })}
    >
      {(language) => (
        <DocumentSheet
          shown={note}
          language={language}
          title={invoiceText(language, 'creditNote', { number })}
          intro={
            <Link
              to="/dashboard/invoices/$id"
              params={{ id: String(invoice.id) }}
              className="text-link underline-offset-4 hover:underline"
            >
              {invoiceText(language, 'takesBack', {
                number: invoice.number,
                day: invoiceDay(language, invoiceIssuedAt),
              })}
            </Link>
          }
        >
          <dl className="ms-auto grid w-full max-w-md grid-cols-1 gap-2">
            <Sum label={invoiceText(language, 'tax')} cents={0} />
            <Sum
              label={invoiceText(language, reason === 'refund' ? 'refundTotal' : 'correctionTotal')}
              cents={-totalCents}
              isBold
            />
          </dl>
          <footer className="text-muted-foreground grid gap-1">
            <p>{invoiceText(language, `reason.${reason}`, { method: refundedTo, number: replacedBy?.number ?? '' })}</p>
            <p>{invoiceText(language, 'currency')}</p>
            <p>{invoiceText(language, 'questions')}</p>
          </footer>
        </DocumentSheet>
      )}
    </DocumentFrame>
  )
}
