import { z } from 'zod'
import { paging, queryBoolean, recordId } from './query'
import { numberInput } from './number-input'

export const ReviewAuthor = z.object({
  id: z.number().int(),
  fullName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  avatar: z.string().nullable(),
})

/** A review as shown; `isVerifiedBooking` when its author has an approved order on the listing whose term has begun. */
export const Review = z.object({
  id: z.number().int(),
  _id: z.number().int(),
  rating: z.number().int().min(1).max(5),
  feedback: z.string(),
  createdAt: z.string(),
  userData: ReviewAuthor,
  warehouseId: z.number().int().nullable(),
  serviceId: z.number().int().nullable(),
  isVerifiedBooking: z.boolean(),
  /** What the provider answers in public. */
  reply: z.object({ text: z.string(), at: z.string() }).nullable(),
})
export type Review = z.infer<typeof Review>

const words = {
  rating: numberInput(
    z
      .number({ error: 'Rating is required' })
      .int()
      .min(1, 'Minimum 1 star is required')
      .max(5, 'Maximum 5 star is allowed'),
  ),
  feedback: z.string({ error: 'Feedback is required' }).trim().min(1, 'Feedback is required').max(4000),
}

const subject = { warehouseId: recordId.optional(), serviceId: recordId.optional() }

type Subject = { warehouseId?: number | undefined; serviceId?: number | undefined }
const isOneSubject = ({ warehouseId, serviceId }: Subject) => (warehouseId === undefined) !== (serviceId === undefined)
const oneSubject = { message: 'Send warehouseId or serviceId', path: ['warehouseId'] }

/** The review form, of a warehouse or of a service. */
export const ReviewInput = z.object({ ...words, ...subject }).refine(isOneSubject, oneSubject)
export type ReviewInput = z.infer<typeof ReviewInput>

/** A changed review: the record merged with new stars and words; only these two are read. */
export const ReviewChange = z.object({ ...words, id: recordId })
export type ReviewChange = z.infer<typeof ReviewChange>

/** The provider's answer under a review; an empty one takes it away. */
export const ReviewReply = z.object({
  id: recordId,
  reply: z.string({ error: 'Write an answer' }).trim().max(2000, 'An answer has at most 2,000 characters'),
})
export type ReviewReply = z.infer<typeof ReviewReply>

export const reviewSorts = ['DEFAULT', 'NEW_FIRST', 'OLD_FIRST'] as const
export const ReviewSort = z.enum(reviewSorts)
export type ReviewSort = z.infer<typeof ReviewSort>

export const ReviewListQuery = z
  .object({ ...subject, sort: ReviewSort.default('DEFAULT'), ...paging(10) })
  .refine(isOneSubject, oneSubject)
export type ReviewListQuery = z.infer<typeof ReviewListQuery>

/** A review of an own listing; `path` is the listing's page in the app. */
export const ReceivedReview = Review.extend({ listing: z.object({ name: z.string(), path: z.string() }) })
export type ReceivedReview = z.infer<typeof ReceivedReview>

/** `awaiting=true` leaves those out that were answered. */
export const ReceivedReviewQuery = z.object({ ...paging(20), awaiting: queryBoolean })
export type ReceivedReviewQuery = z.infer<typeof ReceivedReviewQuery>
