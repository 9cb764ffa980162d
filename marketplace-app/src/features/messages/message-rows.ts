import type { ChatMessage } from '@stackyard/shared/schema/chat'
import { formatDate } from '../../lib/format'

const GROUP_MS = 5 * 60_000

/** `day` stands above the first message of a day; a message that opens a group of one writer's shows its time. */
export type MessageRow = { message: ChatMessage; day: string | null; opensGroup: boolean }

/** Messages, newest first as they come, as rows from the oldest on. */
export function toMessageRows(newestFirst: readonly ChatMessage[]): MessageRow[] {
  const messages = newestFirst.toReversed()
  return messages.map((message, index) => {
    const before = messages[index - 1]
    const day = formatDate(message.createdAt)
    const isNewDay = !before || formatDate(before.createdAt) !== day
    const pause = before ? Date.parse(message.createdAt) - Date.parse(before.createdAt) : 0
    return {
      message,
      day: isNewDay ? day : null,
      opensGroup: isNewDay || before.senderId !== message.senderId || pause > GROUP_MS,
    }
  })
}
