import { useState } from 'react'
import { Button } from '@stackyard/shared/ui/button'
import { ConfirmDialog } from '@stackyard/shared/ui/dialog'
import { Select } from '@stackyard/shared/ui/select'
import { Notice } from '../../../components/notice'
import { texts } from '../../../lib/texts'
import { adminTexts } from '../../../lib/texts/admin'
import { bulkActions, type FlagAction } from '../flag-actions'
import { useFlagMany } from '../use-set-flag'

const words = adminTexts.bulk

const nameOf = ({ flag, value }: FlagAction): string => `${flag} ${value}`

export type BulkBarProps = {
  ids: readonly number[]
  /** What is asked about the ticked listings, by the button or by a key. */
  asked: FlagAction | null
  onAsk: (action: FlagAction | null) => void
  onClear: () => void
}

/** What is done to the ticked listings: one choice, one question. */
export function BulkBar({ ids, asked, onAsk, onClear }: BulkBarProps) {
  const actions = bulkActions()
  const [chosen, setChosen] = useState('')
  const action = actions.find((one) => nameOf(one) === chosen)
  const flagging = useFlagMany(onClear)
  const refused = flagging.data?.refused.length ?? 0
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
            options={actions.map((one) => ({ value: nameOf(one), label: one.label }))}
            onChange={(event) => setChosen(event.target.value)}
          />
          <Button disabled={!action} busy={flagging.isPending} onClick={() => onAsk(action ?? null)}>
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
            flagging.mutate({ ids, flag: asked.flag, value: asked.value })
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
