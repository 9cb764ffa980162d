import type { ChatRoom } from '@stackyard/shared/schema/chat'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { Avatar } from '../../../../components/avatar'
import { formatDate } from '../../../../lib/format'
import { messageTexts as words } from '../../../../lib/texts/messages'

/** The threads, the one written in last first, with what waits to be read. */
export function ThreadList({ rooms, current }: { rooms: readonly ChatRoom[]; current: number | undefined }) {
  if (rooms.length === 0) return <EmptyState title={words.empty}>{words.emptyLead}</EmptyState>
  return (
    <ul className="divide-y">
      {rooms.map(({ id, partner, lastMessage, unread }) => (
        <li key={id}>
          <Link
            to="/dashboard/messages"
            search={{ id }}
            aria-current={id === current ? 'true' : undefined}
            className="hover:bg-subtle aria-[current=true]:bg-primary-soft flex items-center gap-3 p-4"
          >
            <Avatar firstName={partner.name} lastName="" picture={partner.avatar} />
            <span className="min-w-0 flex-1">
              <span className="flex items-baseline justify-between gap-2">
                <span className="truncate font-semibold">{partner.name}</span>
                <span className="text-muted-foreground shrink-0 text-xs">{formatDate(lastMessage?.createdAt)}</span>
              </span>
              <span className="text-muted-foreground flex gap-x-1 text-sm">
                {lastMessage?.isOwn && !lastMessage.isDeleted ? <span>{words.you('').trim()}</span> : null}
                <span className="min-w-0 flex-1 truncate">{preview(lastMessage)}</span>
                {unread > 0 ? <Unread count={unread} /> : null}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

const Unread = ({ count }: { count: number }) => (
  <span className="bg-highlight text-highlight-foreground rounded-full px-2 py-0.5 text-xs font-semibold tabular-nums">
    <span aria-hidden>{count > 99 ? '99+' : count}</span>
    <span className="sr-only">{words.unread(count)}</span>
  </span>
)

function preview(message: ChatRoom['lastMessage']): string {
  if (!message) return ''
  if (message.isDeleted) return words.deleted
  return message.text || (message.attachments > 0 ? words.files(message.attachments) : words.fileGone)
}
