import { reviewScores } from '@stackyard/shared/reference/review-scores'
import type { Review, ReviewChange, ReviewScores } from '@stackyard/shared/schema/review'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { reviewsOf } from '../../discovery'
import { assertOwnReview } from './own-review'
import { assertMayScore } from './read-standing'

/** All scores, with those that are not given taken away. */
const scoresOf = (scores: ReviewScores) =>
  Object.fromEntries(reviewScores.map((score) => [score, scores[score] ?? null]))

/**
 * New stars, words, and scores for a review; whatever else the merged record holds is ignored. The listing's
 * average follows in the same transaction.
 * @throws CodedError NOT_FOUND, VALIDATION_FAILED
 */
export async function changeReview({ payload, db }: Services, user: SessionUser, input: ReviewChange): Promise<Review> {
  const subject = await assertOwnReview(db, user, input.id)
  const { rating, feedback, scores } = input
  await assertMayScore(db, user.id, subject, scores)
  const data = { rating, feedback, ...(scores ? { scores: scoresOf(scores) } : {}) }
  const context = { actorId: user.id }
  await payload.update({ collection: 'reviews', id: input.id, data, overrideAccess: true, depth: 0, context })
  const [review] = await reviewsOf(db, { ...subject, id: input.id })
  if (!review) throw new CodedError('NOT_FOUND')
  return review
}
