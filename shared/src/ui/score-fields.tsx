import { type ReviewScore, reviewScores } from '../reference/review-scores'
import type { ReviewScores } from '../schema/review'
import { scoreLabels } from './review-scores'
import { say } from './say'
import { StarInput } from './star-rating'

export type ScoreFieldsProps = { scores: ReviewScores; onChange: (scores: ReviewScores) => void }

/** Stars for what a reservation shows of a warehouse; none of them must be given. */
export function ScoreFields({ scores, onChange }: ScoreFieldsProps) {
  const choose = (score: ReviewScore) => (value: number) => onChange({ ...scores, [score]: value })
  return (
    <fieldset className="border-t pt-4">
      <legend className="sr-only">{say('Rate your reservation (optional)')}</legend>
      <p aria-hidden className="mb-1 text-sm font-medium">
        {say('Rate your reservation (optional)')}
      </p>
      {reviewScores.map((score) => (
        <div key={score} className="flex flex-wrap items-center justify-between gap-x-4">
          <span aria-hidden className="text-sm">
            {say(scoreLabels[score])}
          </span>
          <StarInput label={say(scoreLabels[score])} value={scores[score] ?? 0} onValueChange={choose(score)} />
        </div>
      ))}
    </fieldset>
  )
}
