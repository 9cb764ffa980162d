import { useQueryClient } from '@tanstack/react-query'
import type { MessageKey } from '@stackyard/shared/messages/text'
import type { Review } from '@stackyard/shared/schema/review'
import type { ReviewText } from '@stackyard/shared/ui/review-form'
import { apiQuery, client } from '../../lib/api'
import { notifyDone, notifyFailure } from '../../lib/notify'
import { toProblem } from '../../lib/problem'

type Said = {
  done?: Extract<MessageKey, `review.${string}.success` | 'review.reply.removed'>
  failed: Extract<MessageKey, `review.${string}.error`>
}

/**
 * Writing, changing and deleting reviews of a listing, with the spec's toasts (000 §8). Each resolves to the sentence of
 * a refusal, or to null once it is done and the listing was read again.
 */
export function useReviewActions(warehouseId: number) {
  const queryClient = useQueryClient()
  const attempt = async (call: Promise<unknown>, { done, failed }: Said): Promise<string | null> => {
    const { text } = await import('@stackyard/shared/messages/text')
    try {
      await call
    } catch (error) {
      notifyFailure(text(failed), error)
      return toProblem(error).message
    }
    if (done) notifyDone(text(done))
    await queryClient.invalidateQueries({ queryKey: apiQuery.warehouse.key() })
    return null
  }
  return {
    create: (words: ReviewText) =>
      attempt(client.review.create({ ...words, warehouseId }), {
        done: 'review.create.success',
        failed: 'review.create.error',
      }),
    update: ({ id }: Review, words: ReviewText) =>
      attempt(client.review.update({ id, ...words }), { done: 'review.update.success', failed: 'review.update.error' }),
    reply: ({ id }: Review, reply: string) =>
      attempt(client.review.reply({ id, reply }), {
        done: reply ? 'review.reply.success' : 'review.reply.removed',
        failed: 'review.reply.error',
      }),
    remove: ({ id }: Review) => attempt(client.review.delete({ id }), { failed: 'review.delete.error' }),
  }
}
