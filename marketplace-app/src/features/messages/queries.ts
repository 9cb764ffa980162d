import type { ChatThread } from '@stackyard/shared/schema/chat'
import { queryOptions } from '@tanstack/react-query'
import { apiQuery, client } from '../../lib/api'
import { toProblem } from '../../lib/problem'

const LOOK_AGAIN_MS = 5000
const PAGE_SIZE = 40

/** The own threads, looked at again every five seconds while the page is seen. */
export const roomsQuery = () =>
  apiQuery.chat.rooms.queryOptions({ input: { limit: 100 }, refetchInterval: LOOK_AGAIN_MS })

/** Everything that shows threads: the list and the number in the navigation. */
export const allThreads = () => apiQuery.chat.rooms.key()

/** An own thread by its id, else the one with the person of that id, opened if there is none (002 §2.17). */
async function openThread(id: number): Promise<ChatThread> {
  try {
    return (await client.chat.chatroom({ id })).results
  } catch (error) {
    if (toProblem(error).status !== 404) throw error
    return (await client.chat.open({ userId: id })).results
  }
}

export const threadQuery = (id: number) =>
  queryOptions({ queryKey: ['messages', 'thread', id], queryFn: () => openThread(id), retry: false })

/** A thread's messages, newest first; older pages follow the oldest message shown. */
export const messagesQuery = (roomId: number) =>
  apiQuery.chat.roomMessages.infiniteOptions({
    input: (before: number | undefined) => ({ roomId, limit: PAGE_SIZE, before }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ results }) => (results.length < PAGE_SIZE ? undefined : results.at(-1)?.id),
    refetchInterval: LOOK_AGAIN_MS,
  })
