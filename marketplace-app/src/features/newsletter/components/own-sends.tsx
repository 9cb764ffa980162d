import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { NewsletterSend } from '@stackyard/shared/schema/newsletter'
import { Button } from '@stackyard/shared/ui/button'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { apiQuery, client } from '../../../lib/api'
import { notifyDone, notifyFailure } from '../../../lib/notify'
import { toProblem } from '../../../lib/problem'
import { ownNewsletterTexts as words } from '../../../lib/texts/own-newsletter'
import { SendRow } from './send-row'

const REFRESH_MS = 5000

/** What a seller sent, with what became of it; a planned one can be taken back. */
export function OwnSends() {
  const query = useQuery({
    ...apiQuery.sellerNewsletter.sends.queryOptions({ input: { limit: 50 } }),
    refetchInterval: ({ state }) => (state.data?.results.some((send) => send.state === 'sending') ? REFRESH_MS : false),
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
            <SendRow key={send.id} send={send} action={send.state === 'scheduled' ? <TakeBack send={send} /> : null} />
          ))}
        </ul>
      )}
    </section>
  )
}

function TakeBack({ send }: { send: NewsletterSend }) {
  const queryClient = useQueryClient()
  const cancel = useMutation({
    mutationFn: () => client.sellerNewsletter.cancel({ id: send.id }),
    onSuccess: () => notifyDone(words.cancelled),
    onError: (error) => notifyFailure(words.cancelFailed, error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: apiQuery.sellerNewsletter.key() }),
  })
  return (
    <Button
      size="sm"
      variant="outline"
      busy={cancel.isPending}
      aria-label={words.cancelOf(send.subject)}
      onClick={() => cancel.mutate()}
    >
      {words.cancel}
    </Button>
  )
}
