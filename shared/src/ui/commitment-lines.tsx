import { commitmentFacts, type CommitmentTerms } from '../domain/commitment'
import { cn } from './cn'
import { spokenCommitment } from './spoken-commitment'

/** The five things a merchant commits to, in the same words everywhere, in the language of the page. */
export function CommitmentLines({ terms, className }: { terms: CommitmentTerms; className?: string }) {
  return (
    <dl className={cn('grid gap-2 text-sm', className)}>
      {(spokenCommitment.facts ?? commitmentFacts)(terms).map(({ key, label, value }) => (
        <div key={key}>
          <dt className="text-muted-foreground text-xs">{label}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
