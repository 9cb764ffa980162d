import { sql } from 'drizzle-orm'
import type { Review } from '@stackyard/shared/schema/review'
import { CodedError } from '../../../platform/coded-error'
import type { Db } from '../../../platform/db'
import { reviewsOf, type ReviewPage } from '../../discovery'

/** Reviews of a listing the public sees. @throws CodedError LISTING_UNAVAILABLE */
export async function listReviews(db: Db, page: ReviewPage): Promise<{ rows: Review[]; total: number }> {
  const { rows } = await db.execute<{ total: number }>(sql`
    select review_count as total from market.listing_search where id = ${page.warehouseId} and listed`)
  if (!rows[0]) throw new CodedError('LISTING_UNAVAILABLE')
  return { rows: await reviewsOf(db, page), total: rows[0].total }
}
