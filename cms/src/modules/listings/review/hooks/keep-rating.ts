import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { executorOf } from '../../discovery'
import { rateListing } from '../../listing'
import { rateService } from '../../service'
import { type ModeratedReview, noteModeration } from './note-moderation'
import { tellOfReply, tellOfReview } from './tell-of-review'

type Related = number | { id: number } | null | undefined
type ReviewDoc = { warehouse?: Related; service?: Related }

const idOf = (related: Related) => (typeof related === 'object' ? related?.id : related)

async function recount(req: PayloadRequest, doc: ReviewDoc) {
  const tx = await executorOf(req)
  const warehouseId = idOf(doc.warehouse)
  const serviceId = idOf(doc.service)
  if (warehouseId) await rateListing(tx, warehouseId)
  if (serviceId) await rateService(tx, serviceId)
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
