import { type ReviewScore, reviewScores } from '../reference/review-scores'
import type { AverageScores, ReviewScores } from '../schema/review'
import { cn } from './cn'
import { say, type SharedText } from './say'

export const scoreLabels: Readonly<Record<ReviewScore, SharedText>> = {
  receiving: 'Receiving',
  accuracy: 'Accuracy',
  communication: 'Communication',
  value: 'Value',
}

/** What a review says beside its stars, in a line; nothing where it says nothing. */
export function ScoreLine({ scores }: { scores: ReviewScores }) {
  const given = reviewScores.filter((score) => scores[score] !== undefined)
  if (given.length === 0) return null
  return (
    <dl className="text-muted-foreground mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {given.map((score) => (
        <div key={score} className="flex gap-1.5">
          <dt>{say(scoreLabels[score])}</dt>
          <dd className="text-foreground tabular-nums">{say('{value} of 5', { value: scores[score] ?? 0 })}</dd>
        </div>
      ))}
    </dl>
  )
}

type ScoreAveragesProps = { scores: AverageScores | null; className?: string }

/** The averages of what reviews rate beside their stars, each with its count; nothing where nobody has rated any. */
export function ScoreAverages({ scores, className }: ScoreAveragesProps) {
  if (!scores || reviewScores.every((score) => scores[score] === null)) return null
  return (
    <dl className={cn('grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4', className)}>
      {reviewScores.map((score) => {
        const average = scores[score]
        return (
          <div key={score}>
            <dt className="text-muted-foreground text-sm">{say(scoreLabels[score])}</dt>
            <dd className="tabular-nums">
              {average ? (
                <>
                  <span className="font-semibold">{say('{value} of 5', { value: average.average.toFixed(1) })}</span>{' '}
                  <span className="text-muted-foreground text-xs">({average.count})</span>
                </>
              ) : (
                '–'
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
