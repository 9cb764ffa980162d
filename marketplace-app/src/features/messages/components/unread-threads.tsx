import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../lib/api'
import { texts } from '../../../lib/texts'

const LOOK_AGAIN_MS = 60_000
const MOST_SHOWN = 99

/** How many threads wait to be read; nothing while there is none. Looked at again every minute and when the page is seen anew. */
export function UnreadThreads() {
  const { data: waiting = 0 } = useQuery(
    apiQuery.chat.rooms.queryOptions({
      input: { limit: 1, unread: true },
      select: (reply) => reply.total ?? 0,
      refetchInterval: LOOK_AGAIN_MS,
    }),
  )
  if (waiting === 0) return null
  return (
    <span className="bg-highlight text-highlight-foreground grid h-5 min-w-5 place-items-center rounded-full px-1 text-xs font-semibold tabular-nums">
      <span aria-hidden>{waiting > MOST_SHOWN ? `${MOST_SHOWN}+` : waiting}</span>
      <span className="sr-only">{texts.nav.waiting(waiting)}</span>
    </span>
  )
}
