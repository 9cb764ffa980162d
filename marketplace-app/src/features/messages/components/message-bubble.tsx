import type { ChatMessage } from '@stackyard/shared/schema/chat'
import { useMutation } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { SmilePlus } from 'lucide-react'
import { useState } from 'react'
import { editMinutes, type ReactionKind, reactionKinds } from '@stackyard/shared/reference/chat'
import { Button } from '@stackyard/shared/ui/button'
import { cn } from '@stackyard/shared/ui/cn'
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '@stackyard/shared/ui/dropdown-menu'
import { client } from '../../../lib/api'
import { formatDateTime } from '../../../lib/format'
import { notifyRefusal } from '../../../lib/notify'
import { userAtom } from '../../../lib/session'
import { messageTexts as words } from '../../../lib/texts/messages'
import type { MessageRow } from '../message-rows'

type MessageBubbleProps = {
  row: MessageRow
  /** The partner's. */
  name: string
  onEdit: (message: ChatMessage) => void
  onChanged: () => unknown
}

/** One message, with its day when that begins, its reactions and what can be done with it. */
export function MessageBubble({ row, name, onEdit, onChanged }: MessageBubbleProps) {
  const { message, day, opensGroup } = row
  const { isOwn, isDeleted, text, createdAt, editedAt, reactions } = message
  return (
    <li className={cn('grid', opensGroup ? 'mt-2' : '')}>
      {day ? <p className="text-muted-foreground my-3 text-center text-xs font-semibold">{day}</p> : null}
      <div className={cn('max-w-[85%]', isOwn ? 'justify-self-end' : 'justify-self-start')}>
        <p className={cn('text-muted-foreground text-xs', opensGroup ? '' : 'sr-only')}>
          {isOwn ? words.own : name} · <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </p>
        <div className={cn('flex items-center gap-1', isOwn ? 'flex-row-reverse' : '')}>
          <p
            className={cn(
              'rounded-card min-w-0 px-3 py-2 text-sm break-words whitespace-pre-line',
              isOwn ? 'bg-primary-soft text-primary-soft-foreground' : 'bg-subtle',
              isDeleted ? 'italic' : '',
            )}
          >
            {isDeleted ? words.deleted : text}
            {editedAt && !isDeleted ? <span className="ms-2 text-xs">({words.edited})</span> : null}
          </p>
          {isDeleted ? null : <MessageMenu message={message} onEdit={onEdit} onChanged={onChanged} />}
        </div>
        {reactions.length > 0 ? (
          <p className="text-xs">{words.reacted(reactions.map(({ kind }) => words.reactions[kind]).join(', '))}</p>
        ) : null}
      </div>
    </li>
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
