import { lazy, useEffect, useRef } from 'react'
import { withReturnTo } from '@stackyard/shared/domain/return-to'
import type { AverageScores, Review } from '@stackyard/shared/schema/review'
import type { ServiceRecord } from '@stackyard/shared/schema/service-record'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { texts } from '../lib/texts'
import { type Reviewed, useReviewActions } from '../lib/use-review-actions'
import { WhenNear } from './when-near'

const ServiceRecordSection = lazy(async () => ({
  default: (await import('@stackyard/shared/ui/service-record')).ServiceRecordSection,
}))
const ScoreAverages = lazy(async () => ({
  default: (await import('@stackyard/shared/ui/review-scores')).ScoreAverages,
}))
const ReviewList = lazy(async () => ({ default: (await import('@stackyard/shared/ui/review-list')).ReviewList }))

export type ReviewsSectionProps = {
  of: Reviewed
  listing: {
    reviews: readonly Review[]
    averageRating: number
    seller: { id: number; userType: string }
    /** Of a warehouse alone. */
    scores?: AverageScores | null
    serviceRecord?: ServiceRecord | null
  }
  user: SessionUser | null
  /** The page itself, to come back to after signing in. */
  path: string
  /** The address asks for them: they are there without scrolling. */
  now: boolean
}

/** Reviews of a listing or a service and the way to add one; hidden for a managed profile's. */
export function ReviewsSection({ of, listing, user, path, now }: ReviewsSectionProps) {
  const { create, update, remove, reply, standing } = useReviewActions(of)
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
        <ServiceRecordSection record={listing.serviceRecord ?? null} />
        <ScoreAverages scores={listing.scores ?? null} className="mb-6" />
        <ReviewList
          reviews={listing.reviews}
          averageRating={listing.averageRating}
          sellerId={listing.seller.id}
          viewer={user}
          loginHref={withReturnTo('/auth/login', `${path}#reviews`)}
          onCreate={create}
          {...('warehouseId' in of ? { readStanding: () => standing(of.warehouseId) } : {})}
          onUpdate={update}
          onDelete={remove}
          onReply={reply}
        />
      </WhenNear>
    </section>
  )
}
