import { type ReviewScore, reviewScores } from '@stackyard/shared/reference/review-scores'
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
  scores?: Partial<Record<ReviewScore, number | null>>
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

type Said = Record<'rating' | 'feedback' | 'reply' | 'scores', unknown>

const NOTHING_SAID: Said = { rating: null, feedback: null, reply: null, scores: null }

/** What a review says; scores are those that were given. */
function said({ rating, feedback, reply, scores }: ModeratedReview): Said {
  const given = reviewScores
    .map((score) => [score, scores?.[score] ?? null] as const)
    .filter(([, value]) => value !== null)
  return { rating, feedback, reply: reply || null, scores: given.length > 0 ? Object.fromEntries(given) : null }
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
  await recordAudit(tx, {
    actorId,
    action: before ? 'edit-review' : 'delete-review',
    subjectKind: warehouseId === null ? 'service' : 'warehouse',
    subjectId,
    changes: {
      review: [review.id, before ? review.id : null],
      ...changesBetween(said(before ?? review), before ? said(review) : NOTHING_SAID),
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
