import { postReview } from './procedures/create-review'
import { getReviews } from './procedures/list-reviews'

export const procedures = { review: { list: getReviews, create: postReview } }
