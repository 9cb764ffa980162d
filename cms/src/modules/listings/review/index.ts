import { getStanding } from './procedures/read-standing'
import { postReview } from './procedures/create-review'
import { deleteReview } from './procedures/delete-review'
import { getReviews } from './procedures/list-reviews'
import { getReceived } from './procedures/received-reviews'
import { putReply } from './procedures/reply-to-review'
import { putReview } from './procedures/update-review'

export const procedures = {
  review: {
    list: getReviews,
    received: getReceived,
    standing: getStanding,
    create: postReview,
    update: putReview,
    reply: putReply,
    delete: deleteReview,
  },
}
