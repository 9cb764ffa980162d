import { useQuery } from '@tanstack/react-query'
import { newsletterSegments } from '@stackyard/shared/reference/newsletter'
import type { NewsletterSend } from '@stackyard/shared/schema/newsletter'
import { Badge } from '@stackyard/shared/ui/badge'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { apiQuery } from '../../../lib/api'
import { formatDate } from '../../../lib/format'
import { toProblem } from '../../../lib/problem'
import { newsletterTexts as words } from '../../../lib/texts/newsletter'

const REFRESH_MS = 5000

/** The newest sendings; figures follow while one is on its way. */
export function SendList() {
  const query = useQuery({
    ...apiQuery.newsletter.sends.queryOptions({ input: { limit: 50 } }),
    refetchInterval: ({ state }) => (state.data?.results.some((send) => send.state === 'sending') ? REFRESH_MS : false),
  })
  if (query.isPending) return <Skeleton className="rounded-card h-32" />
  if (query.isError) return <ErrorState message={toProblem(query.error).message} onRetry={() => void query.refetch()} />
  if (query.data.results.length === 0) return <EmptyState title={words.empty}>{words.emptyLead}</EmptyState>
  return (
    <ul className="rounded-card divide-y border">
      {query.data.results.map((send) => (
        <SendRow key={send.id} send={send} />
      ))}
    </ul>
  )
}

function SendRow({ send }: { send: NewsletterSend }) {
  const { subject, segment, state, total, sent, failed, bounced, opens, sendAt } = send
  const who = newsletterSegments.find(({ key }) => key === segment)?.name ?? segment
  return (
    <li className="px-4 py-3">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        {subject}
        <Badge tone={state === 'sent' ? 'success' : 'info'}>{words.states[state]}</Badge>
      </p>
      <p className="text-muted-foreground text-sm tabular-nums">
        {[
          who,
          formatDate(sendAt),
          state === 'scheduled' ? '' : words.figures(sent, total),
          failed + bounced > 0 ? words.failures(failed, bounced) : '',
          opens > 0 ? words.opens(opens) : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </li>
  )
}
