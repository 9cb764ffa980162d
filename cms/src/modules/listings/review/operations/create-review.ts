import { sql } from 'drizzle-orm'
import type { Review, ReviewInput } from '@stackyard/shared/schema/review'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { CodedError } from '../../../../platform/coded-error'
import type { Db } from '../../../../platform/db'
import { printedDay } from '../../../../platform/paper'
import type { Services } from '../../../../platform/services'
import { reviewsOf, type ReviewSubject } from '../../discovery'
import { assertMayScore, readStanding } from './read-standing'
import { reviewsOfSubject, subjectOf, subjectRow } from '../subject'

type Target = { sellerId: number; sellerType: string; listed: boolean }

/**
 * One star review of a warehouse or a service: not by the listing's seller, and by customers or by people whose service is not
 * warehousing; one a person and listing. The average of the listing follows in the same transaction.
 * Who has reserved a warehouse writes from the first day of the term on.
 * @throws CodedError LISTING_UNAVAILABLE, OWN_LISTING, FORBIDDEN, REVIEW_TOO_EARLY, REVIEW_EXISTS, VALIDATION_FAILED
 */
export async function createReview(services: Services, user: SessionUser, input: ReviewInput): Promise<Review> {
  const subject = subjectOf(input)
  await assertMayReview(services, user, subject)
  await assertMayScore(services.db, user.id, subject, input.scores)
  if (await hasReviewed(services.db, user.id, subject)) throw new CodedError('REVIEW_EXISTS')
  const id = await insertReview(services, user, input, subject)
  const [review] = await reviewsOf(services.db, { ...subject, id })
  if (!review) throw new CodedError('NOT_FOUND')
  return review
}

async function assertMayReview({ db }: Services, user: SessionUser, subject: ReviewSubject): Promise<void> {
  const { rows } = await db.execute<Target>(sql`
    select seller_id as "sellerId", seller_type as "sellerType", listed from ${subjectRow(subject)}`)
  const target = rows[0]
  if (target?.sellerId === user.id) throw new CodedError('OWN_LISTING')
  if (!target?.listed) throw new CodedError('LISTING_UNAVAILABLE')
  if (target.sellerType === 'manager') throw new CodedError('FORBIDDEN', { message: 'This listing takes no reviews.' })
  if (user.userType !== 'customer' && user.serviceType === 'warehouse') throw new CodedError('FORBIDDEN')
  if ('serviceId' in subject) return
  const { opensOn } = await readStanding(db, user.id, subject.warehouseId)
  if (opensOn !== null)
    throw new CodedError('REVIEW_TOO_EARLY', {
      message: `You can review this warehouse from ${printedDay(new Date(opensOn))}, the first day of your reservation.`,
    })
}

async function insertReview(
  { payload, db }: Services,
  user: SessionUser,
  { rating, feedback, scores = {} }: ReviewInput,
  subject: ReviewSubject,
): Promise<number> {
  const of = 'warehouseId' in subject ? { warehouse: subject.warehouseId } : { service: subject.serviceId }
  const data = { rating, feedback, scores, ...of, author: user.id }
  try {
    // The rule was checked above and the author is the session's own; Payload's access knows staff sessions only.
    const context = { actorId: user.id }
    const created = await payload.create({ collection: 'reviews', data, overrideAccess: true, depth: 0, context })
    return Number(created.id)
  } catch (error) {
    // Payload names no constraint in what it throws: of two reviews at once, the loser finds the other's.
    if (await hasReviewed(db, user.id, subject)) throw new CodedError('REVIEW_EXISTS', { cause: error })
    throw error
  }
}

async function hasReviewed(db: Db, authorId: number, subject: ReviewSubject): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select id from reviews where author_id = ${authorId} and ${reviewsOfSubject(subject)} limit 1`,
  )
  return rows.length > 0
}
