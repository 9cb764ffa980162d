import { useQueryClient } from '@tanstack/react-query'
import { lazy } from 'react'
import { withReturnTo } from '@stackyard/shared/domain/return-to'
import type { MessageKey } from '@stackyard/shared/messages/text'
import type { Service } from '@stackyard/shared/schema/service'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { WhenNear } from '../../../components/when-near'
import { apiQuery, client } from '../../../lib/api'
import { notifyDone, notifyFailure } from '../../../lib/notify'
import { toProblem } from '../../../lib/problem'
import { serviceTexts as words } from '../../../lib/texts/services'

const ReviewList = lazy(async () => ({ default: (await import('@stackyard/shared/ui/review-list')).ReviewList }))

type Said = {
  done?: Extract<MessageKey, `review.${string}.success`>
  failed: Extract<MessageKey, `review.${string}.error`>
}

/** The spec's toasts (000 §8). */
const said = {
  create: { done: 'review.create.success', failed: 'review.create.error' },
  update: { done: 'review.update.success', failed: 'review.update.error' },
  delete: { failed: 'review.delete.error' },
  reply: { done: 'review.reply.success', failed: 'review.reply.error' },
} as const satisfies Record<string, Said>
type Act = keyof typeof said

/** Reviews of a service and the way to add one; hidden when the provider is a managed profile (000 §2.13). */
export function ServiceReviews({ service, user }: { service: Service; user: SessionUser | null }) {
  const queryClient = useQueryClient()
  if (service.seller.userType === 'manager') return null
  const attempt = async (call: Promise<unknown>, act: Act): Promise<string | null> => {
    const { text } = await import('@stackyard/shared/messages/text')
    try {
      await call
    } catch (error) {
      notifyFailure(text(said[act].failed), error)
      return toProblem(error).message
    }
    const { done }: Said = said[act]
    if (done) notifyDone(text(done))
    await queryClient.invalidateQueries({ queryKey: apiQuery.services.key() })
    return null
  }
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
          onCreate={(review) => attempt(client.review.create({ ...review, serviceId: service.id }), 'create')}
          onUpdate={({ id }, review) => attempt(client.review.update({ id, ...review }), 'update')}
          onDelete={({ id }) => attempt(client.review.delete({ id }), 'delete')}
          onReply={({ id }, reply) => attempt(client.review.reply({ id, reply }), 'reply')}
        />
      </WhenNear>
    </section>
  )
}
