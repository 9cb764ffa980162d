import { type FormEvent, useState } from 'react'
import type { Review } from '../schema/review'
import { Button } from './button'
import { Dialog } from './dialog'
import { Field } from './field'
import { Textarea } from './input'
import { say } from './say'
import { StarInput } from './star-rating'

export type ReviewText = { rating: number; feedback: string }

/** The review form's own rules; the server applies them again. */
export function reviewErrors({ rating, feedback }: ReviewText): { rating?: string; feedback?: string } {
  return {
    ...(rating >= 1 && rating <= 5 ? {} : { rating: say('Rating is required') }),
    ...(feedback.trim() ? {} : { feedback: say('Feedback is required') }),
  }
}

export type ReviewFormProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The review to change; none to write one. */
  review?: Review | undefined
  /** Resolves to an error to show, or to null once it is saved. */
  onSubmit: (text: ReviewText) => Promise<string | null>
}

/** Create or edit a review: stars and words. */
export function ReviewForm({ open, onOpenChange, review, onSubmit }: ReviewFormProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={review ? say('Edit Review') : say('Add Review')}>
      <ReviewFields key={review?.id ?? 'new'} review={review} onSubmit={onSubmit} onClose={() => onOpenChange(false)} />
    </Dialog>
  )
}

function ReviewFields(props: Pick<ReviewFormProps, 'review' | 'onSubmit'> & { onClose: () => void }) {
  const [text, setText] = useState<ReviewText>({
    rating: props.review?.rating ?? 0,
    feedback: props.review?.feedback ?? '',
  })
  const [errors, setErrors] = useState<ReturnType<typeof reviewErrors>>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = reviewErrors(text)
    setErrors(found)
    const worst = found.rating ? 'input' : found.feedback && 'textarea'
    if (worst) return event.currentTarget.querySelector<HTMLElement>(worst)?.focus()
    setBusy(true)
    const refused = await props.onSubmit({ rating: text.rating, feedback: text.feedback.trim() })
    setBusy(false)
    setRefusal(refused)
    if (refused === null) props.onClose()
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Field label={say('Rating')} required error={errors.rating} hideLabel>
        {(control) => (
          <StarInput
            value={text.rating}
            onValueChange={(rating) => setText({ ...text, rating })}
            invalid={Boolean(errors.rating)}
            describedBy={control['aria-describedby']}
          />
        )}
      </Field>
      <Field label={say('Feedback')} required error={errors.feedback}>
        {(control) => (
          <Textarea
            {...control}
            rows={5}
            maxLength={4000}
            value={text.feedback}
            onChange={(event) => setText({ ...text, feedback: event.target.value })}
          />
        )}
      </Field>
      {refusal ? (
        <p role="alert" className="text-danger-ink text-sm">
          {refusal}
        </p>
      ) : null}
      <div className="flex justify-end gap-3">
        <Button variant="outline" onClick={props.onClose}>
          {say('Cancel')}
        </Button>
        <Button type="submit" busy={busy}>
          {props.review ? say('Update') : say('Create')}
        </Button>
      </div>
    </form>
  )
}
