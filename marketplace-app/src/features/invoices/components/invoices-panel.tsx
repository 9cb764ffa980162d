import { useMutation, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { Invoice } from '@stackyard/shared/schema/invoice'
import { Badge } from '@stackyard/shared/ui/badge'
import { Button } from '@stackyard/shared/ui/button'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { apiQuery, client } from '../../../lib/api'
import { formatDate } from '../../../lib/format'
import { notifyFailure } from '../../../lib/notify'
import { toProblem } from '../../../lib/problem'
import { saveFile } from '@stackyard/shared/ui/save-file'
import { invoiceTexts as words } from '../../../lib/texts/invoices'
import { formatCents } from '../../../lib/texts/plans'

const pageSize = 24

/** The own invoices with their files (001 §2.2 #billing). */
export function InvoicesPanel() {
  const [limit, setLimit] = useState(pageSize)
  const query = useQuery({
    ...apiQuery.invoices.list.queryOptions({ input: { limit, skip: 0 } }),
    placeholderData: (before) => before,
  })
  return (
    <section aria-labelledby="invoices-title">
      <h2 id="invoices-title" className="font-display mb-4 text-lg font-semibold">
        {words.title}
      </h2>
      {query.isPending ? <Skeleton className="rounded-card h-32" /> : null}
      {query.isError ? (
        <ErrorState message={toProblem(query.error).message} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data ? <InvoiceList invoices={query.data.results} /> : null}
      {(query.data?.total ?? 0) > limit && limit < 96 ? (
        <Button variant="outline" className="mt-4" onClick={() => setLimit(limit + pageSize)}>
          {words.more}
        </Button>
      ) : null}
    </section>
  )
}

function InvoiceList({ invoices }: { invoices: readonly Invoice[] }) {
  if (invoices.length === 0)
    return (
      <div className="rounded-card border px-6 py-5 text-sm">
        <p className="font-semibold">{words.empty}</p>
        <p className="text-muted-foreground mt-1">{words.emptyText}</p>
      </div>
    )
  return (
    <ul className="rounded-card divide-y border">
      {invoices.map((invoice) => (
        <InvoiceRow key={invoice.id} invoice={invoice} />
      ))}
    </ul>
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
          <span className="font-semibold tabular-nums">{invoice.number}</span>
          <span className="text-muted-foreground">{formatDate(invoice.issuedAt)}</span>
          {invoice.status === 'refunded' ? <Badge tone="neutral">{words.refunded}</Badge> : null}
        </p>
        <p className="text-muted-foreground truncate">{invoice.description}</p>
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
