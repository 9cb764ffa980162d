import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatMicros } from '@stackyard/shared/domain/micros'
import type { WalletEntry } from '@stackyard/shared/schema/wallet'
import { Button } from '@stackyard/shared/ui/button'
import { cn } from '@stackyard/shared/ui/cn'
import { saveFile } from '@stackyard/shared/ui/save-file'
import { type Column, DataTable } from '../../../../components/data-table'
import { client } from '../../../../lib/api'
import { formatExact } from '../../../../lib/exact-dollars'
import { formatDate } from '../../../../lib/format'
import { notifyFailure } from '../../../../lib/notify'
import { walletTexts } from '../../../../lib/texts/wallet'

const words = walletTexts.history

const columns: readonly [Column<WalletEntry>, ...Column<WalletEntry>[]] = [
  { label: words.what, cell: (entry) => <What entry={entry} /> },
  { label: words.date, cell: ({ createdAt }) => formatDate(createdAt) },
  { label: words.amount, isNumeric: true, cell: (entry) => <Amount entry={entry} /> },
  { label: words.balanceAfter, isNumeric: true, cell: ({ balanceAfter }) => formatExact(balanceAfter) },
  { label: words.reservedAfter, isNumeric: true, cell: ({ reservedAfter }) => formatExact(reservedAfter) },
]

type EntryTableProps = { entries: readonly WalletEntry[]; isStale: boolean }

/** Lines of the history, each with what was left after it. */
export const EntryTable = ({ entries, isStale }: EntryTableProps) => (
  <DataTable caption={words.caption} columns={columns} rows={entries} keyOf={({ id }) => id} isStale={isStale} />
)

function Amount({ entry: { amountMicros } }: { entry: WalletEntry }) {
  return (
    <bdi className={cn('font-semibold whitespace-nowrap', amountMicros > 0 ? 'text-success-ink' : '')}>
      {amountMicros > 0 ? `+${formatMicros(amountMicros)}` : formatMicros(amountMicros).replace('-', '−')}
    </bdi>
  )
}

/** What happened: the kind, the campaign or payment method, and the invoice. */
function What({ entry }: { entry: WalletEntry }) {
  const { kind, campaignId, campaignName, paymentMethod, impressions, visits, invoiceId, createdAt } = entry
  return (
    <div className="min-w-0">
      <p className="font-semibold">{words.kind[kind]}</p>
      {campaignId === null ? null : (
        <Link
          to="/dashboard/campaigns/$id"
          params={{ id: String(campaignId) }}
          className="text-link block break-words underline-offset-4 hover:underline"
        >
          {campaignName ?? `#${campaignId}`}
        </Link>
      )}
      {campaignId === null && campaignName ? <p className="text-muted-foreground">{campaignName}</p> : null}
      {paymentMethod ? <p className="text-muted-foreground">{paymentMethod}</p> : null}
      {impressions === null ? null : <p className="text-muted-foreground">{words.views(impressions, visits ?? 0)}</p>}
      {invoiceId === null ? null : <InvoiceButton id={invoiceId} label={words.invoiceOf(formatDate(createdAt))} />}
    </div>
  )
}

function InvoiceButton({ id, label }: { id: number; label: string }) {
  const download = useMutation({
    mutationFn: () => client.invoices.download({ id }),
    onSuccess: saveFile,
    onError: (error) => notifyFailure(words.invoiceFailed, error),
  })
  return (
    <Button
      variant="link"
      size="sm"
      className="min-h-6"
      aria-label={label}
      busy={download.isPending}
      onClick={() => download.mutate()}
    >
      {words.invoice}
    </Button>
  )
}
