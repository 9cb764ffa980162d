import { useQuery } from '@tanstack/react-query'
import { Field } from '@stackyard/shared/ui/field'
import { Textarea } from '@stackyard/shared/ui/input'
import { quoteTexts } from '../../../../lib/texts/quotes'
import type { OfferDraft } from '../offer-draft'
import { invitedQuery } from '../requests/queries'

type OfferAnswersProps = { eventId: number; draft: OfferDraft; onChange: (changes: Partial<OfferDraft>) => void }

/** A field for each question of the request that the quote belongs to. */
export function OfferAnswers({ eventId, draft, onChange }: OfferAnswersProps) {
  const { data } = useQuery(invitedQuery(eventId))
  const questions = data?.questions ?? []
  if (questions.length === 0) return null
  const answer = (at: number, text: string) =>
    onChange({ answers: questions.map((_, index) => (index === at ? text : (draft.answers[index] ?? ''))) })
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 text-sm font-semibold">{quoteTexts.form.answers}</legend>
      {questions.map((question, at) => (
        <Field key={question} label={question}>
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={1000}
              value={draft.answers[at] ?? ''}
              onChange={(event) => answer(at, event.target.value)}
            />
          )}
        </Field>
      ))}
    </fieldset>
  )
}
