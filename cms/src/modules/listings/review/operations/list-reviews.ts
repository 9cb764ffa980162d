import { sql } from 'drizzle-orm'
import type { Review, ReviewListQuery } from '@stackyard/shared/schema/review'
import { CodedError } from '../../../../platform/coded-error'
import type { Db } from '../../../../platform/db'
import { reviewsOf } from '../../discovery'
import { subjectOf, subjectRow } from '../subject'

/** Reviews of a warehouse or service the public sees. @throws CodedError LISTING_UNAVAILABLE */
export async function listReviews(
  db: Db,
  { sort, limit, skip, ...input }: ReviewListQuery,
): Promise<{ rows: Review[]; total: number }> {
  const subject = subjectOf(input)
  const { rows } = await db.execute<{ total: number }>(sql`
    select review_count as total from ${subjectRow(subject)} and listed`)
  if (!rows[0]) throw new CodedError('LISTING_UNAVAILABLE')
  return { rows: await reviewsOf(db, { ...subject, sort, limit, skip }), total: rows[0].total }
}
