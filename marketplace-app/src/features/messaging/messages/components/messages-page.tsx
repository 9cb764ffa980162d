import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { Button } from '@stackyard/shared/ui/button'
import { cn } from '@stackyard/shared/ui/cn'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { Page } from '../../../../components/page'
import { apiQuery } from '../../../../lib/api'
import { toProblem } from '../../../../lib/problem'
import { userAtom } from '../../../../lib/session'
import { messageTexts as words } from '../../../../lib/texts/messages'
import { roomsQuery, threadQuery } from '../queries'
import { Thread } from './thread'
import { ThreadList } from './thread-list'
import { UnreadProfile } from './unread-profile'

export type MessagesPageProps = {
  /** A thread's id or a person's; absent on the list alone. */
  id: number | undefined
  /** Called with the thread's own id when it was reached by its person's. */
  onThread: (id: number) => void
}

/** The own threads, and one of them beside the list; on a narrow page one of the two. */
export function MessagesPage({ id, onThread }: MessagesPageProps) {
  const rooms = useQuery(roomsQuery())
  const isSeller = useAtomValue(userAtom)?.userType === 'seller'
  return (
    <Page
      title={words.title}
      description={isSeller ? <ReplyRateLine /> : words.lead}
      actions={
        <Button asChild variant="outline" size="sm">
          <Link to="/dashboard/search/users">{words.find}</Link>
        </Button>
      }
    >
      <div className="rounded-card bg-card grid min-h-[32rem] grid-cols-1 overflow-hidden border lg:grid-cols-[20rem_minmax(0,1fr)]">
        <section aria-label={words.threads} className={cn('lg:border-e', id === undefined ? '' : 'max-lg:hidden')}>
          {rooms.isPending ? <Skeleton className="m-4 h-40" /> : null}
          {rooms.isError ? (
            <ErrorState message={toProblem(rooms.error).message} onRetry={() => void rooms.refetch()} />
          ) : null}
          {rooms.data ? <ThreadList rooms={rooms.data.results} current={id} /> : null}
        </section>
        <div className={cn('min-w-0', id === undefined ? 'max-lg:hidden' : '')}>
          {id === undefined ? (
            <EmptyState title={words.choose} className="h-full" />
          ) : (
            <OpenThread key={id} id={id} onThread={onThread} />
          )}
        </div>
      </div>
    </Page>
  )
}

function OpenThread({ id, onThread }: { id: number; onThread: (id: number) => void }) {
  const thread = useQuery(threadQuery(id))
  const ownId = thread.data?.id
  useEffect(() => {
    if (ownId !== undefined && ownId !== id) onThread(ownId)
  }, [ownId, id, onThread])
  if (thread.isError && toProblem(thread.error).code === 'NOBODY_READS') return <UnreadProfile id={id} />
  if (thread.isError)
    return <ErrorState message={toProblem(thread.error).message} onRetry={() => void thread.refetch()} />
  if (!thread.data || ownId !== id) return <Skeleton className="m-4 h-40" />
  return <Thread room={thread.data} />
}

/** What a provider's readers think of as their promptness; nothing before the first question. */
function ReplyRateLine() {
  const rate = useQuery(
    apiQuery.chat.replyRateAction.queryOptions({ input: {}, select: ({ results }) => results.rate }),
  ).data
  return typeof rate === 'number' ? words.replyRate(rate) : words.lead
}
