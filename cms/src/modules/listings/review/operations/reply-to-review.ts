import type { Review, ReviewReply } from '@stackyard/shared/schema/review'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { sql } from 'drizzle-orm'
import { CodedError } from '../../../../platform/coded-error'
import type { Db } from '../../../../platform/db'
import type { Services } from '../../../../platform/services'
import { reviewsOf, type ReviewSubject } from '../../discovery'

/**
 * The provider's public answer under a review of their listing, written, changed or, when empty, taken away. Whoever
 * wrote the review is told of the first one.
 * @throws CodedError NOT_FOUND for another's listing, too
 */
export async function replyToReview(
  { payload, db, clock }: Services,
  user: SessionUser,
  { id, reply }: ReviewReply,
): Promise<Review> {
  const subject = await assertReviewOfOwn(db, user.id, id)
  const data = { reply: reply || null, repliedAt: reply ? clock.now().toISOString() : null }
  const context = { actorId: user.id, isReply: true }
  await payload.update({ collection: 'reviews', id, data, overrideAccess: true, depth: 0, context })
  const [review] = await reviewsOf(db, { ...subject, id })
  if (!review) throw new CodedError('NOT_FOUND')
  return review
}

async function assertReviewOfOwn(db: Db, sellerId: number, id: number): Promise<ReviewSubject> {
  const { rows } = await db.execute<{ warehouseId: number | null; serviceId: number }>(sql`
    select r.warehouse_id as "warehouseId", r.service_id as "serviceId" from reviews r
    left join warehouses w on w.id = r.warehouse_id left join services s on s.id = r.service_id
    where r.id = ${id} and coalesce(w.seller_id, s.seller_id) = ${sellerId}`)
  const review = rows[0]
  if (!review) throw new CodedError('NOT_FOUND')
  return review.warehouseId === null ? { serviceId: review.serviceId } : { warehouseId: review.warehouseId }
}
