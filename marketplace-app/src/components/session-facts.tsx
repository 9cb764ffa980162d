import { Laptop, Smartphone } from 'lucide-react'
import type { OwnSession } from '@stackyard/shared/schema/own-account'
import { Badge } from '@stackyard/shared/ui/badge'
import { formatDate, formatDateTime } from '../lib/format'
import { ownAccountTexts } from '../lib/texts/own-account'

const words = ownAccountTexts.sessions

/** What a session is called: its device, or the panel. */
export const sessionName = ({ kind, device }: OwnSession): string =>
  kind === 'panel' ? words.panel : device || words.unknown

/** A session in words: device, who acts, address, since when. */
export function SessionFacts({ session }: { session: OwnSession }) {
  const { kind, isPhone, isThisOne, helper, ip, network, method, createdAt, lastUsedAt } = session
  const Icon = isPhone ? Smartphone : Laptop
  const place = [ip, network === 'other' ? '' : words.network[network]].filter(Boolean).join(', ')
  return (
    <div className="flex min-w-0 flex-1 basis-56 gap-3">
      <Icon aria-hidden className="text-muted-foreground mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {sessionName(session)}
          {isThisOne ? <Badge tone="success">{words.thisOne}</Badge> : null}
          {helper ? <Badge tone="info">{words.helper(helper.name)}</Badge> : null}
        </p>
        <p className="text-muted-foreground text-sm wrap-anywhere">
          {[words.used(formatDateTime(lastUsedAt)), place].filter(Boolean).join(' · ')}
        </p>
        <p className="text-muted-foreground text-sm">
          {words.since(formatDate(createdAt))}
          {kind === 'panel' ? null : ` ${words.by(words.methods[method])}`}
        </p>
      </div>
    </div>
  )
}
