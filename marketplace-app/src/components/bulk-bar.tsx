import { useState } from 'react'
import { Button } from '@stackyard/shared/ui/button'
import { ConfirmDialog } from '@stackyard/shared/ui/dialog'
import { Select } from '@stackyard/shared/ui/select'
import { texts } from '../lib/texts'
import { Notice } from './notice'

/** One thing that can be done to all that is ticked; `label` names it in the choice and on the button. */
export type BulkAction = { label: string; title: string; body: string }

export type BulkWords = {
  action: string
  apply: string
  clear: string
  selected: (count: number) => string
  count: (count: number) => string
  refused: (count: number) => string
}

export type BulkBarProps<A extends BulkAction> = {
  ids: readonly number[]
  actions: readonly A[]
  words: BulkWords
  /** What is asked about the ticked records, by the button or by a key. */
  asked: A | null
  onAsk: (action: A | null) => void
  onRun: (action: A) => void
  onClear: () => void
  busy: boolean
  /** How many the last change left as they are. */
  refused: number
}

/** What is done to the ticked records: one choice, one question. */
export function BulkBar<A extends BulkAction>(props: BulkBarProps<A>) {
  const { ids, actions, words, asked, onAsk, onRun, onClear, busy, refused } = props
  const [chosen, setChosen] = useState('')
  const action = actions.find(({ label }) => label === chosen)
  return (
    <>
      {refused > 0 && ids.length === 0 ? (
        <Notice tone="warning" announce className="mb-3">
          {words.refused(refused)}
        </Notice>
      ) : null}
      {ids.length > 0 ? (
        <div className="rounded-card bg-subtle mb-3 flex flex-wrap items-center gap-3 border px-4 py-2">
          <p role="status" className="text-sm font-semibold">
            {words.selected(ids.length)}
          </p>
          <Select
            aria-label={words.action}
            className="w-full sm:w-64"
            placeholder={words.action}
            value={chosen}
            options={actions.map(({ label }) => ({ value: label, label }))}
            onChange={(event) => setChosen(event.target.value)}
          />
          <Button disabled={!action} busy={busy} onClick={() => onAsk(action ?? null)}>
            {words.apply}
          </Button>
          <Button variant="ghost" onClick={onClear}>
            {words.clear}
          </Button>
        </div>
      ) : null}
      {asked ? (
        <ConfirmDialog
          open
          onOpenChange={() => onAsk(null)}
          title={asked.title}
          confirmLabel={asked.label}
          cancelLabel={texts.actions.back}
          onConfirm={() => {
            onAsk(null)
            onRun(asked)
          }}
        >
          <p className="text-sm">
            <strong className="block">{words.count(ids.length)}</strong>
            {asked.body}
          </p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}
