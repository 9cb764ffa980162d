import type { ListingImport } from '@stackyard/shared/schema/listing-import'
import { Button } from '@stackyard/shared/ui/button'
import { Notice } from '../../../../components/notice'
import { listingImportTexts } from '../../../../lib/texts/listing-import'

const words = listingImportTexts.preview

type ChangeOutcomeProps = { outcome: ListingImport; isBusy: boolean; onTake: () => void }

/** What a file that changes listings comes to, before it is taken and after. */
export function ChangeOutcome({ outcome, isBusy, onTake }: ChangeOutcomeProps) {
  const { dryRun, drafts, changed = 0, unchanged = 0, refused = 0, issues, changes = [] } = outcome
  const taken = drafts + changed
  const counts = [
    [words.created, drafts],
    [words.changed, changed],
    [words.unchanged, unchanged],
    [words.refused, refused],
  ] as const
  return (
    <section aria-label={words.title} className="grid grid-cols-1 gap-4">
      {dryRun ? null : (
        <Notice tone="success" announce>
          {words.done(taken)}
        </Notice>
      )}
      <dl role="status" className="rounded-card grid grid-cols-2 gap-4 border p-5 sm:grid-cols-4">
        {counts.map(([label, count]) => (
          <div key={label}>
            <dt className="text-muted-foreground text-sm">{label}</dt>
            <dd className="text-xl font-semibold tabular-nums">{count.toLocaleString('en-US')}</dd>
          </div>
        ))}
      </dl>
      {issues.length > 0 ? (
        <Notice tone="warning" title={words.refusedTitle(refused)}>
          <p>{words.refusedLead}</p>
          <ul className="mt-2 max-h-72 list-disc overflow-y-auto ps-5">
            {issues.map(({ message }, index) => (
              <li key={`${index} ${message}`}>{message}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {changes.length > 0 ? (
        <ul className="rounded-card max-h-96 divide-y overflow-y-auto border text-sm">
          {changes.map(({ row, id, name, fields }) => (
            <li key={id} className="px-5 py-3">
              <p className="font-semibold">
                {name} <span className="text-muted-foreground font-normal">{words.row(row)}</span>
              </p>
              <p className="text-muted-foreground">{fields.join(', ')}</p>
            </li>
          ))}
        </ul>
      ) : null}
      {dryRun && taken === 0 ? <p className="text-muted-foreground text-sm">{words.nothing}</p> : null}
      {dryRun && taken > 0 ? (
        <Button className="justify-self-start" busy={isBusy} onClick={onTake}>
          {words.take(taken)}
        </Button>
      ) : null}
    </section>
  )
}
