import { text } from '@stackyard/shared/messages/text'
import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { jobs } from '../../../../platform/jobs'
import { changesBetween, recordAudit } from '../../../foundation/audit'
import { executorOf } from '../../discovery'
import { notifyUser } from '../../../foundation/notification'

type Related = number | { id: number } | null | undefined

export type ModeratedReview = {
  id: number
  rating: number
  feedback: string
  reply?: string | null
  author: Related
  warehouse?: Related
  service?: Related
}

export const idOf = (related: Related): number | null =>
  typeof related === 'object' ? (related?.id ?? null) : (related ?? null)

/** Who acts: the panel's session, or the person of the API's call. */
const actorOf = (req: PayloadRequest): number | null => {
  const id = req.user?.id ?? req.context.actorId
  return id === undefined ? null : Number(id)
}

/**
 * What an admin does to somebody's review is noted with what it said before, in the same transaction; who wrote one that
 * is taken down is told. People's own changes are theirs.
 */
export async function noteModeration(
  req: PayloadRequest,
  review: ModeratedReview,
  before: ModeratedReview | null,
): Promise<void> {
  const actorId = actorOf(req)
  const authorId = idOf(review.author)
  if (actorId === null || actorId === authorId) return
  const tx = await executorOf(req)
  const warehouseId = idOf(review.warehouse)
  const subjectId = warehouseId ?? idOf(review.service)
  if (subjectId === null) return
  const said = ({ rating, feedback, reply }: ModeratedReview) => ({ rating, feedback, reply: reply ?? null })
  await recordAudit(tx, {
    actorId,
    action: before ? 'edit-review' : 'delete-review',
    subjectKind: warehouseId === null ? 'service' : 'warehouse',
    subjectId,
    changes: {
      review: [review.id, before ? review.id : null],
      ...(before
        ? changesBetween(said(before), said(review))
        : {
            rating: [review.rating, null],
            feedback: [review.feedback, null],
            ...(review.reply ? { reply: [review.reply, null] } : {}),
          }),
    },
  })
  if (before || authorId === null) return
  const table = warehouseId === null ? sql`services` : sql`warehouses`
  const { rows } = await tx.execute<{ name: string }>(
    sql`select coalesce(name, '') as name from ${table} where id = ${subjectId}`,
  )
  const message = text('review.removed', { name: rows[0]?.name ?? '' })
  const data: Record<string, number> = warehouseId === null ? {} : { warehouseId }
  await notifyUser(jobs, tx, { userId: authorId, kind: 'review_removed', message, data })
}
