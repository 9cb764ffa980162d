import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { formatCents } from '@stackyard/shared/domain/money'
import type { Invoice } from '@stackyard/shared/schema/invoice'
import { Badge } from '@stackyard/shared/ui/badge'
import { Button } from '@stackyard/shared/ui/button'
import { pageStep, PagedSection } from '../../../../components/paged-section'
import { apiQuery, client } from '../../../../lib/api'
import { formatDate } from '../../../../lib/format'
import { saySentence } from '../../../../lib/language'
import { notifyFailure } from '../../../../lib/notify'
import { saveFile } from '@stackyard/shared/ui/save-file'
import { invoiceTexts as words } from '../../../../lib/texts/invoices'

/** The own invoices with their files. */
export function InvoicesPanel() {
  const [limit, setLimit] = useState(pageStep)
  const query = useQuery({
    ...apiQuery.invoices.list.queryOptions({ input: { limit, skip: 0 } }),
    placeholderData: (before) => before,
  })
  return (
    <PagedSection
      title={words.title}
      words={words}
      query={query}
      limit={limit}
      onLimit={setLimit}
      renderRow={(invoice) => <InvoiceRow key={invoice.id} invoice={invoice} />}
    />
  )
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const download = useMutation({
    mutationFn: () => client.invoices.download({ id: invoice.id }),
    onSuccess: saveFile,
    onError: (error) => notifyFailure(words.downloadFailed, error),
  })
  const note = invoice.creditNote
  const downloadNote = useMutation({
    mutationFn: (id: number) => client.invoices.creditNote({ id }),
    onSuccess: saveFile,
    onError: (error) => notifyFailure(words.downloadFailed, error),
  })
  return (
    <li className="flex items-center gap-4 px-5 py-3 text-sm">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to="/dashboard/invoices/$id"
            params={{ id: String(invoice.id) }}
            className="text-link font-semibold tabular-nums underline-offset-4 hover:underline"
          >
            {invoice.number}
          </Link>
          <span className="text-muted-foreground">{formatDate(invoice.issuedAt)}</span>
          {invoice.status === 'paid' ? null : <Badge tone="neutral">{words.status[invoice.status]}</Badge>}
        </p>
        <p className="text-muted-foreground truncate">
          {invoice.orderId === null ? (
            saySentence(invoice.description)
          ) : (
            <OrderLink id={invoice.orderId} text={saySentence(invoice.description)} />
          )}
        </p>
        {note ? (
          <Button variant="link" size="sm" busy={downloadNote.isPending} onClick={() => downloadNote.mutate(note.id)}>
            {words.creditNote(note.number)}
          </Button>
        ) : null}
      </div>
      <span className="font-semibold tabular-nums">{formatCents(invoice.totalCents)}</span>
      <Button
        variant="ghost"
        size="icon"
        aria-label={words.download(invoice.number)}
        busy={download.isPending}
        onClick={() => download.mutate()}
      >
        <Download aria-hidden />
      </Button>
    </li>
  )
}

const OrderLink = ({ id, text }: { id: number; text: string }) => (
  <Link
    to="/dashboard/transactions/$id"
    params={{ id: String(id) }}
    className="block truncate leading-6 underline-offset-4 hover:underline"
  >
    {text}
  </Link>
)
