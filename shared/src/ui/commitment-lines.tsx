import { commitmentFacts, type CommitmentTerms } from '../domain/commitment'
import { cn } from './cn'

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
