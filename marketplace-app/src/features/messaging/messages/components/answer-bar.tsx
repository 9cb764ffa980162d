import type { ChatThread } from '@stackyard/shared/schema/chat'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CheckCheck } from 'lucide-react'
import { Button } from '@stackyard/shared/ui/button'
import { apiQuery, client } from '../../../../lib/api'
import { notifyRefusal } from '../../../../lib/notify'
import { messageTexts as words } from '../../../../lib/texts/messages'

/** Lets a provider say that a question was answered outside of the thread; nothing once there is a written answer. */
export function AnswerBar({ room: { id, answer } }: { room: ChatThread }) {
  const queryClient = useQueryClient()
  const mark = useMutation({
    mutationFn: (isAnswered: boolean) => client.chat.replyRateAction({ roomId: id, isAnswered }),
    onError: notifyRefusal,
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: apiQuery.chat.chatroom.key() }),
        queryClient.invalidateQueries({ queryKey: apiQuery.chat.replyRateAction.key() }),
      ]),
  })
  if (answer !== 'open' && answer !== 'noted') return null
  const isNoted = answer === 'noted'
  return (
    <div className="bg-subtle flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b px-4 py-2">
      <p className="text-sm">{isNoted ? words.answered : words.answerHint}</p>
      <Button variant="ghost" size="sm" busy={mark.isPending} onClick={() => mark.mutate(!isNoted)}>
        {isNoted ? null : <CheckCheck aria-hidden />}
        {isNoted ? words.undoAnswered : words.markAnswered}
      </Button>
    </div>
  )
}
