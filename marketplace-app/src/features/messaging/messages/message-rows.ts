import type { ChatMessage } from '@stackyard/shared/schema/chat'
import { formatDate } from '../../../lib/format'

const GROUP_MS = 5 * 60_000

/**
 * `day` stands above the first message of a day; a message that opens a group of one writer's shows its time. `receipt` is
 * under the reader's newest message that the partner has read, and under their newest of all when that isn't read.
 */
export type MessageRow = {
  message: ChatMessage
  day: string | null
  opensGroup: boolean
  receipt: 'read' | 'sent' | null
}

/** Messages, newest first as they come, as rows from the oldest on; `readId` is the newest that the partner has read. */
export function toMessageRows(newestFirst: readonly ChatMessage[], readId: number): MessageRow[] {
  const messages = newestFirst.toReversed()
  const own = newestFirst.filter(({ isOwn, isDeleted }) => isOwn && !isDeleted)
  const readOwnId = own.find(({ id }) => id <= readId)?.id
  const newestOwnId = own[0]?.id
  return messages.map((message, index) => {
    const before = messages[index - 1]
    const day = formatDate(message.createdAt)
    const isNewDay = !before || formatDate(before.createdAt) !== day
    const pause = before ? Date.parse(message.createdAt) - Date.parse(before.createdAt) : 0
    return {
      message,
      day: isNewDay ? day : null,
      opensGroup: isNewDay || before.senderId !== message.senderId || pause > GROUP_MS,
      receipt: message.id === readOwnId ? 'read' : message.id === newestOwnId ? 'sent' : null,
    }
  })
}
