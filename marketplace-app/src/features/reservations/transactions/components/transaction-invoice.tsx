import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import type { Transaction } from '@stackyard/shared/schema/transaction'
import type { UserType } from '@stackyard/shared/schema/user'
import { Button } from '@stackyard/shared/ui/button'
import { Card } from '@stackyard/shared/ui/card'
import { saveFile } from '@stackyard/shared/ui/save-file'
import { client } from '../../../../lib/api'
import { formatDate } from '../../../../lib/format'
import { readerLanguage } from '../../../../lib/language'
import { notifyFailure } from '../../../../lib/notify'
import { moneyTexts } from '../../../../lib/texts/money'
import { PoNumber } from './po-number'

const words = moneyTexts.transactions.invoice

/** The order's invoice and what takes it back, or when it comes; a seller, whom it isn't for, sees nothing. */
export function TransactionInvoice({ transaction, role }: { transaction: Transaction; role: UserType }) {
  const { invoice } = transaction
  if (invoice === undefined) return null
  return (
    <Card className="p-5 text-sm">
      <h2 className="font-display mb-3 text-lg font-semibold">
        {invoice ? words.number(invoice.number) : words.title}
      </h2>
      <PoNumber
        transaction={transaction}
        canChange={role === 'customer' && transaction.paymentState === 'authorized'}
      />
      {invoice ? <Papers invoice={invoice} /> : <p className="text-muted-foreground">{whenItComes(transaction)}</p>}
    </Card>
  )
}

/** The payment has arrived, whatever came of it later. */
const paid: ReadonlySet<Transaction['paymentState']> = new Set(['captured', 'refunding', 'refunded', 'charged_back'])

function whenItComes({ status, paymentState }: Pick<Transaction, 'status' | 'paymentState'>): string {
  if (paid.has(paymentState)) return words.soon
  return status === 'cancelled' ? words.never : words.later
}

function Papers({ invoice }: { invoice: NonNullable<Transaction['invoice']> }) {
  const { id, number, issuedAt, creditNote, status } = invoice
  const isPart = status === 'partly-refunded'
  const language = readerLanguage()
  return (
    <>
      <p className="text-muted-foreground">{words.issued(formatDate(issuedAt))}</p>
      {creditNote ? (
        <p className="text-muted-foreground">
          {isPart ? words.partly(creditNote.number) : words.refunded(creditNote.number)}
        </p>
      ) : null}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button asChild variant="outline">
          <Link to="/dashboard/invoices/$id" params={{ id: String(id) }}>
            {words.view}
          </Link>
        </Button>
        <PaperButton label={words.download(number)} fetchPaper={() => client.invoices.download({ id, language })} />
        {creditNote ? (
          <PaperButton
            label={words.creditNote(creditNote.number)}
            fetchPaper={() => client.invoices.creditNote({ id: creditNote.id, language })}
          />
        ) : null}
      </div>
    </>
  )
}

function PaperButton({ label, fetchPaper }: { label: string; fetchPaper: () => Promise<File> }) {
  const download = useMutation({
    mutationFn: fetchPaper,
    onSuccess: saveFile,
    onError: (error) => notifyFailure(words.failed, error),
  })
  return (
    <Button variant="outline" busy={download.isPending} onClick={() => download.mutate()}>
      <Download aria-hidden />
      {label}
    </Button>
  )
}
