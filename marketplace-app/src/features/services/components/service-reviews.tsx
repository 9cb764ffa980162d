import { lazy } from 'react'
import { withReturnTo } from '@stackyard/shared/domain/return-to'
import type { Service } from '@stackyard/shared/schema/service'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { WhenNear } from '../../../components/when-near'
import { serviceTexts as words } from '../../../lib/texts/services'
import { useReviewActions } from '../../../lib/use-review-actions'

const ReviewList = lazy(async () => ({ default: (await import('@stackyard/shared/ui/review-list')).ReviewList }))

/** Reviews of a service and the way to add one; hidden when the provider is a managed profile (000 §2.13). */
export function ServiceReviews({ service, user }: { service: Service; user: SessionUser | null }) {
  const { create, update, remove, reply } = useReviewActions({ serviceId: service.id })
  if (service.seller.userType === 'manager') return null
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="scroll-mt-24 border-t py-6">
      <h2 id="reviews-title" className="font-display mb-3 text-lg font-semibold">
        {words.reviews}
      </h2>
      <WhenNear now={false} className="min-h-48" fallback={<Skeleton className="rounded-card h-48" />}>
        <ReviewList
          reviews={service.reviews}
          averageRating={service.averageRating}
          sellerId={service.seller.id}
          viewer={user}
          loginHref={withReturnTo('/auth/login', `/dashboard/services/${service.slug}#reviews`)}
          onCreate={create}
          onUpdate={update}
          onDelete={remove}
          onReply={reply}
        />
      </WhenNear>
    </section>
  )
}
