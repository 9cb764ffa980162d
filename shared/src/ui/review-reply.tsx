import { type FormEvent, useState } from 'react'
import type { Review } from '../schema/review'
import { Button } from './button'
import { Dialog } from './dialog'
import { Field } from './field'
import { Textarea } from './input'
import { say } from './say'

export type ReplyFormProps = {
  /** The review that is answered; none while it is closed. */
  review: Review | undefined
  onClose: () => void
  /** Resolves to an error to show, or to null once it is saved; an empty answer is taken away. */
  onSubmit: (reply: string) => Promise<string | null>
}

/** Answers a review in public, or changes or takes away the answer. */
export function ReplyForm({ review, onClose, onSubmit }: ReplyFormProps) {
  return (
    <Dialog
      open={review !== undefined}
      onOpenChange={onClose}
      title={review?.reply ? say('Change your answer') : say('Answer the review')}
      description={
        review?.reply
          ? say('Everybody reads it under the review.')
          : say('Everybody reads it under the review. Whoever wrote that is told.')
      }
    >
      {review ? <ReplyFields key={review.id} review={review} onClose={onClose} onSubmit={onSubmit} /> : null}
    </Dialog>
  )
}

function ReplyFields({ review, onClose, onSubmit }: ReplyFormProps & { review: Review }) {
  const [reply, setReply] = useState(review.reply?.text ?? '')
  const [refusal, setRefusal] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function send(words: string) {
    setBusy(true)
    const refused = await onSubmit(words)
    setBusy(false)
    setRefusal(refused)
    if (refused === null) onClose()
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const words = reply.trim()
    if (words) return void send(words)
    setRefusal(say('Write an answer'))
    event.currentTarget.querySelector('textarea')?.focus()
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <blockquote className="text-muted-foreground line-clamp-4 border-s-2 ps-4 text-sm">{review.feedback}</blockquote>
      <Field label={say('Your answer')} required error={refusal ?? undefined}>
        {(control) => (
          <Textarea
            {...control}
            data-first-focus
            rows={5}
            maxLength={2000}
            value={reply}
            onChange={(event) => setReply(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        {review.reply ? (
          <Button variant="ghost" className="me-auto" disabled={busy} onClick={() => void send('')}>
            {say('Remove the answer')}
          </Button>
        ) : null}
        <Button variant="outline" onClick={onClose}>
          {say('Cancel')}
        </Button>
        <Button type="submit" busy={busy}>
          {say('Publish')}
        </Button>
      </div>
    </form>
  )
}
