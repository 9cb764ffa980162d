import { text } from '@stackyard/shared/messages/text'
import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import type { Tx } from '../../../../platform/db'
import { jobs } from '../../../../platform/jobs'
import { executorOf } from '../../discovery'
import { notifyUser } from '../../../foundation/notification'
import { idOf, type ModeratedReview } from './note-moderation'

type Listing = { name: string; sellerId: number; seller: string; path: string }

/** The reviewed listing as its parties are told of it. */
async function listingOf(tx: Tx, review: ModeratedReview): Promise<Listing | undefined> {
  const warehouseId = idOf(review.warehouse)
  const listing =
    warehouseId === null
      ? sql`select name, seller_id, '/dashboard/services/' || id as path from services where id = ${idOf(review.service)}`
      : sql`select name, seller_id, '/dashboard/warehouses/' || id as path from warehouses where id = ${warehouseId}`
  const { rows } = await tx.execute<Listing>(sql`
    select coalesce(l.name, '') as name, l.seller_id as "sellerId", l.path,
      coalesce(nullif(u.company, ''), trim(concat_ws(' ', u.first_name, u.last_name))) as seller
    from (${listing}) l join users u on u.id = l.seller_id`)
  return rows[0]
}

/** Whether a person had such a notice within a day: who writes, takes back and writes anew sends no second mail. */
async function wasTold(tx: Tx, userId: number, kind: string, data: object): Promise<boolean> {
  const { rows } = await tx.execute(sql`select from market.notification
    where user_id = ${userId} and kind = ${kind} and data @> ${JSON.stringify(data)}::jsonb
      and created_at > now() - interval '1 day' limit 1`)
  return rows.length > 0
}

/**
 * Tells a provider, by email too, what was written about their listing, in the transaction that writes it; of one author
 * and listing once a day.
 */
export async function tellOfReview(req: PayloadRequest, review: ModeratedReview): Promise<void> {
  const tx = await executorOf(req)
  const listing = await listingOf(tx, review)
  if (!listing) return
  const { name, path, sellerId } = listing
  const authorId = idOf(review.author) ?? 0
  if (await wasTold(tx, sellerId, 'review_written', { path, authorId })) return
  await notifyUser(jobs, tx, {
    userId: sellerId,
    kind: 'review_written',
    message: text('review.written', { name, rating: review.rating }),
    data: { path, authorId },
    mail: { subject: text('review.written.subject', { name }), path: `${path}#reviews` },
  })
}

/** Tells whoever wrote a review of the first answer to it. */
export async function tellOfReply(
  req: PayloadRequest,
  review: ModeratedReview,
  before: ModeratedReview,
): Promise<void> {
  const authorId = idOf(review.author)
  if (!review.reply || before.reply || authorId === null) return
  const tx = await executorOf(req)
  const listing = await listingOf(tx, review)
  if (!listing) return
  const { name, path, seller } = listing
  const data = { path, reviewId: review.id }
  if (await wasTold(tx, authorId, 'review_answered', data)) return
  const message = text('review.answered', { name, seller })
  await notifyUser(jobs, tx, { userId: authorId, kind: 'review_answered', message, data })
}
