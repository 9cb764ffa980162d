import type { ChatMessage, ChatThread } from '@stackyard/shared/schema/chat'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@stackyard/shared/ui/button'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { client } from '../../../lib/api'
import { notifyRefusal } from '../../../lib/notify'
import { toProblem } from '../../../lib/problem'
import { messageTexts as words } from '../../../lib/texts/messages'
import { useDraft } from '../drafts'
import { toMessageRows } from '../message-rows'
import { allThreads, messagesQuery } from '../queries'
import { useUnsent } from '../unsent'
import { Composer } from './composer'
import { MessageBubble } from './message-bubble'
import { UnsentBubble } from './unsent-bubble'

/** One thread: what was written, from the oldest on, and the field to write in. */
export function Thread({ room }: { room: ChatThread }) {
  const { id, partner } = room
  const queryClient = useQueryClient()
  const list = useInfiniteQuery(messagesQuery(id))
  const messages = list.data?.pages.flatMap(({ results }) => results) ?? []
  const { unsent, send, drop } = useUnsent(id, messages)
  const [draft, setDraft] = useDraft(id)
  const [editing, setEditing] = useState<ChatMessage | null>(null)
  const again = () => queryClient.invalidateQueries({ queryKey: messagesQuery(id).queryKey })
  const edit = useMutation({
    mutationFn: (text: string) => client.chat.editMessage({ roomId: id, messageId: editing?.id ?? 0, text }),
    onSuccess: () => setEditing(null),
    onError: notifyRefusal,
    onSettled: again,
  })
  const heard = useReading(id, messages)
  const end = useEndInView(messages[0]?.id, unsent.length)
  return (
    <section aria-label={words.messages(partner.name)} className="flex h-full max-h-[70dvh] min-h-[32rem] flex-col">
      <ThreadHead room={room} />
      <div className="flex-1 overflow-y-auto p-4" tabIndex={0} role="group" aria-label={words.title}>
        {list.hasNextPage ? (
          <Button variant="outline" size="sm" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {words.older}
          </Button>
        ) : null}
        {list.isPending ? <Skeleton className="h-24" /> : null}
        {list.isError ? (
          <ErrorState message={toProblem(list.error).message} onRetry={() => void list.refetch()} />
        ) : null}
        {list.data && messages.length + unsent.length === 0 ? (
          <p className="text-muted-foreground text-sm">{words.none}</p>
        ) : null}
        <ol className="grid grid-cols-1 gap-1.5">
          {toMessageRows(messages).map((row) => (
            <MessageBubble key={row.message.id} row={row} name={partner.name} onEdit={setEditing} onChanged={again} />
          ))}
          {unsent.map((one) => (
            <UnsentBubble
              key={one.sendKey}
              unsent={one}
              onRetry={() => void send(one.text, one.sendKey)}
              onDiscard={() => drop(one.sendKey)}
            />
          ))}
        </ol>
        <div ref={end} />
      </div>
      <p role="status" className="sr-only">
        {heard ? words.wrote(partner.name, heard) : ''}
      </p>
      {partner.isActive ? (
        <Composer
          key={editing?.id ?? 'new'}
          label={editing ? words.change : words.write(partner.name)}
          initial={editing?.text ?? draft}
          busy={edit.isPending}
          onText={editing ? undefined : setDraft}
          onSend={(text) => (editing ? edit.mutate(text) : void send(text))}
          onCancel={editing ? () => setEditing(null) : undefined}
        />
      ) : (
        <p className="text-muted-foreground border-t p-4 text-sm">{words.closed}</p>
      )}
    </section>
  )
}

function ThreadHead({ room: { partner, orders } }: { room: ChatThread }) {
  const isProvider = partner.userType === 'seller' || partner.userType === 'manager'
  return (
    <header className="flex items-center gap-3 border-b p-4">
      <Link to="/dashboard/messages" aria-label={words.back} className="grid size-11 place-items-center lg:hidden">
        <ArrowLeft aria-hidden className="size-5" />
      </Link>
      <div className="min-w-0 flex-1">
        <h2 className="font-display truncate text-lg font-semibold">{partner.name}</h2>
        {orders.length > 0 ? (
          <nav aria-label={words.orders} className="flex flex-wrap gap-x-3 text-xs">
            {orders.map(({ id, warehouse }) => (
              <Link
                key={id}
                to="/dashboard/transactions/$id"
                params={{ id: String(id) }}
                className="text-link inline-flex min-h-6 items-center underline-offset-4 hover:underline"
              >
                {words.order(id, warehouse)}
              </Link>
            ))}
          </nav>
        ) : null}
      </div>
      {isProvider || partner.userType === 'customer' ? (
        <Link
          to={isProvider ? '/dashboard/users/sellers/$id' : '/dashboard/users/customers/$id'}
          params={{ id: partner.userUrl }}
          className="text-link text-sm underline-offset-4 hover:underline"
        >
          {words.profile}
        </Link>
      ) : null}
    </header>
  )
}

/** Notes what is seen as read; answers with the partner's message that came while the thread was open. */
function useReading(roomId: number, messages: readonly ChatMessage[]): string | undefined {
  const queryClient = useQueryClient()
  const newest = messages.find(({ isOwn, isDeleted }) => !isOwn && !isDeleted)
  const newestId = newest?.id
  const [first, setFirst] = useState<number | undefined>(undefined)
  if (first === undefined && newestId !== undefined) setFirst(newestId)
  useEffect(() => {
    if (newestId === undefined) return
    client.chat
      .readRoom({ roomId, lastReadId: newestId })
      .then(() => queryClient.invalidateQueries({ queryKey: allThreads() }))
      .catch(() => undefined)
  }, [roomId, newestId, queryClient])
  return newestId !== undefined && first !== undefined && newestId > first ? newest?.text : undefined
}

/** Keeps the newest in view. */
function useEndInView(newestId: number | undefined, unsent: number) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = end.current?.parentElement
    if (box) box.scrollTop = box.scrollHeight
  }, [newestId, unsent])
  return end
}
