import { expect, it } from 'vitest'
import type { Review } from '../schema/review'
import { reviewErrors } from './review-form'
import { authorName, canAddReview, canChangeReview, sortReviews } from './review-list'

const review = (
  id: number,
  createdAt: string,
  names = { fullName: '', firstName: 'Ada', lastName: 'Lee' },
): Review => ({
  id,
  _id: id,
  rating: 4,
  feedback: 'Quick and careful',
  createdAt,
  userData: { id: 10 + id, ...names, avatar: null },
  warehouseId: 1,
  serviceId: null,
  scores: {},
  isVerifiedBooking: false,
  reply: null,
})

it('a customer or a provider of another service may add a review, the seller never', () => {
  expect(canAddReview(null, 1)).toBe(false)
  expect(canAddReview({ id: 2, userType: 'customer', serviceType: null }, 1)).toBe(true)
  expect(canAddReview({ id: 2, userType: 'seller', serviceType: 'software' }, 1)).toBe(true)
  expect(canAddReview({ id: 2, userType: 'seller', serviceType: 'warehouse' }, 1)).toBe(false)
  expect(canAddReview({ id: 1, userType: 'customer', serviceType: null }, 1)).toBe(false)
})

it('an admin or the author may change it', () => {
  const own = review(1, '2026-01-01')
  expect(canChangeReview({ id: 11, userType: 'customer', serviceType: null }, own)).toBe(true)
  expect(canChangeReview({ id: 99, userType: 'admin', serviceType: null }, own)).toBe(true)
  expect(canChangeReview({ id: 99, userType: 'customer', serviceType: null }, own)).toBe(false)
})

it('sorts newest or oldest first, or leaves the order as it is', () => {
  const all = [review(1, '2026-02-01'), review(2, '2026-03-01'), review(3, '2026-01-01')]
  expect(sortReviews(all, 'DEFAULT').map((r) => r.id)).toEqual([1, 2, 3])
  expect(sortReviews(all, 'NEW_FIRST').map((r) => r.id)).toEqual([2, 1, 3])
  expect(sortReviews(all, 'OLD_FIRST').map((r) => r.id)).toEqual([3, 1, 2])
})

it('R-161: names the author by fullName, else first and last, else Untitled', () => {
  expect(authorName(review(1, '', { fullName: 'Ada B. Lee', firstName: 'Ada', lastName: 'Lee' }))).toBe('Ada B. Lee')
  expect(authorName(review(1, ''))).toBe('Ada Lee')
  expect(authorName(review(1, '', { fullName: '', firstName: '', lastName: '' }))).toBe('Untitled')
})

it('asks for stars and words', () => {
  expect(reviewErrors({ rating: 0, feedback: ' ' })).toEqual({
    rating: 'Rating is required',
    feedback: 'Feedback is required',
  })
  expect(reviewErrors({ rating: 5, feedback: 'Good' })).toEqual({})
})
