import { sql } from 'drizzle-orm'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../platform/coded-error'
import type { Db } from '../../../platform/db'

/**
 * The listing of a review that this person may change or delete: its author's or, for an admin, anybody's (000 §6).
 * Another's review answers like a missing one.
 * @throws CodedError NOT_FOUND
 */
export async function assertOwnReview(db: Db, user: SessionUser, id: number): Promise<{ warehouseId: number }> {
  const { rows } = await db.execute<{ warehouseId: number; authorId: number }>(
    sql`select warehouse_id as "warehouseId", author_id as "authorId" from reviews where id = ${id}`,
  )
  const review = rows[0]
  if (!review || (review.authorId !== user.id && user.userType !== 'admin')) throw new CodedError('NOT_FOUND')
  return { warehouseId: review.warehouseId }
}
