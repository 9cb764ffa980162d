import { sql } from 'drizzle-orm'
import type { Review, ReviewInput } from '@stackyard/shared/schema/review'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../platform/coded-error'
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

async function insertReview({ payload }: Services, user: SessionUser, input: ReviewInput): Promise<number> {
  const data = { rating: input.rating, feedback: input.feedback, warehouse: input.warehouseId, author: user.id }
  try {
    // The rule was checked above and the author is the session's own; Payload's access knows staff sessions only.
    const created = await payload.create({ collection: 'reviews', data, overrideAccess: true, depth: 0 })
    return Number(created.id)
  } catch (error) {
    if (isDuplicate(error)) throw new CodedError('REVIEW_EXISTS', { cause: error })
    throw error
  }
}

/** Payload reports a broken unique index as a validation error that names the field, or passes the database's own. */
function isDuplicate(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, name } = error as Error & { code?: unknown }
  return code === '23505' || name === 'ValidationError' || isDuplicate(error.cause)
}
