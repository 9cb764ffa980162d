import { Button } from '@stackyard/shared/ui/button'
import { messageTexts as words } from '../../../../lib/texts/messages'
import type { Unsent } from '../unsent'

type UnsentBubbleProps = { unsent: Unsent; onRetry: () => void; onDiscard: () => void }

/** A message on its way, or one that did not get there, with the ways on. */
export function UnsentBubble({ unsent, onRetry, onDiscard }: UnsentBubbleProps) {
  return (
    <li className="max-w-[85%] justify-self-end text-end">
      <p className="rounded-card bg-subtle border px-3 py-2 text-start text-sm break-words whitespace-pre-line">
        {unsent.text || words.files(unsent.files.length)}
      </p>
      {unsent.text && unsent.files.length > 0 ? (
        <p className="text-muted-foreground text-xs">{words.files(unsent.files.length)}</p>
      ) : null}
      {unsent.problem === null ? (
        <p className="text-muted-foreground text-xs">{words.sending}</p>
      ) : (
        <div role="alert" className="text-danger-ink text-xs">
          {words.failed} {unsent.problem}
          <Button variant="ghost" size="sm" onClick={onRetry}>
            {words.retry}
          </Button>
          <Button variant="ghost" size="sm" onClick={onDiscard}>
            {words.discard}
          </Button>
        </div>
      )}
    </li>
  )
}
