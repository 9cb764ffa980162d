import type { SessionUser } from '@stackyard/shared/schema/user'
import type { Services } from '../../../../platform/services'
import { assertOwnReview } from './own-review'

/** Takes a review away; the listing's average follows in the same transaction. @throws CodedError NOT_FOUND */
export async function removeReview({ payload, db }: Services, user: SessionUser, id: number): Promise<void> {
  await assertOwnReview(db, user, id)
  await payload.delete({ collection: 'reviews', id, overrideAccess: true, depth: 0, context: { actorId: user.id } })
}
