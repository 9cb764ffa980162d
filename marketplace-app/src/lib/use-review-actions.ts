import { useQueryClient } from '@tanstack/react-query'
import type { MessageKey } from '@stackyard/shared/messages/text'
import type { Review } from '@stackyard/shared/schema/review'
import type { ReviewText } from '@stackyard/shared/ui/review-form'
import { apiQuery, client } from './api'
import { notifyDone, notifyFailure } from './notify'
import { toProblem } from './problem'

type Said = {
  done?: Extract<MessageKey, `review.${string}.success` | 'review.reply.removed'>
  failed: Extract<MessageKey, `review.${string}.error`>
}

export type Reviewed = { warehouseId: number } | { serviceId: number }

/**
 * Writing, changing, answering and deleting reviews, with the spec's toasts. Each resolves to the sentence of a
 * refusal, or to null once it is done and whatever shows reviews was read again. `of` is what is reviewed; none where
 * reviews of several listings stand together.
 */
export function useReviewActions(of?: Reviewed) {
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
    const showing = [apiQuery.warehouse, apiQuery.services, apiQuery.review, apiQuery.overview]
    await Promise.all(showing.map((group) => queryClient.invalidateQueries({ queryKey: group.key() })))
    return null
  }
  return {
    create: (words: ReviewText) =>
      attempt(client.review.create({ ...words, ...of }), {
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
    /** What the reader may write about a warehouse. */
    standing: async (warehouseId: number) => (await client.review.standing({ warehouseId })).results,
    remove: ({ id }: Review) => attempt(client.review.delete({ id }), { failed: 'review.delete.error' }),
  }
}
