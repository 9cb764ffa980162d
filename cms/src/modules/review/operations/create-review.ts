import { sql } from 'drizzle-orm'
import type { Review, ReviewInput } from '@stackyard/shared/schema/review'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../platform/coded-error'
import type { Db } from '../../../platform/db'
import type { Services } from '../../../platform/services'
import { reviewsOf } from '../../discovery'

type Target = { sellerId: number; sellerType: string; listed: boolean }

/**
 * One star review (000 §6): not by the listing's seller, and by customers or by people whose service is not
 * warehousing; one a person and listing (DECISIONS 39). The average of the listing follows in the same transaction.
 * @throws CodedError LISTING_UNAVAILABLE, OWN_LISTING, FORBIDDEN, REVIEW_EXISTS
 */
export async function createReview(services: Services, user: SessionUser, input: ReviewInput): Promise<Review> {
  await assertMayReview(services, user, input.warehouseId)
  if (await hasReviewed(services.db, user.id, input.warehouseId)) throw new CodedError('REVIEW_EXISTS')
  const id = await insertReview(services, user, input)
  const [review] = await reviewsOf(services.db, { warehouseId: input.warehouseId, id })
  if (!review) throw new CodedError('NOT_FOUND')
  return review
}

async function assertMayReview({ db }: Services, user: SessionUser, warehouseId: number): Promise<void> {
  const { rows } = await db.execute<Target>(sql`
    select seller_id as "sellerId", seller_type as "sellerType", listed from market.listing_search where id = ${warehouseId}`)
  const target = rows[0]
  if (target?.sellerId === user.id) throw new CodedError('OWN_LISTING')
  if (!target?.listed) throw new CodedError('LISTING_UNAVAILABLE')
  if (target.sellerType === 'manager') throw new CodedError('FORBIDDEN', { message: 'This listing takes no reviews.' })
  if (user.userType !== 'customer' && user.serviceType === 'warehouse') throw new CodedError('FORBIDDEN')
}

async function insertReview({ payload, db }: Services, user: SessionUser, input: ReviewInput): Promise<number> {
  const data = { rating: input.rating, feedback: input.feedback, warehouse: input.warehouseId, author: user.id }
  try {
    // The rule was checked above and the author is the session's own; Payload's access knows staff sessions only.
    const created = await payload.create({ collection: 'reviews', data, overrideAccess: true, depth: 0 })
    return Number(created.id)
  } catch (error) {
    // Payload names no constraint in what it throws: of two reviews at once, the loser finds the other's.
    if (await hasReviewed(db, user.id, input.warehouseId)) throw new CodedError('REVIEW_EXISTS', { cause: error })
    throw error
  }
}

async function hasReviewed(db: Db, authorId: number, warehouseId: number): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select id from reviews where author_id = ${authorId} and warehouse_id = ${warehouseId} limit 1`,
  )
  return rows.length > 0
}
