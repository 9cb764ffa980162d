import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { SourcingBoard, SourcingInvited } from '@stackyard/shared/schema/sourcing-board'
import { Button } from '@stackyard/shared/ui/button'
import { Field } from '@stackyard/shared/ui/field'
import { Textarea } from '@stackyard/shared/ui/input'
import { client } from '../../../../lib/api'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import { sourcingTexts } from '../../../../lib/texts/sourcing'
import { SectionCard } from './section-card'

const words = sourcingTexts.questions

type SendTextProps = {
  label: string
  send: string
  done: string
  max: number
  onSend: (text: string) => Promise<unknown>
}

/** A text that is sent once. */
function SendText({ label, send, done, max, onSend }: SendTextProps) {
  const queryClient = useQueryClient()
  const [text, setText] = useState('')
  const sending = useMutation({
    mutationFn: () => onSend(text.trim()),
    onSuccess: () => {
      notifyDone(done)
      setText('')
    },
    onError: (error) => notifyFailure(words.failed, error),
    onSettled: () => queryClient.invalidateQueries(),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    sending.mutate()
  }
  return (
    <form className="mt-2 grid gap-3" onSubmit={submit}>
      <Field label={label}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={max}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <div>
        <Button type="submit" size="sm" variant="outline" busy={sending.isPending} disabled={text.trim() === ''}>
          {send}
        </Button>
      </div>
    </form>
  )
}

const None = () => <p className="text-muted-foreground text-sm">{words.none}</p>

/** What providers asked, for the merchant to answer. */
export function MerchantQuestions({ board }: { board: SourcingBoard }) {
  const mayReply = board.actions.includes('reply')
  return (
    <SectionCard title={words.title} lead={words.leadOfMerchant}>
      {board.asked.length === 0 ? <None /> : null}
      <ul className="grid gap-4">
        {board.asked.map(({ id, sellerName, question, answer }) => (
          <li key={id} className="text-sm">
            <p className="text-muted-foreground">{words.from(sellerName)}</p>
            <p className="break-words whitespace-pre-line">{question}</p>
            {answer === null && mayReply ? (
              <SendText
                label={words.answer}
                send={words.reply}
                done={words.replied}
                max={2000}
                onSend={(text) => client.sourcing.reply({ id: board.id, questionId: id, answer: text })}
              />
            ) : (
              <p className="mt-1 border-s-2 ps-3 break-words whitespace-pre-line">{answer ?? words.waiting}</p>
            )}
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}

/** Questions with their answers, without their askers, and a field for a further one. */
export function ProviderQuestions({ invited }: { invited: SourcingInvited }) {
  return (
    <SectionCard title={words.title} lead={words.leadOfProvider}>
      {invited.asked.length === 0 ? <None /> : null}
      <ul className="grid gap-4">
        {invited.asked.map(({ question, answer, isOwn }, at) => (
          <li key={at} className="text-sm">
            {isOwn ? <p className="text-muted-foreground">{words.own}</p> : null}
            <p className="break-words whitespace-pre-line">{question}</p>
            <p className="mt-1 border-s-2 ps-3 break-words whitespace-pre-line">{answer ?? words.waiting}</p>
          </li>
        ))}
      </ul>
      {invited.actions.includes('ask') ? (
        <SendText
          label={words.ask}
          send={words.send}
          done={words.asked}
          max={1000}
          onSend={(question) => client.sourcing.ask({ id: invited.id, question })}
        />
      ) : null}
    </SectionCard>
  )
}
