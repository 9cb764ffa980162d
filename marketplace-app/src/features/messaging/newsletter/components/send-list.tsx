import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { apiQuery, client } from '../../../../lib/api'
import { toProblem } from '../../../../lib/problem'
import { newsletterTexts as words } from '../../../../lib/texts/newsletter'
import { refreshAfter } from '../refresh-after'
import { SendRow } from './send-row'
import { TakeBack } from './take-back'

/** The newest sendings; states and figures follow while one is planned or on its way. */
export function SendList() {
  const query = useQuery({
    ...apiQuery.newsletter.sends.queryOptions({ input: { limit: 50 } }),
    refetchInterval: ({ state }) => refreshAfter(state.data?.results ?? [], Date.now()),
  })
  if (query.isPending) return <Skeleton className="rounded-card h-32" />
  if (query.isError) return <ErrorState message={toProblem(query.error).message} onRetry={() => void query.refetch()} />
  if (query.data.results.length === 0) return <EmptyState title={words.empty}>{words.emptyLead}</EmptyState>
  return (
    <ul className="rounded-card divide-y border">
      {query.data.results.map((send) => (
        <SendRow
          key={send.id}
          send={send}
          action={<TakeBack send={send} cancel={(id) => client.newsletter.cancelSend({ id })} />}
        />
      ))}
    </ul>
  )
}
