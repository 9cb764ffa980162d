import type { ChatMessage, ChatThread } from '@stackyard/shared/schema/chat'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@stackyard/shared/ui/button'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { client } from '../../../../lib/api'
import { notifyRefusal } from '../../../../lib/notify'
import { toProblem } from '../../../../lib/problem'
import { userAtom } from '../../../../lib/session'
import { messageTexts as words } from '../../../../lib/texts/messages'
import { useDraft } from '../drafts'
import { toMessageRows } from '../message-rows'
import { messagesQuery } from '../queries'
import { useUnsent } from '../unsent'
import { useReading } from '../use-reading'
import { AnswerBar } from './answer-bar'
import { Composer } from './composer'
import { MessageBubble } from './message-bubble'
import { ThreadHead } from './thread-head'
import { UnsentBubble } from './unsent-bubble'

/** One thread: what was written, from the oldest on, and the field to write in. */
export function Thread({ room }: { room: ChatThread }) {
  const { id, partner, partnerRead } = room
  const isSeller = useAtomValue(userAtom)?.userType === 'seller'
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
  const sendDraft = (text: string) => {
    void send({ text, files: draft.files })
    setDraft({ text: '', files: [] })
  }
  const heard = useReading(id, messages)
  const end = useEndInView(messages[0]?.id, unsent.length)
  return (
    <section aria-label={words.messages(partner.name)} className="flex h-full max-h-[70dvh] min-h-[32rem] flex-col">
      <ThreadHead room={room} />
      {isSeller ? <AnswerBar room={room} /> : null}
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
          {toMessageRows(messages, partnerRead.messageId).map((row) => (
            <MessageBubble
              key={row.message.id}
              row={row}
              name={partner.name}
              readAt={partnerRead.at}
              onEdit={setEditing}
              onChanged={again}
            />
          ))}
          {unsent.map((one) => (
            <UnsentBubble
              key={one.sendKey}
              unsent={one}
              onRetry={() => void send(one, one.sendKey)}
              onDiscard={() => drop(one.sendKey)}
            />
          ))}
        </ol>
        <div ref={end} />
      </div>
      <p role="status" className="sr-only">
        {heard ? words.wrote(partner.name, heard.text || words.files(heard.attachments.length)) : ''}
      </p>
      {partner.isActive && partner.isRead ? (
        <Composer
          key={editing?.id ?? 'new'}
          label={editing ? words.change : words.write(partner.name)}
          initial={editing?.text ?? draft.text}
          busy={edit.isPending}
          attaching={{ files: draft.files, onFiles: (files) => setDraft({ files }) }}
          onText={editing ? undefined : (text) => setDraft({ text })}
          onSend={(text) => (editing ? edit.mutate(text) : sendDraft(text))}
          onCancel={editing ? () => setEditing(null) : undefined}
        />
      ) : (
        <p className="text-muted-foreground border-t p-4 text-sm">
          {partner.isActive ? words.nobodyReadsLead : words.closed}
        </p>
      )}
    </section>
  )
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
