import { useQueryClient } from '@tanstack/react-query'
import { lazy } from 'react'
import { withReturnTo } from '@stackyard/shared/domain/return-to'
import type { SessionUser } from '@stackyard/shared/schema/user'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import type { ReviewText } from '@stackyard/shared/ui/review-form'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { WhenNear } from '../../../components/when-near'
import { apiQuery, client } from '../../../lib/api'
import { notifyDone } from '../../../lib/notify'
import { toProblem } from '../../../lib/problem'
import { texts } from '../../../lib/texts'

const ReviewList = lazy(async () => ({ default: (await import('@stackyard/shared/ui/review-list')).ReviewList }))

export type ListingReviewsProps = {
  warehouse: Warehouse
  user: SessionUser | null
  path: string
  /** The address asks for them: they are there without scrolling. */
  now: boolean
}

/** Reviews and the way to add one; hidden when the seller is a manager (000 §2.13). */
export function ListingReviews({ warehouse, user, path, now }: ListingReviewsProps) {
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
      <WhenNear now={now} className="min-h-48" fallback={<Skeleton className="rounded-card h-48" />}>
        <ReviewList
          reviews={warehouse.reviews}
          averageRating={warehouse.averageRating}
          sellerId={warehouse.seller.id}
          viewer={user}
          loginHref={withReturnTo('/auth/login', `${path}#reviews`)}
          onCreate={create}
        />
      </WhenNear>
    </section>
  )
}
