import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../../lib/api'
import { texts } from '../../../../lib/texts'

const MOST_SHOWN = 99

/** How many threads hold unread messages; nothing while there is none. */
export function UnreadThreads() {
  const { data: waiting = 0 } = useQuery(
    apiQuery.chat.rooms.queryOptions({
      input: { limit: 1, unread: true },
      select: (reply) => reply.total ?? 0,
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
