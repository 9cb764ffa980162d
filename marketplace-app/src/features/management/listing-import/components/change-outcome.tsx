import { useState } from 'react'
import { confirmationOf } from '@stackyard/shared/domain/confirmed-row'
import type { ListingImport } from '@stackyard/shared/schema/listing-import'
import { Button } from '@stackyard/shared/ui/button'
import { Notice } from '../../../../components/notice'
import { PriceDrops } from './price-drops'
import { listingImportTexts } from '../../../../lib/texts/listing-import'

const words = listingImportTexts.preview

type ChangeOutcomeProps = {
  outcome: ListingImport
  isBusy: boolean
  /** With the rows whose lower prices were confirmed. */
  onTake: (confirmPrices: string) => void
}

/** What a file that changes listings comes to, before it is taken and after. */
export function ChangeOutcome({ outcome, isBusy, onTake }: ChangeOutcomeProps) {
  const { dryRun, drafts, changed = 0, unchanged = 0, refused = 0, issues, changes = [] } = outcome
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set())
  const drops = dryRun ? (outcome.priceDrops ?? []) : []
  const meant = drops.map(confirmationOf).filter((one) => confirmed.has(one))
  const taken = drafts + changed + meant.length
  // Rows that can be confirmed are told in their own list.
  const dropRows = new Set(drops.map(({ row }) => `rows[${row}]`))
  const refusals = issues.filter(({ path }) => !dropRows.has(path))
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
      {drops.length > 0 ? <PriceDrops drops={drops} confirmed={confirmed} onConfirm={setConfirmed} /> : null}
      {refusals.length > 0 ? (
        <Notice tone="warning" title={words.refusedTitle(refused - drops.length)}>
          <p>{words.refusedLead}</p>
          <ul className="mt-2 max-h-72 list-disc overflow-y-auto ps-5">
            {refusals.map(({ message }, index) => (
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
      {dryRun && taken === 0 && drops.length === 0 ? (
        <p className="text-muted-foreground text-sm">{words.nothing}</p>
      ) : null}
      {dryRun && taken > 0 ? (
        <Button className="justify-self-start" busy={isBusy} onClick={() => onTake(meant.join(','))}>
          {words.take(taken)}
        </Button>
      ) : null}
    </section>
  )
}
