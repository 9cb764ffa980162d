import { lazy, useEffect, useRef } from 'react'
import { withReturnTo } from '@stackyard/shared/domain/return-to'
import type { Review } from '@stackyard/shared/schema/review'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { texts } from '../lib/texts'
import { type Reviewed, useReviewActions } from '../lib/use-review-actions'
import { WhenNear } from './when-near'

const ReviewList = lazy(async () => ({ default: (await import('@stackyard/shared/ui/review-list')).ReviewList }))

export type ReviewsSectionProps = {
  of: Reviewed
  listing: { reviews: readonly Review[]; averageRating: number; seller: { id: number; userType: string } }
  user: SessionUser | null
  /** The page itself, to come back to after signing in. */
  path: string
  /** The address asks for them: they are there without scrolling. */
  now: boolean
}

/** Reviews of a listing or a service and the way to add one; hidden for a managed profile's. */
export function ReviewsSection({ of, listing, user, path, now }: ReviewsSectionProps) {
  const { create, update, remove, reply } = useReviewActions(of)
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (now) section.current?.scrollIntoView()
  }, [now])
  if (listing.seller.userType === 'manager') return null
  return (
    <section ref={section} id="reviews" aria-labelledby="reviews-title" className="scroll-mt-24 border-t py-6">
      <h2 id="reviews-title" className="font-display mb-3 text-lg font-semibold">
        {texts.listing.reviews}
      </h2>
      <WhenNear now={now} className="min-h-48" fallback={<Skeleton className="rounded-card h-48" />}>
        <ReviewList
          reviews={listing.reviews}
          averageRating={listing.averageRating}
          sellerId={listing.seller.id}
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
