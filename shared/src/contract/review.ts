import { z } from 'zod'
import { recordId } from '../schema/query'
import {
  ReceivedReview,
  ReceivedReviewQuery,
  Review,
  ReviewChange,
  ReviewInput,
  ReviewListQuery,
  ReviewReply,
  ReviewStanding,
  ReviewStandingQuery,
} from '../schema/review'
import { Done, endpoint } from './endpoint'

export const review = {
  list: endpoint({
    method: 'GET',
    path: '/review/',
    audience: 'public',
    summary: 'Reviews of a warehouse or a service',
    input: ReviewListQuery,
    results: z.array(Review),
  }),
  received: endpoint({
    method: 'GET',
    path: '/review/received',
    audience: 'seller',
    summary: 'Reviews of the own listings, newest first',
    input: ReceivedReviewQuery,
    results: z.array(ReceivedReview),
  }),
  standing: endpoint({
    method: 'GET',
    path: '/review/standing',
    audience: 'user',
    summary: 'What you may write about a warehouse',
    description: 'A warehouse that you have reserved can be reviewed from the first day of the term on.',
    input: ReviewStandingQuery,
    results: ReviewStanding,
  }),
  create: endpoint({
    method: 'POST',
    path: '/review/',
    audience: 'user',
    summary: 'Review a warehouse or a service',
    description:
      'Not by its seller; by customers and by sellers of other services. One review a user and listing. A warehouse that is reserved can be reviewed from the first day of the term on; from then on `scores` are taken, too.',
    input: ReviewInput,
    results: Review,
    callsPerMinute: 20,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/review/{id}',
    audience: 'owner',
    summary: 'Change a review',
    description: 'By its author or an admin. Of the merged record only rating, feedback, and scores are read.',
    input: ReviewChange,
    results: Review,
  }),
  reply: endpoint({
    method: 'PUT',
    path: '/review/{id}/reply',
    audience: 'owner',
    summary: 'Answer a review in public',
    description: 'By the provider of the listing; one answer a review. An empty one takes it away.',
    input: ReviewReply,
    results: Review,
    callsPerMinute: 30,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/review/{id}',
    audience: 'owner',
    summary: 'Delete a review',
    description: 'By its author or an admin.',
    input: z.object({ id: recordId }),
    results: Done,
  }),
}
