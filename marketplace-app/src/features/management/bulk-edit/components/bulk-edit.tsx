import { useState } from 'react'
import { MAX_BULK_LISTINGS } from '@stackyard/shared/reference/bulk-fields'
import { Button } from '@stackyard/shared/ui/button'
import { Notice } from '../../../../components/notice'
import { Page } from '../../../../components/page'
import { bulkEditTexts as words } from '../../../../lib/texts/bulk-edit'
import { isComplete, newRule, rowsToApply } from '../rules'
import { useBulkEdit } from '../use-bulk-edit'
import { ListingChoice } from './listing-choice'
import { PreviewTable } from './preview-table'
import { RuleRows } from './rule-rows'

/** Changes prices and space of many of a provider's listings: choose, preview, apply, and take back. */
export function BulkEdit() {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [rules, setRules] = useState([newRule(1)])
  const bulk = useBulkEdit()
  const canPreview = chosen.size > 0 && chosen.size <= MAX_BULK_LISTINGS && rules.every(isComplete)
  return (
    <Page title={words.title} description={words.lead}>
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <ListingChoice
          chosen={chosen}
          onChange={(next) => {
            setChosen(next)
            bulk.reset()
          }}
        />
        <div className="grid grid-cols-1 gap-4">
          <RuleRows
            rules={rules}
            onChange={(next) => {
              setRules(next)
              bulk.reset()
            }}
          />
          <Button
            className="justify-self-start"
            disabled={!canPreview}
            busy={bulk.preview.isPending}
            onClick={() => bulk.preview.mutate({ ids: [...chosen], rules })}
          >
            {words.preview}
          </Button>
        </div>
      </div>
      {bulk.preview.data ? <Result bulk={bulk} rows={bulk.preview.data} /> : null}
    </Page>
  )
}

type ResultProps = {
  bulk: ReturnType<typeof useBulkEdit>
  rows: NonNullable<ReturnType<typeof useBulkEdit>['preview']['data']>
}

function Result({ bulk, rows }: ResultProps) {
  const { apply, undo, outcome, done } = bulk
  const count = rowsToApply(rows).length
  const busy = apply.isPending || undo.isPending
  return (
    <section aria-label={words.previewTitle} className="mt-8 grid grid-cols-1 gap-4">
      {outcome ? <Outcome outcome={outcome} /> : null}
      <PreviewTable rows={rows} outcome={outcome} />
      <div className="flex flex-wrap items-center gap-3">
        {outcome ? null : (
          <Button variant="highlight" disabled={count === 0} busy={busy} onClick={() => apply.mutate(rows)}>
            {words.apply(count)}
          </Button>
        )}
        {outcome?.kind === 'applied' && outcome.results.some(({ version }) => version !== null) ? (
          <Button variant="outline" busy={busy} onClick={() => undo.mutate({ rows, results: outcome.results })}>
            {words.undo}
          </Button>
        ) : null}
        {busy ? (
          <p role="status" className="text-muted-foreground text-sm">
            {words.progress(done, count)}
          </p>
        ) : null}
      </div>
    </section>
  )
}

function Outcome({ outcome: { kind, results } }: { outcome: NonNullable<ResultProps['bulk']['outcome']> }) {
  const refused = results.filter(({ problem }) => problem !== null).length
  const taken = results.length - refused
  return (
    <Notice tone={refused > 0 ? 'warning' : 'success'} announce>
      {kind === 'undone' ? words.undoOutcome(taken, refused) : words.outcome(taken, refused)}
    </Notice>
  )
}
