import { useQueryClient } from '@tanstack/react-query'
import { withReturnTo } from '@stackyard/shared/domain/return-to'
import type { SessionUser } from '@stackyard/shared/schema/user'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { ReviewList } from '@stackyard/shared/ui/review-list'
import type { ReviewText } from '@stackyard/shared/ui/review-form'
import { apiQuery, client } from '../../../lib/api'
import { notifyDone } from '../../../lib/notify'
import { toProblem } from '../../../lib/problem'
import { texts } from '../../../lib/texts'

export type ListingReviewsProps = { warehouse: Warehouse; user: SessionUser | null; path: string }

/** Reviews and the way to add one; hidden when the seller is a manager (000 §2.13). */
export function ListingReviews({ warehouse, user, path }: ListingReviewsProps) {
  const queryClient = useQueryClient()
  if (warehouse.seller.userType === 'manager') return null
  const create = async (review: ReviewText): Promise<string | null> => {
    try {
      await client.review.create({ ...review, warehouseId: warehouse.id })
    } catch (error) {
      return toProblem(error).message
    }
    notifyDone(texts.listing.reviewSaved)
    await queryClient.invalidateQueries({ queryKey: apiQuery.warehouse.key() })
    return null
  }
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="scroll-mt-24 border-t py-6">
      <h2 id="reviews-title" className="font-display mb-3 text-lg font-semibold">
        {texts.listing.reviews}
      </h2>
      <ReviewList
        reviews={warehouse.reviews}
        averageRating={warehouse.averageRating}
        sellerId={warehouse.seller.id}
        viewer={user}
        loginHref={withReturnTo('/auth/login', `${path}#reviews`)}
        onCreate={create}
      />
    </section>
  )
}
