import { sql } from 'drizzle-orm'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Db } from '../../../../platform/db'
import type { ReviewSubject } from '../../discovery'

/**
 * The listing of a review that this person may change or delete: its author's or, for an admin, anybody's.
 * Another's review answers like a missing one.
 * @throws CodedError NOT_FOUND
 */
export async function assertOwnReview(db: Db, user: SessionUser, id: number): Promise<ReviewSubject> {
  const { rows } = await db.execute<{ warehouseId: number | null; serviceId: number; authorId: number }>(
    sql`select warehouse_id as "warehouseId", service_id as "serviceId", author_id as "authorId" from reviews where id = ${id}`,
  )
  const review = rows[0]
  if (!review || (review.authorId !== user.id && user.userType !== 'admin')) throw new CodedError('NOT_FOUND')
  return review.warehouseId === null ? { serviceId: review.serviceId } : { warehouseId: review.warehouseId }
}
