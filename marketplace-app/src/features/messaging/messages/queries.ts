import type { ChatThread } from '@stackyard/shared/schema/chat'
import { queryOptions } from '@tanstack/react-query'
import { firstRoomId } from '@stackyard/shared/reference/chat'
import { apiQuery, client } from '../../../lib/api'

const PAGE_SIZE = 40

/** The reader's threads; lib/live-signals keeps them fresh, as everything below. */
export const roomsQuery = () => apiQuery.chat.rooms.queryOptions({ input: { limit: 100 } })

/** Everything that shows threads: the list and the number in the navigation. */
export const allThreads = () => apiQuery.chat.rooms.key()

/** One of the reader's threads by its id; by a person's id the one with them, opened if there is none. */
const openThread = async (id: number): Promise<ChatThread> =>
  (await (id >= firstRoomId ? client.chat.chatroom({ id }) : client.chat.open({ userId: id }))).results

export const threadQuery = (id: number) =>
  queryOptions({
    queryKey: apiQuery.chat.chatroom.key({ input: { id } }),
    queryFn: () => openThread(id),
    retry: false,
  })

/** A thread's messages, newest first; older pages follow the oldest message shown. */
export const messagesQuery = (roomId: number) =>
  apiQuery.chat.roomMessages.infiniteOptions({
    input: (before: number | undefined) => ({ roomId, limit: PAGE_SIZE, before }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ results }) => (results.length < PAGE_SIZE ? undefined : results.at(-1)?.id),
  })

type AttachmentPlace = { roomId: number; messageId: number; fileId: number }

/** The small picture of an attached file; it never changes. */
export const attachmentQuery = (place: AttachmentPlace) =>
  queryOptions({
    queryKey: ['messages', 'attachment', place.fileId],
    queryFn: ({ signal }) => client.chat.attachment({ ...place, preview: true }, { signal }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })
