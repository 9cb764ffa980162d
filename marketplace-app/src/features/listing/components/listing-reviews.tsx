import { lazy, useEffect, useRef } from 'react'
import { withReturnTo } from '@stackyard/shared/domain/return-to'
import type { SessionUser } from '@stackyard/shared/schema/user'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { WhenNear } from '../../../components/when-near'
import { texts } from '../../../lib/texts'
import { useReviewActions } from '../../../lib/use-review-actions'

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
  const { create, update, remove, reply } = useReviewActions({ warehouseId: warehouse.id })
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (now) section.current?.scrollIntoView()
  }, [now])
  if (warehouse.seller.userType === 'manager') return null
  return (
    <section ref={section} id="reviews" aria-labelledby="reviews-title" className="scroll-mt-24 border-t py-6">
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
          onUpdate={update}
          onDelete={remove}
          onReply={reply}
        />
      </WhenNear>
    </section>
  )
}
