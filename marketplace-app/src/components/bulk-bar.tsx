import { ChevronDown } from 'lucide-react'
import { Button } from '@stackyard/shared/ui/button'
import { ConfirmDialog } from '@stackyard/shared/ui/dialog'
import { DropdownMenu, DropdownMenuItem } from '@stackyard/shared/ui/dropdown-menu'
import { texts } from '../lib/texts'
import { Notice } from './notice'

/** One thing that can be done to all that is ticked; `label` names it in the menu and on the button. */
export type BulkAction = { label: string; title: string; body: string }

export type BulkWords = {
  action: string
  clear: string
  selected: (count: number) => string
  count: (count: number) => string
  refused: (count: number) => string
}

/** Every record that the list's filters leave, those that are not loaded among them. */
export type BulkAll = {
  total: number
  isChosen: boolean
  onChoose: () => void
  words: { choose: (total: number) => string; chosen: (total: number) => string }
}

export type BulkBarProps<A extends BulkAction> = {
  ids: readonly number[]
  /** Present where the server can change the whole list. */
  all?: BulkAll | undefined
  actions: readonly A[]
  words: BulkWords
  /** What is asked about the ticked records, by the menu or by a key. */
  asked: A | null
  onAsk: (action: A | null) => void
  onRun: (action: A) => void
  onClear: () => void
  busy: boolean
  /** How many the last change left as they are. */
  refused: number
}

/** What is done to the ticked records: one choice from a menu, one question. */
export function BulkBar<A extends BulkAction>(props: BulkBarProps<A>) {
  const { ids, all, words, asked, onAsk, onRun, refused } = props
  const count = all?.isChosen ? all.total : ids.length
  return (
    <>
      {refused > 0 && count === 0 ? (
        <Notice tone="warning" announce className="mb-3">
          {words.refused(refused)}
        </Notice>
      ) : null}
      {count > 0 ? <Bar {...props} /> : null}
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
            <strong className="block">{words.count(count)}</strong>
            {asked.body}
          </p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}

function Bar<A extends BulkAction>({ ids, all, actions, words, onAsk, onClear, busy }: BulkBarProps<A>) {
  return (
    <div className="rounded-card bg-subtle mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 border px-4 py-2">
      <p role="status" className="text-sm font-semibold">
        {all?.isChosen ? all.words.chosen(all.total) : words.selected(ids.length)}
      </p>
      {all && !all.isChosen && all.total > ids.length ? (
        <Button variant="ghost" onClick={all.onChoose}>
          {all.words.choose(all.total)}
        </Button>
      ) : null}
      <span className="flex flex-wrap gap-3 sm:ms-auto">
        <DropdownMenu
          trigger={
            <Button busy={busy}>
              {words.action}
              <ChevronDown aria-hidden />
            </Button>
          }
        >
          {actions.map((action) => (
            <DropdownMenuItem key={action.label} onSelect={() => onAsk(action)}>
              {action.label}
            </DropdownMenuItem>
          ))}
        </DropdownMenu>
        <Button variant="ghost" onClick={onClear}>
          {words.clear}
        </Button>
      </span>
    </div>
  )
}
