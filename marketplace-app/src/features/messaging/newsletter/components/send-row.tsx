import type { ReactNode } from 'react'
import { newsletterSegments } from '@stackyard/shared/reference/newsletter'
import type { NewsletterSend } from '@stackyard/shared/schema/newsletter'
import { Badge } from '@stackyard/shared/ui/badge'
import { formatDate } from '../../../../lib/format'
import { newsletterTexts as words } from '../../../../lib/texts/newsletter'
import { sayName } from '@stackyard/shared/ui/say'

type Props = { send: NewsletterSend; action?: ReactNode; isOwn?: boolean }

/** One sending with what became of its mails; `action` stands at its end. A seller's own names no segment. */
export function SendRow({ send, action, isOwn = false }: Props) {
  const { subject, segment, state, total, sent, failed, bounced, complained, opens, sendAt } = send
  const who = sayName(newsletterSegments.find(({ key }) => key === segment)?.name ?? segment)
  const hasBegun = state === 'sending' || state === 'sent'
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="min-w-0 break-words">{subject}</span>
          <Badge tone={state === 'sent' ? 'success' : state === 'cancelled' ? 'neutral' : 'info'}>
            {words.states[state]}
          </Badge>
        </p>
        <p className="text-muted-foreground text-sm tabular-nums">
          {[
            isOwn ? '' : who,
            formatDate(sendAt),
            hasBegun ? words.figures(sent, total) : '',
            failed + bounced > 0 ? words.failures(failed, bounced) : '',
            complained > 0 ? words.complaints(complained) : '',
            opens > 0 ? words.opens(opens) : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {action}
    </li>
  )
}
