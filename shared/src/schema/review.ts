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

const star = z.number().int().min(1).max(5)

/** What a review rates beside its stars. */
export const ReviewScores = z.object({ receiving: star, accuracy: star, communication: star, value: star }).partial()
export type ReviewScores = z.infer<typeof ReviewScores>

const average = z.object({ average: z.number(), count: z.number().int().positive() }).nullable()

/** Their averages over all reviews of a warehouse; null where nobody has rated it. */
export const AverageScores = z.object({ receiving: average, accuracy: average, communication: average, value: average })
export type AverageScores = z.infer<typeof AverageScores>

/** A review as shown; `isVerifiedBooking` when its author has an approved order on the listing whose term has begun. */
export const Review = z.object({
  id: z.number().int(),
  _id: z.number().int(),
  rating: z.number().int().min(1).max(5),
  feedback: z.string(),
  /** Of a warehouse alone, by those whose term there has begun. */
  scores: ReviewScores.default({}),
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
  /** Of a warehouse, from the first day of a reservation there on; without it, a review keeps those it has. */
  scores: ReviewScores.optional(),
}

const subject = { warehouseId: recordId.optional(), serviceId: recordId.optional() }

type Subject = { warehouseId?: number | undefined; serviceId?: number | undefined }
const isOneSubject = ({ warehouseId, serviceId }: Subject) => (warehouseId === undefined) !== (serviceId === undefined)
const oneSubject = { message: 'Send warehouseId or serviceId', path: ['warehouseId'] }

/** The review form, of a warehouse or of a service. */
export const ReviewInput = z.object({ ...words, ...subject }).refine(isOneSubject, oneSubject)
export type ReviewInput = z.infer<typeof ReviewInput>

/** A changed review: the record merged with new stars, words, and scores; nothing else is read. */
export const ReviewChange = z.object({ ...words, id: recordId })
export type ReviewChange = z.infer<typeof ReviewChange>

/** What a reader may write about a warehouse. */
export const ReviewStandingQuery = z.object({ warehouseId: recordId })
export const ReviewStanding = z.object({
  /** The first day of their reservation, before which it can't be reviewed; null when nothing is in the way. */
  opensOn: z.iso.date().nullable(),
  /** Whether a reservation of theirs has begun: they rate more than stars, and the review says so. */
  isVerifiedBooking: z.boolean(),
})
export type ReviewStanding = z.infer<typeof ReviewStanding>

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
