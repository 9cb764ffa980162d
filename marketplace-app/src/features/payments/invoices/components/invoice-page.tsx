import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { formatCents } from '@stackyard/shared/domain/money'
import { invoiceDay, invoiceText } from '@stackyard/shared/messages/invoices/invoice-text'
import type { Language } from '@stackyard/shared/reference/languages'
import type { InvoiceDocument } from '@stackyard/shared/schema/invoice'
import { Button } from '@stackyard/shared/ui/button'
import { client } from '../../../../lib/api'
import { invoiceTexts } from '../../../../lib/texts/invoices'
import { DocumentFrame } from './document-frame'
import { DocumentSheet, Sum } from './document-sheet'

const CorrectionDialog = lazy(async () => ({ default: (await import('./correction-dialog')).CorrectionDialog }))

/** One invoice, as its PDF has it. */
export function InvoicePage({ invoice, isOwn }: { invoice: InvoiceDocument; isOwn: boolean }) {
  const [isCorrecting, setCorrecting] = useState(false)
  const canCorrect = invoice.canCorrect && isOwn
  return (
    <DocumentFrame
      title={(language) => invoiceText(language, 'invoice', { number: invoice.number })}
      fetchFile={(language) => client.invoices.download({ id: invoice.id, language })}
      actions={
        canCorrect ? (
          <Button variant="outline" onClick={() => setCorrecting(true)}>
            {invoiceTexts.page.correct}
          </Button>
        ) : null
      }
    >
      {(language) => (
        <>
          <DocumentSheet
            shown={invoice}
            language={language}
            title={invoiceText(language, 'invoice', { number: invoice.number })}
            intro={<Corrections invoice={invoice} language={language} />}
          >
            <Sums invoice={invoice} language={language} />
          </DocumentSheet>
          {isCorrecting ? (
            <Suspense>
              <CorrectionDialog invoice={invoice} onClose={() => setCorrecting(false)} />
            </Suspense>
          ) : null}
        </>
      )}
    </DocumentFrame>
  )
}

function Corrections({ invoice, language }: { invoice: InvoiceDocument; language: Language }) {
  const others = [['corrects', invoice.corrects] as const, ['correctedBy', invoice.correctedBy] as const]
  return others.map(([key, other]) =>
    other ? (
      <p key={key}>
        <Link
          to="/dashboard/invoices/$id"
          params={{ id: String(other.id) }}
          className="text-link underline-offset-4 hover:underline"
        >
          {invoiceText(language, key, { number: other.number })}
        </Link>
      </p>
    ) : null,
  )
}

function Sums({ invoice, language }: { invoice: InvoiceDocument; language: Language }) {
  const { lines, creditNotes, paidCents, totalCents, paidAt, paidWith, taxCents, balanceCents } = invoice
  const refunds = creditNotes.filter(({ reason }) => reason === 'refund')
  const paid = { day: invoiceDay(language, paidAt), method: paidWith }
  return (
    <>
      <dl className="ms-auto grid w-full max-w-md grid-cols-1 gap-2">
        <Sum
          label={invoiceText(language, 'subtotal')}
          cents={lines.reduce((sum, { amountCents }) => sum + amountCents, 0)}
        />
        <Sum label={invoiceText(language, 'tax')} cents={taxCents} />
        <Sum label={invoiceText(language, 'total')} cents={totalCents} isBold />
        {paidCents > 0 ? <Sum label={invoiceText(language, 'paid', paid)} cents={-paidCents} /> : null}
        {creditNotes.map((note) =>
          note.reason === 'correction' ? (
            <Sum key={note.id} label={invoiceText(language, 'credited', note)} cents={-note.totalCents} />
          ) : null,
        )}
        <Sum label={invoiceText(language, 'balance')} cents={balanceCents} isBold />
      </dl>
      <footer className="text-muted-foreground grid gap-1">
        {refunds.map((note) => (
          <p key={note.id}>
            <Link
              to="/dashboard/invoices/credit-notes/$id"
              params={{ id: String(note.id) }}
              className="text-link underline-offset-4 hover:underline"
            >
              {invoiceText(language, 'credited', note)}
            </Link>
            : <bdi>{formatCents(-note.totalCents)}</bdi>
          </p>
        ))}
        <p>{invoiceText(language, 'taxNote')}</p>
        <p>{invoiceText(language, 'currency')}</p>
        <p>{invoiceText(language, 'questions')}</p>
      </footer>
    </>
  )
}
