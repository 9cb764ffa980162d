import { commitmentFacts, type CommitmentTerms } from '../domain/commitment'
import type { StorageQuote } from '../domain/pricing'
import { cn } from './cn'

/** The terms of a storage reservation while the way to pay is not chosen. */
export const panelTerms = (quote: StorageQuote, startDay: string, warehouse: string): CommitmentTerms => ({
  type: 'offering',
  dueCents: quote.amountDueCents,
  monthCents: quote.monthlyTotalCents,
  term: quote.term,
  startDay,
  paymentType: null,
  warehouse,
})

/** The terms of a fulfillment deposit while the way to pay is not chosen. */
export const depositTerms = (dueCents: number, warehouse: string): CommitmentTerms => ({
  type: 'fulfillment',
  dueCents,
  monthCents: 0,
  term: null,
  startDay: null,
  paymentType: null,
  warehouse,
})

/** The five things a merchant commits to, in the same words everywhere. */
export function CommitmentLines({ terms, className }: { terms: CommitmentTerms; className?: string }) {
  return (
    <dl className={cn('grid gap-2 text-sm', className)}>
      {commitmentFacts(terms).map(({ key, label, value }) => (
        <div key={key}>
          <dt className="text-muted-foreground text-xs">{label}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
