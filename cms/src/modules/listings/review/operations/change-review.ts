import type { Review, ReviewChange } from '@stackyard/shared/schema/review'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Services } from '../../../../platform/services'
import { reviewsOf } from '../../discovery'
import { assertOwnReview } from './own-review'

/**
 * New stars and words for a review; whatever else the merged record holds is ignored. The listing's
 * average follows in the same transaction.
 * @throws CodedError NOT_FOUND
 */
export async function changeReview({ payload, db }: Services, user: SessionUser, input: ReviewChange): Promise<Review> {
  const subject = await assertOwnReview(db, user, input.id)
  const data = { rating: input.rating, feedback: input.feedback }
  const context = { actorId: user.id }
  await payload.update({ collection: 'reviews', id: input.id, data, overrideAccess: true, depth: 0, context })
  const [review] = await reviewsOf(db, { ...subject, id: input.id })
  if (!review) throw new CodedError('NOT_FOUND')
  return review
}
