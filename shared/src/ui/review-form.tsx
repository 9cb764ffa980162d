import { type FormEvent, useEffect, useState } from 'react'
import type { Review, ReviewScores, ReviewStanding } from '../schema/review'
import { Button } from './button'
import { Dialog } from './dialog'
import { Field } from './field'
import { formatDay } from './format'
import { Textarea } from './input'
import { say } from './say'
import { ScoreFields } from './score-fields'
import { StarInput } from './star-rating'

/** `scores` are there for those whose reservation has begun. */
export type ReviewText = { rating: number; feedback: string; scores?: ReviewScores }

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
  /** What the reader may write; without it, stars and words. */
  readStanding?: (() => Promise<ReviewStanding>) | undefined
  /** Resolves to an error to show, or to null once it is saved. */
  onSubmit: (text: ReviewText) => Promise<string | null>
}

/** Create or edit a review: stars and words. */
export function ReviewForm({ open, onOpenChange, ...fields }: ReviewFormProps) {
  const { review } = fields
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={review ? say('Edit Review') : say('Add Review')}>
      <ReviewFields key={review?.id ?? 'new'} {...fields} onClose={() => onOpenChange(false)} />
    </Dialog>
  )
}

const unknown: ReviewStanding = { opensOn: null, isVerifiedBooking: false }

/** What the reader may write; until it is known, and when it can't be read, stars and words: the server decides again. */
function useStanding(read: ReviewFormProps['readStanding']): ReviewStanding {
  const [standing, setStanding] = useState(unknown)
  // Asked once, when the form opens.
  const [ask] = useState(() => read)
  useEffect(() => {
    let isGone = false
    ask?.().then(
      (known) => (isGone ? undefined : setStanding(known)),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [ask])
  return standing
}

function ReviewFields(props: Omit<ReviewFormProps, 'open' | 'onOpenChange'> & { onClose: () => void }) {
  const { opensOn, isVerifiedBooking } = useStanding(props.readStanding)
  const [text, setText] = useState<ReviewText>({
    rating: props.review?.rating ?? 0,
    feedback: props.review?.feedback ?? '',
  })
  const [scores, setScores] = useState<ReviewScores>(props.review?.scores ?? {})
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
    const words = { rating: text.rating, feedback: text.feedback.trim() }
    const refused = await props.onSubmit(isVerifiedBooking ? { ...words, scores } : words)
    setBusy(false)
    setRefusal(refused)
    if (refused === null) props.onClose()
  }

  if (opensOn !== null && !props.review)
    return (
      <p role="status">
        {say('You can review this warehouse from {day} on, the first day of your reservation.', {
          day: formatDay(opensOn),
        })}
      </p>
    )
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
      {isVerifiedBooking ? <ScoreFields scores={scores} onChange={setScores} /> : null}
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
