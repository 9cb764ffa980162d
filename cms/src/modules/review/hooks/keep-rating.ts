import { sql } from 'drizzle-orm'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { executorOf, refreshListings } from '../../discovery'
import { refreshServices } from '../../service'
import { enqueueRelease } from '../../site-release'
import { type ModeratedReview, noteModeration } from './note-moderation'
import { tellOfReply, tellOfReview } from './tell-of-review'

type Related = number | { id: number } | null | undefined
type ReviewDoc = { warehouse?: Related; service?: Related }

const idOf = (related: Related) => (typeof related === 'object' ? related?.id : related)

/**
 * The record's row is locked first, so that two reviews at once both count in the average. The weaker lock goes beside
 * the one that each review's foreign key already holds: "for update" would deadlock them.
 */
async function recount(req: PayloadRequest, doc: ReviewDoc) {
  const tx = await executorOf(req)
  const warehouseId = idOf(doc.warehouse)
  const serviceId = idOf(doc.service)
  if (warehouseId) {
    await tx.execute(sql`select id from warehouses where id = ${warehouseId} for no key update`)
    await tx.execute(sql`
      update warehouses set review_count = counted.n, average_rating = counted.average
      from (select count(*) as n, coalesce(round(avg(rating), 2), 0) as average
            from reviews where warehouse_id = ${warehouseId}) counted
      where warehouses.id = ${warehouseId}`)
    await refreshListings(tx, [warehouseId])
  }
  if (serviceId) {
    await tx.execute(sql`select id from services where id = ${serviceId} for no key update`)
    await tx.execute(sql`
      update services set review_count = counted.n, average_rating = counted.average
      from (select count(*) as n, coalesce(round(avg(rating), 2), 0) as average
            from reviews where service_id = ${serviceId}) counted
      where services.id = ${serviceId}`)
    await refreshServices(tx, [serviceId])
    // Its page shows reviews as they were when it was made.
    if (req.context.skipRelease !== true) await enqueueRelease(tx, 'content')
  }
}

export const afterReviewChange: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const review = doc as ModeratedReview
  await recount(req, doc as ReviewDoc)
  // Those of the demo are written by nobody who acts.
  if (operation === 'create' && req.context.actorId !== undefined) await tellOfReview(req, review)
  if (operation !== 'update') return
  if (req.context.isReply === true) await tellOfReply(req, review, previousDoc as ModeratedReview)
  else await noteModeration(req, review, previousDoc as ModeratedReview)
}

export const afterReviewDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await recount(req, doc as ReviewDoc)
  await noteModeration(req, doc as ModeratedReview, null)
}
