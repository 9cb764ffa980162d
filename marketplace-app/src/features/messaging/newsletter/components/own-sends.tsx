import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { apiQuery, client } from '../../../../lib/api'
import { toProblem } from '../../../../lib/problem'
import { ownNewsletterTexts as words } from '../../../../lib/texts/own-newsletter'
import { refreshAfter } from '../refresh-after'
import { SendRow } from './send-row'
import { TakeBack } from './take-back'

/** What a seller sent, with what became of it; a planned one can be taken back. */
export function OwnSends() {
  const query = useQuery({
    ...apiQuery.sellerNewsletter.sends.queryOptions({ input: { limit: 50 } }),
    refetchInterval: ({ state }) => refreshAfter(state.data?.results ?? [], Date.now()),
  })
  return (
    <section className="mt-10">
      <h2 className="font-display mb-4 text-xl font-semibold">{words.history}</h2>
      {query.isPending ? (
        <Skeleton className="rounded-card h-20" />
      ) : query.isError ? (
        <ErrorState message={toProblem(query.error).message} onRetry={() => void query.refetch()} />
      ) : query.data.results.length === 0 ? (
        <EmptyState title={words.historyEmpty} />
      ) : (
        <ul className="rounded-card divide-y border">
          {query.data.results.map((send) => (
            <SendRow
              key={send.id}
              send={send}
              isOwn
              action={<TakeBack send={send} cancel={(id) => client.sellerNewsletter.cancel({ id })} />}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
