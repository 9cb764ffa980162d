import type { ChatMessage } from '@stackyard/shared/schema/chat'
import { useMutation } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { Check, CheckCheck, SmilePlus } from 'lucide-react'
import { useState } from 'react'
import { editMinutes, type ReactionKind, reactionKinds } from '@stackyard/shared/reference/chat'
import { Button } from '@stackyard/shared/ui/button'
import { cn } from '@stackyard/shared/ui/cn'
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '@stackyard/shared/ui/dropdown-menu'
import { client } from '../../../../lib/api'
import { formatDateTime, listed } from '../../../../lib/format'
import { notifyRefusal } from '../../../../lib/notify'
import { userAtom } from '../../../../lib/session'
import { messageTexts as words } from '../../../../lib/texts/messages'
import type { MessageRow } from '../message-rows'
import { MessageFiles } from './message-files'

type MessageBubbleProps = {
  row: MessageRow
  /** The partner's. */
  name: string
  /** When the partner has last read. */
  readAt: string | null
  onEdit: (message: ChatMessage) => void
  onChanged: () => unknown
}

/** One message, with its day when that begins, its reactions and what can be done with it. */
export function MessageBubble({ row, name, readAt, onEdit, onChanged }: MessageBubbleProps) {
  const { message, day, opensGroup, receipt } = row
  const { isOwn, isDeleted, createdAt, attachments, reactions } = message
  const isFileAlone = message.text === '' && attachments.length > 0
  return (
    <li className={cn('grid', opensGroup ? 'mt-2' : '')}>
      {day ? <p className="text-muted-foreground my-3 text-center text-xs font-semibold">{day}</p> : null}
      <div className={cn('max-w-[85%]', isOwn ? 'justify-self-end' : 'justify-self-start')}>
        <p className={cn('text-muted-foreground text-xs', isOwn ? 'text-end' : '', opensGroup ? '' : 'sr-only')}>
          {isOwn ? words.own : name} · <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </p>
        <div className={cn('flex items-center gap-1', isOwn ? 'flex-row-reverse' : '')}>
          {isFileAlone ? <MessageFiles message={message} /> : <BubbleText message={message} />}
          {isDeleted ? null : <MessageMenu message={message} onEdit={onEdit} onChanged={onChanged} />}
        </div>
        {attachments.length > 0 && !isFileAlone ? (
          <div className="mt-1.5">
            <MessageFiles message={message} />
          </div>
        ) : null}
        {reactions.length > 0 ? (
          <p className="text-xs">{words.reacted(listed(reactions.map(({ kind }) => words.reactions[kind])))}</p>
        ) : null}
        {receipt ? <Receipt isRead={receipt === 'read'} at={readAt} /> : null}
      </div>
    </li>
  )
}

function BubbleText({ message: { isOwn, isDeleted, text, editedAt } }: { message: ChatMessage }) {
  return (
    <p
      className={cn(
        'rounded-card min-w-0 px-3 py-2 text-sm break-words whitespace-pre-line',
        isOwn ? 'bg-primary-soft text-primary-soft-foreground' : 'bg-subtle',
        isDeleted || text === '' ? 'italic' : '',
      )}
    >
      {isDeleted ? words.deleted : text || words.fileGone}
      {editedAt && !isDeleted ? <span className="ms-2 text-xs">({words.edited})</span> : null}
    </p>
  )
}

function Receipt({ isRead, at }: { isRead: boolean; at: string | null }) {
  const Icon = isRead ? CheckCheck : Check
  return (
    <p className="text-muted-foreground mt-0.5 flex items-center justify-end gap-1 text-xs">
      <Icon aria-hidden className={cn('size-3.5', isRead ? 'text-link' : '')} />
      {isRead ? (at ? words.readAt(formatDateTime(at)) : words.read) : words.sent}
    </p>
  )
}

type MessageMenuProps = Pick<MessageBubbleProps, 'onEdit' | 'onChanged'> & { message: ChatMessage }

function MessageMenu({ message, onEdit, onChanged }: MessageMenuProps) {
  const { id, roomId, isOwn, createdAt } = message
  const ownId = useAtomValue(userAtom)?.id
  const [shownAt] = useState(() => Date.now())
  const answered = { onError: notifyRefusal, onSettled: () => void onChanged() }
  const react = useMutation({
    mutationFn: (kind: ReactionKind | null) => client.chat.messageReaction({ messageId: id, kind }),
    ...answered,
  })
  const remove = useMutation({ mutationFn: () => client.chat.deleteMessage({ roomId, messageId: id }), ...answered })
  const own = message.reactions.find(({ userId }) => userId === ownId)
  return (
    <DropdownMenu
      trigger={
        <Button variant="ghost" size="icon" aria-label={words.actions}>
          <SmilePlus aria-hidden />
        </Button>
      }
    >
      {reactionKinds.map((kind) => (
        <DropdownMenuItem key={kind} onSelect={() => react.mutate(kind)}>
          {words.reactions[kind]}
        </DropdownMenuItem>
      ))}
      {own ? <DropdownMenuItem onSelect={() => react.mutate(null)}>{words.unreact}</DropdownMenuItem> : null}
      {isOwn ? <DropdownMenuSeparator /> : null}
      {isOwn && shownAt - Date.parse(createdAt) < editMinutes * 60_000 ? (
        <DropdownMenuItem onSelect={() => onEdit(message)}>{words.edit}</DropdownMenuItem>
      ) : null}
      {isOwn ? (
        <DropdownMenuItem tone="danger" onSelect={() => remove.mutate()}>
          {words.remove}
        </DropdownMenuItem>
      ) : null}
    </DropdownMenu>
  )
}
